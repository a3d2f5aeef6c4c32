import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bundleProgram } from '../../src/server/testing/bundle-program'
import { parseCliOptions } from './cli-options'

let program = ''
beforeAll(async () => {
  program = await bundleProgram(path.join(__dirname, 'cli.ts'))
})
const run = (...args: string[]) => spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' })

describe('command line of the stock generator', () => {
  it('knows its defaults', () => {
    expect(parseCliOptions([])).toEqual({ vehicles: 480, seed: 1954, out: null, help: false })
  })

  it.each([
    [['--vehicles', '0'], /--vehicles must be a whole number from 1 to 50000, got “0”/],
    [['--vehicles', '50001'], /50000/],
    [['--vehicles', 'many'], /“many”/],
    [['--vehicles', '1e3'], /“1e3”/],
    [['--seed', '1.5'], /--seed/],
    [['--cars', '3'], /--cars/],
    [['--vehicles'], /--vehicles/],
    [['extra'], /extra/],
  ])('refuses %p', (args, message) => {
    expect(() => parseCliOptions(args)).toThrow(message)
  })

  it('writes one vehicle a line, the same to a file as to the terminal', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'stock-')), 'stock.ndjson')
    const printed = run('--vehicles', '3', '--seed', '9')
    expect(printed.status).toBe(0)
    expect(
      printed.stdout
        .trim()
        .split('\n')
        .map((line): unknown => JSON.parse(line)),
    ).toHaveLength(3)
    expect(run('--vehicles', '3', '--seed', '9', '--out', file).status).toBe(0)
    expect(readFileSync(file, 'utf8')).toBe(printed.stdout)
  })

  it('ends with the reason and the usage when it cannot do what was asked', () => {
    const bad = run('--vehicles', 'x')
    expect([bad.status, bad.stdout]).toEqual([1, ''])
    expect(bad.stderr).toMatch(/--vehicles must be[\s\S]*Usage/)
    const nowhere = run('--vehicles', '1', '--out', '/nowhere/at/all.ndjson')
    expect(nowhere.status).toBe(1)
    expect(nowhere.stderr).toContain('/nowhere/at/all.ndjson')
  })
})
