import { createFloodGauge } from './flood-gauge'

describe('flood of enquiries', () => {
  it('is seen while it lasts, and for a moment after', () => {
    let now = 0
    const { enter, isFlood } = createFloodGauge(() => now)
    for (let arrival = 0; arrival < 100; arrival += 1) {
      now += 100
      enter()()
      expect(isFlood()).toBe(false)
    }
    for (let arrival = 0; arrival < 25; arrival += 1) {
      now += 20
      enter()()
    }
    expect(isFlood()).toBe(true)
    now += 600
    expect(isFlood()).toBe(false)
  })

  it('is seen on a machine that takes them slowly, as long as some wait', () => {
    let now = 0
    const { enter, isFlood } = createFloodGauge(() => now)
    const leaves = Array.from({ length: 12 }, () => {
      now += 1_000
      return enter()
    })
    expect(isFlood()).toBe(true)
    for (const leave of leaves) leave()
    expect(isFlood()).toBe(false)
  })
})
