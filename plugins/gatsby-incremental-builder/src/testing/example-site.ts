import { appendFile, cp, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const ROOT = resolve(__dirname, '../../../..')
const EXAMPLE = resolve(__dirname, '../../example')

export interface Product {
  id: string
  slug: string
  name: string
  price: number
}
export interface Shop {
  shop: string
  tagline: string
  products: Product[]
}

/** Turns minification off: it takes a quarter of a build, and no test looks at its result. */
const UNMINIFIED = `
export const onCreateWebpackConfig: NonNullable<GatsbyNode['onCreateWebpackConfig']> = ({ actions }) =>
  actions.setWebpackConfig({ optimization: { minimize: false } })
`

/** A copy of the example in a folder of its own. */
export const copyExample = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'incremental-builder-'))
  await cp(EXAMPLE, directory, { recursive: true })
  await symlink(join(ROOT, 'node_modules'), join(directory, 'node_modules'))
  const file = (name: string): string => join(directory, name)
  await appendFile(file('gatsby-node.ts'), UNMINIFIED)

  return {
    directory,
    file,
    read: (name: string): Promise<string> => readFile(file(name), 'utf8'),
    write: (name: string, text: string): Promise<void> => writeFile(file(name), text),
    async change(edit: (shop: Shop) => void): Promise<void> {
      const shop = JSON.parse(await readFile(file('data.json'), 'utf8')) as Shop
      edit(shop)
      await writeFile(file('data.json'), JSON.stringify(shop))
    },
    /** Every file below `public/`, by path. */
    async output(): Promise<Map<string, string>> {
      const entries = await readdir(file('public'), { recursive: true, withFileTypes: true })
      const names = entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(file('public').length + 1))
      return new Map(
        await Promise.all(
          names.sort().map(async (name) => [name, await readFile(file(`public/${name}`), 'latin1')] as const),
        ),
      )
    },
    remove: (): Promise<void> => rm(directory, { recursive: true, force: true }),
  }
}

export type ExampleSite = Awaited<ReturnType<typeof copyExample>>

/** What the bundler calls one compilation; the same in every file of a build. */
const COMPILATION = /(___webpackCompilationHash=\\?"|"webpackCompilationHash":")[0-9a-f]+/g

/** Names of files that two outputs do not share byte for byte. */
export const differences = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] => {
  const plain = (text: string | undefined): string | undefined => text?.replace(COMPILATION, '$1')
  return [...new Set([...one.keys(), ...other.keys()])]
    .filter((name) => plain(one.get(name)) !== plain(other.get(name)))
    .sort()
}
