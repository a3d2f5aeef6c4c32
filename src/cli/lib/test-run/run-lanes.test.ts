import { setTimeout as wait } from 'node:timers/promises'
import { runLanes } from './run-lanes'

describe('lanes', () => {
  it('run no more tasks at once than there are lanes, and a free lane takes the next', async () => {
    const log: string[] = []
    const task = (name: string, ms: number) => async () => {
      log.push(`${name} begins`)
      await wait(ms)
      log.push(`${name} ends`)
      return name
    }
    const names = await runLanes(2, [task('long', 120), task('short', 10), task('next', 10), task('last', 10)])
    expect(names).toEqual(['long', 'short', 'next', 'last'])
    expect(log).toEqual([
      'long begins',
      'short begins',
      'short ends',
      'next begins',
      'next ends',
      'last begins',
      'last ends',
      'long ends',
    ])
  })

  it('finish every task before a failure is thrown', async () => {
    const done: string[] = []
    const failing = () => Promise.reject(new Error('broken'))
    const slow = async () => void done.push(await wait(20, 'slow'))
    await expect(runLanes(1, [failing, slow])).rejects.toThrow('broken')
    expect(done).toEqual(['slow'])
  })
})
