import { setTimeout as wait } from 'node:timers/promises'
import { runLanes } from './run-lanes'

describe('lanes', () => {
  it('run no more tasks at once than there are lanes, and a free lane takes the next', async () => {
    const log: string[] = []
    let endLong: () => void = () => undefined
    const isEnded = new Promise<void>((resolve) => (endLong = resolve))
    const task = (name: string, work: () => unknown) => async () => {
      log.push(`${name} begins`)
      await work()
      log.push(`${name} ends`)
      return name
    }
    const names = await runLanes(2, [
      task('long', () => isEnded),
      task('short', () => undefined),
      task('next', () => undefined),
      task('last', () => endLong()),
    ])
    expect(names).toEqual(['long', 'short', 'next', 'last'])
    expect(log.slice(0, 6)).toEqual([
      'long begins',
      'short begins',
      'short ends',
      'next begins',
      'next ends',
      'last begins',
    ])
    expect(log.slice(6).sort()).toEqual(['last ends', 'long ends'])
  })

  it('finish every task before a failure is thrown', async () => {
    const done: string[] = []
    const failing = () => Promise.reject(new Error('broken'))
    const slow = async () => void done.push(await wait(20, 'slow'))
    await expect(runLanes(1, [failing, slow])).rejects.toThrow('broken')
    expect(done).toEqual(['slow'])
  })
})
