import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseError } from './database-error'
import { holderOf, lockFolder } from './folder-lock'

describe('lock of a data folder', () => {
  let folder: string
  let file: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-lock-'))
    file = join(folder, 'db.lock')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('lets one in, names it to the next, and lets the next in afterwards', () => {
    const lock = lockFolder(file)
    expect(holderOf(file)).toBe(process.pid)
    expect(() => lockFolder(file)).toThrow(DatabaseError)
    expect(() => lockFolder(file)).toThrow(`in use by process ${process.pid}`)
    lock.release()
    expect(holderOf(file)).toBeNull()
    lockFolder(file).release()
    expect(existsSync(file)).toBe(false)
  })

  it('names a folder that cannot be written to', () => {
    writeFileSync(join(folder, 'file'), '')
    expect(() => lockFolder(join(folder, 'file', 'data', 'db.lock'))).toThrow(
      `Database: the data folder ${join(folder, 'file', 'data')} cannot be written to (ENOTDIR)`,
    )
  })

  // A killed process stays in the table until its parent asks about it, and this parent never does.
  const ifKernelTells = existsSync('/proc/self/stat') ? it : it.skip
  ifKernelTells('takes over from a process that was killed and that nobody cleared away', async () => {
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] })
    const until = async (isSo: () => boolean): Promise<void> => {
      while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20))
    }
    try {
      const [line] = await once(parent.stdout, 'data')
      const pid = Number(String(line))
      // A shell might clear its child away; only what it turns into never does.
      await until(() => readFileSync(`/proc/${parent.pid}/stat`, 'utf8').includes('(sleep)'))
      process.kill(pid, 'SIGKILL')
      await until(() => /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8')))
      writeFileSync(file, JSON.stringify({ pid, startedAt: null, token: 'gone' }))
      expect(holderOf(file)).toBeNull()
      lockFolder(file).release()
    } finally {
      parent.kill()
    }
  })

  it('takes over from a process that died', () => {
    const { pid } = spawnSync(process.execPath, ['-e', ''])
    writeFileSync(file, JSON.stringify({ pid, startedAt: null, token: 'gone' }))
    lockFolder(file)
    expect(holderOf(file)).toBe(process.pid)
  })

  it('is not fooled by a later process with the same number', () => {
    lockFolder(file)
    const holder: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (process.platform !== 'linux') return
    writeFileSync(file, JSON.stringify({ ...Object(holder), startedAt: '1' }))
    expect(holderOf(file)).toBeNull()
  })

  it.each(['', '{', '{"pid":0}'])('takes over from a lock that says nothing: %j', (text) => {
    writeFileSync(file, text)
    lockFolder(file)
    expect(holderOf(file)).toBe(process.pid)
  })

  it('does not take away a lock that is another’s by now', () => {
    const lock = lockFolder(file)
    writeFileSync(file, JSON.stringify({ pid: process.pid, startedAt: null, token: 'another' }))
    lock.release()
    expect(existsSync(file)).toBe(true)
  })
})
