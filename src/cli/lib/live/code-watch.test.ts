import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCodeWatch } from './code-watch'

const EVERY = 10

const until = async (isSo: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 1_000; tries += 1) {
    if (isSo()) return
    await new Promise((resolve) => setTimeout(resolve, EVERY))
  }
  throw new Error('it never became so')
}

describe('watching the code under a running server', () => {
  let root: string
  let close: () => void
  let answers: (() => Promise<boolean>)[]
  let takes: number
  let told: number
  let onTaken: () => Promise<void>
  const problems: string[] = []
  const edit = (text: string) => writeFile(join(root, 'src', 'a.ts'), text)

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'vitrine-code-'))
    await mkdir(join(root, 'src'))
    await edit('1')
    answers = []
    takes = 0
    told = 0
    problems.length = 0
    onTaken = async () => undefined
    const watch = await startCodeWatch(root, EVERY, {
      take: async () => {
        takes += 1
        return (answers.shift() ?? (async () => true))()
      },
      taken: async () => {
        await onTaken()
        told += 1
      },
      onProblem: (line) => void problems.push(line),
    })
    ;({ close } = watch)
  })
  afterEach(async () => {
    close()
    await rm(root, { recursive: true })
  })

  it('has each change taken once, and tells of it', async () => {
    await edit('22')
    await until(() => told === 1)
    await edit('333')
    await until(() => told === 2)
    expect(takes).toBe(2)
  })

  it('tries again what nobody took, for instance while another renewal ran', async () => {
    const no = async () => false
    answers = [no, no, no]
    await edit('22')
    await until(() => told === 1)
    expect(takes).toBe(4)
  })

  it('looks again at what was edited while the successor started', async () => {
    answers = [async () => edit('333').then(() => true)]
    await edit('22')
    await until(() => told === 2)
    expect(takes).toBe(2)
  })

  it('goes on when something cannot be done, and tells what was taken although the journal was away', async () => {
    answers = [() => Promise.reject(new Error('no room'))]
    let away = 2
    onTaken = async () => {
      away -= 1
      if (away >= 0) throw new Error('the database is away')
    }
    await edit('22')
    await until(() => told === 1)
    expect(takes).toBe(2)
    expect(problems).toEqual([
      'code: no room; tried again',
      'code: the database is away; tried again',
      'code: the database is away; tried again',
    ])
  })
})
