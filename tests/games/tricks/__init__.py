"""A tiny game of tricks: the highest card takes the trick.

- T1: There are 16 cards, numbered 1 to 16. Each of 2 to 4 players is dealt 4 of them; nobody sees the others or the
  rest.
- T2: The starting seat leads any card; the others follow in turn, each with any card of the own hand.
- T3: The highest card takes the trick, which is 1 point. Who took it leads the next.
- T4: After the last card the most points win; equal points share the victory.
- T5: With the option `double_last` the last trick is 2 points.
"""
