"""Games that live in the tests, registered as any other package would register its own."""
