"""The benchmark: any policy against fixed opponents, over fixed deals from all seats, in every configuration.

What stands under the name `motherlode-benchmark/1` never changes: `protocol` says what it is, and a test compares what
the opponents do with what they did when it was written down.
"""

from motherlode.lab.benchmark.check import ReportDifference, compare
from motherlode.lab.benchmark.policies import Policy, load_policy
from motherlode.lab.benchmark.protocol import NAME, Suite
from motherlode.lab.benchmark.report import BenchmarkReport
from motherlode.lab.benchmark.run import run_benchmark

__all__ = ["NAME", "BenchmarkReport", "Policy", "ReportDifference", "Suite", "compare", "load_policy", "run_benchmark"]
