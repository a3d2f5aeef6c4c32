/** A test that asserts nothing, or whose only assertions stand in a loop that never ran, fails. */
beforeEach(() => {
  expect.hasAssertions()
})
