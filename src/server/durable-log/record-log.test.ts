import fc from 'fast-check'
import { appendFile, mkdtemp, readFile, readdir, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSealer, SealError } from '../sealing/create-sealer'
import { nodeLogDisk } from './log-disk'
import { openRecordLog } from './record-log'
import type { RecordLog } from './record-log'
import type { LogRecord } from './record'
import { createScriptedDisk } from './testing/scripted-disk'

const plain = createSealer([])
const ring = createSealer([{ id: 'k1', secret: new Uint8Array(32).fill(5) }])
const record = (key: string, text: string | null = `text of ${key}`, more: Partial<LogRecord> = {}): LogRecord => ({
  key,
  text,
  until: 1000,
  erases: false,
  ...more,
})
const all = async (log: RecordLog): Promise<string[]> => {
  const texts: string[] = []
  for await (const records of log.read(() => true))
    texts.push(...records.map(({ key, text }) => `${key}=${text ?? 'gone'}`))
  return texts
}
const ALL_FIT = { now: 0, maxBytes: Infinity }

describe('record log', () => {
  let folder: string
  let reports: string[]
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-log-'))
    reports = []
  })
  afterEach(() => rm(folder, { recursive: true }))
  const open = (disk = nodeLogDisk, sealer = plain) =>
    openRecordLog({ folder: join(folder, 'log'), disk, sealer, report: (line) => void reports.push(line) })
  const files = async () => (await readdir(join(folder, 'log'))).sort()

  it('gives back over a restart what was appended at once, in order', async () => {
    const log = await open()
    const keys = Array.from({ length: 50 }, (_, index) => `k${index}`)
    await Promise.all(keys.map((key) => log.append([record(key)])))
    expect([log.has('k7'), log.has('other')]).toEqual([true, false])
    await log.close()
    const again = await open()
    expect(await all(again)).toEqual(keys.map((key) => `${key}=text of ${key}`))
    expect([again.has('k7'), again.bytes()]).toEqual([true, log.bytes() + 14])
    await again.close()
  })

  it('syncs once for each append, after the write, and the folder when a file is new', async () => {
    const disk = createScriptedDisk()
    const log = await open(disk)
    await log.append([record('a'), record('b')])
    await log.append([record('c')])
    expect(disk.steps).toEqual(['create', 'write', 'sync folder', 'write', 'sync', 'write', 'sync'])
    await log.close()
  })

  it('cut off at any byte, keeps every record whose append had ended by then', async () => {
    const log = await open()
    const ends: number[] = []
    for (const key of ['a', 'b', 'c', 'd']) {
      await log.append([record(key)])
      ends.push((await readFile(join(folder, 'log', '00000001.log'))).length)
    }
    await log.close()
    const bytes = await readFile(join(folder, 'log', '00000001.log'))
    for (let cut = bytes.length - 1; cut >= 0; cut -= 1) {
      await truncate(join(folder, 'log', '00000001.log'), cut)
      const again = await open()
      const expected = ['a', 'b', 'c', 'd'].filter((_, index) => (ends[index] ?? Infinity) <= cut)
      expect(await all(again)).toEqual(expected.map((key) => `${key}=text of ${key}`))
      await again.close()
    }
    expect(reports).toEqual([])
  })

  it('cuts the rest of a write away and goes on behind it', async () => {
    const log = await open()
    await log.append([record('a')])
    await log.close()
    await appendFile(join(folder, 'log', '00000001.log'), 'VL half a record')
    const again = await open()
    await again.append([record('b')])
    expect(await all(again)).toEqual(['a=text of a', 'b=text of b'])
    expect(await files()).toEqual(['00000001.log', '00000002.log'])
    await again.close()
  })

  it('reports damage before readable records and keeps a copy', async () => {
    const log = await open()
    for (const key of ['a', 'b', 'c']) await log.append([record(key)])
    await log.close()
    const file = join(folder, 'log', '00000001.log')
    const bytes = await readFile(file)
    bytes[bytes.indexOf('text of b')] = 0
    await rm(file)
    await nodeLogDisk.keepCopy(file, bytes)
    const again = await open()
    expect(await all(again)).toEqual(['a=text of a', 'c=text of c'])
    expect(reports).toEqual([expect.stringMatching(/00000001\.log is damaged \(bytes \d+–\d+\)/)])
    expect(await files()).toEqual(['00000001.log', '00000001.log.damaged'])
    await again.close()
  })

  it('fails an append that may not be on disk, and takes the next one in a new file', async () => {
    const disk = createScriptedDisk(7)
    const log = await open(disk)
    await log.append([record('a')])
    await expect(log.append([record('b')])).rejects.toThrow('EIO')
    expect(log.has('b')).toBe(false)
    await log.close()
    const again = await open()
    expect(await all(again)).toContain('a=text of a')
    await again.append([record('b')])
    expect((await all(again)).at(-1)).toBe('b=text of b')
    await again.close()
  })

  it('drops earlier versions, expired records and, beyond a size, the oldest, but not what erases', async () => {
    const log = await open()
    await log.append([record('a', 'old'), record('b', 'short', { until: 10 }), record('e', null, { erases: true })])
    await log.append([record('a', 'new'), record('c')])
    expect(await log.compact({ now: 10, maxBytes: Infinity })).toBe(2)
    expect(await all(log)).toEqual(['e=gone', 'a=new', 'c=text of c'])
    expect([log.has('a'), log.has('b')]).toEqual([true, false])
    await log.append([record('d')])
    expect(await log.compact({ now: 10, maxBytes: 100 })).toBe(2)
    expect(await all(log)).toEqual(['e=gone', 'd=text of d'])
    expect([log.has('a'), log.has('d'), (await files()).length]).toEqual([false, true, 1])
    await log.close()
  })

  it('removes every earlier version of an erased row from the disk before it says so', async () => {
    const log = await open()
    await log.append([record('a', 'Claire Weber'), record('b')])
    await log.append([record('a', 'Claire Weber, Esch')])
    await log.erase([record('a', null, { erases: true })])
    const bytes = await Promise.all((await files()).map((name) => readFile(join(folder, 'log', name), 'utf8')))
    expect(bytes.join('')).not.toContain('Claire')
    expect(await all(log)).toEqual(['b=text of b', 'a=gone'])
    // What comes after the erasure is kept as long as that.
    await log.append([record('a', 'state only', { until: 5 })])
    expect(await log.compact({ now: 10, maxBytes: 0 })).toBe(2)
    expect(await all(log)).toEqual(['a=state only'])
    await log.close()
  })

  it('stopped at any step of appends, an erasure and a compaction, has all that was answered and nothing that was erased', async () => {
    for (let failAt = 1; ; failAt += 1) {
      await rm(join(folder, 'log'), { recursive: true, force: true })
      const disk = createScriptedDisk(failAt)
      const answered = new Map<string, string>()
      const does = async (run: () => Promise<unknown>, then: [string, string][]) => {
        await run()
        for (const [key, text] of then) answered.set(key, text)
      }
      const log = await open(disk)
      const broke = await (async () => {
        await does(
          () => log.append([record('a'), record('b')]),
          [
            ['a', 'text of a'],
            ['b', 'text of b'],
          ],
        )
        await does(() => log.append([record('a', 'new')]), [['a', 'new']])
        await does(() => log.erase([record('b', null, { erases: true })]), [['b', 'gone']])
        await does(() => log.append([record('c')]), [['c', 'text of c']])
        await does(() => log.compact(ALL_FIT), [])
        await does(() => log.append([record('d')]), [['d', 'text of d']])
      })().then(
        () => false,
        () => true,
      )
      await log.close().catch(() => undefined)
      const again = await open()
      const found = new Map((await all(again)).map((line) => line.split('=', 2) as [string, string]))
      for (const [key, text] of answered)
        if (key !== 'a' && key !== 'b') expect([key, found.get(key)]).toEqual([key, text])
      if (answered.get('a') === 'new') expect(found.get('a')).toBe('new')
      if (answered.has('b')) expect(found.get('b')).toEqual(answered.get('b') === 'gone' ? 'gone' : expect.any(String))
      await again.compact(ALL_FIT)
      expect((await all(again)).filter((line) => line.startsWith('b='))).toEqual(
        found.has('b') ? [`b=${found.get('b')}`] : [],
      )
      await again.close()
      if (!broke) {
        expect(failAt).toBeGreaterThan(25)
        break
      }
    }
    expect(reports).toEqual([])
  })

  it('encrypts texts with the ring that it is given, and opens none without it', async () => {
    const log = await open(nodeLogDisk, ring)
    await log.append([record('a', 'Claire Weber')])
    expect(await all(log)).toEqual(['a=Claire Weber'])
    expect(await readFile(join(folder, 'log', '00000001.log'), 'utf8')).not.toContain('Claire')
    await log.close()
    const without = await open()
    expect(await without.compact(ALL_FIT)).toBe(0)
    await expect(
      all(await open(nodeLogDisk, createSealer([{ id: 'k2', secret: new Uint8Array(32) }]))),
    ).rejects.toThrow(SealError)
  })

  it('keeps the last version of each row through random appends and compactions', async () => {
    const key = fc.constantFrom('a', 'b', 'c')
    const step = fc.oneof(fc.record({ key, text: fc.string() }), fc.constant('compact' as const))
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (script) => {
        await rm(join(folder, 'log'), { recursive: true, force: true })
        const log = await open()
        const expected = new Map<string, string>()
        for (const one of script) {
          if (one === 'compact') await log.compact(ALL_FIT)
          else {
            await log.append([record(one.key, one.text)])
            expected.set(one.key, one.text)
          }
        }
        await log.close()
        const again = await open()
        const found = new Map<string, string | null>()
        for await (const records of again.read(() => true))
          for (const { key: name, text } of records) found.set(name, text)
        expect(found).toEqual(expected)
        await again.close()
      }),
      { numRuns: 30 },
    )
  })
})
