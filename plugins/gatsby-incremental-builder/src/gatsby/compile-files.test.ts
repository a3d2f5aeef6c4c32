import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { compileFiles } from './compile-files'

let site: string
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'incremental-files-'))
})
afterEach(() => rm(site, { recursive: true }))

const put = async (file: string, text: string): Promise<void> => {
  await mkdir(dirname(join(site, file)), { recursive: true })
  await writeFile(join(site, file), text)
}

const compiled = async (): Promise<string[]> => {
  const entries = await readdir(join(site, '.cache/compiled'), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(site.length + 1))
}

describe('the files that configure a site', () => {
  it('are compiled for the site and its plugins, where Gatsby looks for them', async () => {
    await put('gatsby-config.ts', 'import { name } from "./src/name"\nexport default { title: name satisfies string }')
    await put('src/name.ts', 'export const name: string = "Vitrine"')
    await put('gatsby-node.ts', 'import { z } from "zod"\nexport const createPages = (): unknown => z.string()')
    for (const folder of ['gatsby-source-a', '@scope/b', 'a/example'])
      await put(`plugins/${folder}/gatsby-node.ts`, 'export const onPostBuild = (): void => undefined')
    await compileFiles(site)
    expect((await compiled()).sort()).toEqual([
      '.cache/compiled/gatsby-config.js',
      '.cache/compiled/gatsby-node.js',
      '.cache/compiled/plugins/@scope/b/gatsby-node.js',
      '.cache/compiled/plugins/gatsby-source-a/gatsby-node.js',
    ])
    // As Gatsby loads it.
    const load = `import('${join(site, '.cache/compiled/gatsby-config.js')}').then((m) => console.log(m.default.default.title))`
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', load])
    expect(stdout.trim()).toBe('Vitrine')
  })

  it('leave nothing of files that are gone', async () => {
    await put('.cache/compiled/gatsby-node.js', '')
    await compileFiles(site)
    await expect(compiled()).rejects.toThrow('ENOENT')
  })

  it('are refused with the place of each mistake', async () => {
    await put('gatsby-node.ts', 'export const a = 1\nexport const b = =')
    await expect(compileFiles(site)).rejects.toThrow(/gatsby-node\.ts:2:17: ERROR: Unexpected "="/)
  })
})
