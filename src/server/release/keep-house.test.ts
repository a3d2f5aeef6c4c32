import { keepHouse } from './keep-house'

const NOTHING = { releases: [], blobs: 0, bytes: 0 }

describe('housekeeping', () => {
  it('collects again and again, one at a time, and goes on after a failure', async () => {
    const lines: string[] = []
    let running = 0
    let done = 0
    let atOnce = 0
    const collect = async () => {
      running += 1
      atOnce = Math.max(atOnce, running)
      await new Promise((next) => setTimeout(next, 20))
      running -= 1
      done += 1
      if (done === 1) throw new Error('x.json is no release')
      return NOTHING
    }
    const stop = keepHouse({ collect }, (line) => void lines.push(line), 5)
    while (done < 3) await new Promise((next) => setTimeout(next, 5))
    await stop()
    expect(atOnce).toBe(1)
    expect(lines).toEqual(['Collecting old releases: x.json is no release'])
  })

  it('ends only when the collection that is running has', async () => {
    let begun = false as boolean
    let ended = false
    const collect = async () => {
      begun = true
      await new Promise((next) => setTimeout(next, 30))
      ended = true
      return NOTHING
    }
    const stop = keepHouse({ collect }, () => undefined, 1)
    while (!begun) await new Promise((next) => setTimeout(next, 1))
    await stop()
    expect(ended).toBe(true)
  })
})
