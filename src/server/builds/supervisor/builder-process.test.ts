import { fork } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builderProcess } from './builder-process'
import type { BuilderProcess } from './builder-process'

/** A program that speaks the protocol: what it answers stands in the event's kind. */
const PROGRAM = `
const result = { releaseId: null, pages: { created: [], changed: [], deleted: [], total: 0 }, files: { written: 0, removed: 0 },
  reasons: [], timings: {}, gate: [], moved: [], omissions: [], heldRedirects: [], read: { content: true, dealer: true }, versions: { content: null, dealer: null },
  stories: null }
const isCold = process.argv[2] === 'cold'
process.on('disconnect', () => isCold || process.exit(0))
if (isCold) setInterval(() => undefined, 1_000)
process.on('message', ({ type, id, live, events, stories }) => {
  if (type === 'predict') {
    process.send({ type: 'predicted', id, pages: { created: [], changed: stories.map(({ path }) => path), deleted: [] } })
    return
  }
  const [{ kind }] = events
  process.send({ type: 'progress', stage: 'pages', share: 0.5 })
  if (kind === 'x') process.send({ type: 'progress', stage: 'gate', share: 0.9, saved: 'aa11' })
  if (kind === 'die') process.kill(process.pid, 'SIGKILL')
  else if (kind === 'hang') process.kill(process.pid, 'SIGSTOP')
  else if (kind === 'fail') process.send({ type: 'failed', id, message: 'Dealer API: away', retry: true, dirty: false })
  else if (kind === 'spoil') process.send({ type: 'failed', id, message: 'half a change', retry: true, dirty: true })
  else process.send({ type: 'done', id, result: { ...result, releaseId: live }, rss: 1, stale: null })
})
if (process.argv[2] === 'broken') process.exit(3)
process.send(isCold ? { type: 'progress', stage: 'bundling', share: 0 } : { type: 'ready' })
`

const event = (kind: string) => ({ id: 'e', source: 'manual' as const, kind, payload: null })
const nothing = () => undefined

describe('talking to a builder process', () => {
  let folder: string
  const running: BuilderProcess[] = []

  const start = (...args: string[]): BuilderProcess => {
    const one = builderProcess(
      fork(join(folder, 'program.cjs'), args, { execArgv: [], silent: true }),
      () => 'its last line',
    )
    running.push(one)
    return one
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-builder-'))
    await writeFile(join(folder, 'program.cjs'), PROGRAM)
  })
  afterAll(async () => {
    await Promise.all(running.map((one) => one.end()))
    await rm(folder, { recursive: true })
  })

  it('asks what a publication would touch, between two builds', async () => {
    const builder = start()
    const built = builder.build([event('x')], '00ff', nothing)
    expect(await builder.predict([{ path: '/a' }])).toEqual({ created: [], changed: ['/a'], deleted: [] })
    expect((await built).result.releaseId).toBe('00ff')
    await builder.end()
    await expect(builder.predict([])).rejects.toThrow('The builder process has ended.')
  })

  it('waits until it is warm, hands over the events, and hears progress, what is saved, and result', async () => {
    const seen: unknown[] = []
    const { result } = await start().build([event('x')], '00ff', ({ stage, saved }) => seen.push([stage, saved]))
    expect(result.releaseId).toBe('00ff')
    expect(seen).toEqual([
      ['pages', undefined],
      ['gate', 'aa11'],
    ])
  })

  it('does not wait for one that is still on its way up when it is to end', async () => {
    const one = start('cold')
    await one.end()
    await expect(one.ready).rejects.toThrow('by SIGKILL')
  })

  it('tells a failed build from a process whose state is not to be trusted', async () => {
    const one = start()
    await expect(one.build([event('fail')], null, nothing)).rejects.toMatchObject({
      message: 'Dealer API: away',
      retry: true,
    })
    expect(one.usable()).toBe(true)
    await expect(one.build([event('spoil')], null, nothing)).rejects.toThrow('half a change')
    expect(one.usable()).toBe(false)
  })

  it('fails the running build when the process dies, and all later ones', async () => {
    const one = start()
    await expect(one.build([event('die')], null, nothing)).rejects.toMatchObject({
      message: 'The builder process ended by SIGKILL: its last line',
      retry: true,
    })
    expect(one.usable()).toBe(false)
    await expect(one.build([event('x')], null, nothing)).rejects.toThrow('ended')
  })

  it('ends a process that says nothing any more, and fails its build', async () => {
    const one = builderProcess(
      fork(join(folder, 'program.cjs'), [], { execArgv: [], silent: true }),
      () => 'its last line',
      nothing,
      1_500,
    )
    running.push(one)
    await one.build([event('x')], null, nothing)
    await expect(one.build([event('hang')], null, nothing)).rejects.toMatchObject({
      message: expect.stringContaining('SIGKILL'),
      retry: true,
    })
  })

  it('says so when a process ends before it is warm', async () => {
    await expect(start('broken').ready).rejects.toThrow('ended with code 3')
  })

  it('ends the process', async () => {
    const one = start()
    await one.ready
    await one.end()
    expect(one.usable()).toBe(false)
  })
})
