"""A program that speaks lines: it answers with the last legal move."""

import json
import sys

for line in sys.stdin:
    asked = json.loads(line)
    assert asked["format"] == "motherlode-lines/1"
    print(asked["legal"][-1], flush=True)
