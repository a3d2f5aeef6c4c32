import { createFloodGauge } from './flood-gauge'

it('sees a flood of enquiries while it lasts, and for a moment after', () => {
  let now = 0
  const { count, isFlood } = createFloodGauge(() => now)
  for (let arrival = 0; arrival < 100; arrival += 1) {
    now += 100
    count()
    expect(isFlood()).toBe(false)
  }
  for (let arrival = 0; arrival < 25; arrival += 1) {
    now += 20
    count()
  }
  expect(isFlood()).toBe(true)
  now += 600
  expect(isFlood()).toBe(false)
})
