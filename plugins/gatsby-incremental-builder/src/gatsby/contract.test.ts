import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { contractProblems } from './contract'
import type { GatsbyState } from './internal-types'

jest.setTimeout(120_000)

const ROOT = resolve(__dirname, '../../../..')
const CHECK = resolve(__dirname, '../testing/check-contract.ts')

const check = async (directory: string): Promise<string[]> => {
  const { PATH, HOME } = process.env
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', CHECK, directory], {
    cwd: ROOT,
    env: { PATH, HOME, CI: 'true' },
  })
  return JSON.parse(stdout) as string[]
}

let site: string
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'incremental-contract-'))
  await writeFile(join(site, 'package.json'), '{ "name": "contract" }')
})
afterEach(() => rm(site, { recursive: true, force: true }))

describe('Gatsby, as it is installed', () => {
  it('still has every internal that rebuilds use, and they still do the same', async () => {
    await symlink(join(ROOT, 'node_modules'), join(site, 'node_modules'))
    expect(await check(site)).toEqual([])
  })

  it('is refused when it is another version, and what moved is named', async () => {
    // A Gatsby that consists of its manifest and one command.
    const gatsby = join(site, 'node_modules/gatsby')
    await mkdir(join(gatsby, 'dist/commands'), { recursive: true })
    const manifest = JSON.parse(await readFile(join(ROOT, 'node_modules/gatsby/package.json'), 'utf8')) as object
    await writeFile(join(gatsby, 'package.json'), JSON.stringify({ ...manifest, version: '5.99.0' }))
    await cp(join(ROOT, 'node_modules/gatsby/dist/constants.js'), join(gatsby, 'dist/constants.js'))
    await writeFile(join(gatsby, 'dist/commands/build.js'), 'module.exports = { build() {} }')
    const problems = await check(site)
    expect(problems).toContain('version is 5.99.0, not 5.16.1')
    expect(problems).toContain('gatsby/dist/commands/build exports no function')
    expect(problems).toContainEqual(expect.stringContaining('gatsby/dist/redux cannot be loaded'))
    expect(problems).not.toContainEqual(expect.stringContaining('gatsby/dist/constants'))
  })
})

describe('the contract', () => {
  it('names a part of the state that is another', () => {
    const store = { getState: () => ({ pages: [] }) as unknown as GatsbyState, dispatch: () => undefined }
    class GraphQLRunner {
      nodeModel = { trackInlineObjectsInRootNode: () => undefined, findRootNodeAncestor: () => undefined }
      parseCache = new Map()
      validDocuments = new WeakMap()
      scheduleClearCache = () => undefined
    }
    const problems = contractProblems({ store, emitter: { on: () => undefined, off: () => undefined }, GraphQLRunner })
    expect(problems).toContain('state.pages is no Map')
    expect(problems).toContain('state.html.slicesProps.bySliceId is no Map')
  })
})
