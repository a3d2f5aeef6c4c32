import { createSharedReads } from './shared-reads'

describe('shared readings', () => {
  const start = () => {
    const ends: ((value: number) => void)[] = []
    let count = 0
    const read = createSharedReads<string, number>(() => {
      count += 1
      return new Promise((resolve) => ends.push(resolve))
    })
    return { read, end: (value: number) => ends.shift()?.(value), count: () => count }
  }

  it('give nobody what was read before they asked', async () => {
    const { read, end, count } = start()
    const first = read('a')
    const [second, third] = [read('a'), read('a')]
    expect(count()).toBe(1)
    end(1)
    expect(await first).toBe(1)
    await Promise.resolve()
    expect(count()).toBe(2)
    end(2)
    expect(await Promise.all([second, third])).toEqual([2, 2])
    const fourth = read('a')
    end(3)
    expect([await fourth, count()]).toEqual([3, 3])
  })

  it('are apart for each key', () => {
    const { read, count } = start()
    void read('a')
    void read('b')
    expect(count()).toBe(2)
  })

  it('go on after one that failed', async () => {
    let count = 0
    const read = createSharedReads(() => {
      count += 1
      return count === 1 ? Promise.reject(new Error('away')) : Promise.resolve(count)
    })
    const [first, second] = [read('a'), read('a')]
    await expect(first).rejects.toThrow('away')
    expect(await second).toBe(2)
  })
})
