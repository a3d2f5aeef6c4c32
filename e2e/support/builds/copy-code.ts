import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { SOURCES } from '../../../src/cli/lib/builder/slots'
import { code } from './build-run'

const checkout = resolve(__dirname, '../../..')

/** Configures a copy of the checkout for a group that shows one price, so that the builds of a run also test that setting. */
const showOnePrice = async (folder: string): Promise<void> => {
  const file = join(folder, 'src', 'config', 'price-display.ts')
  const text = await readFile(file, 'utf8')
  const changed = text.replace('multiPrice: true', 'multiPrice: false')
  if (changed === text) throw new Error(`${file} does not say "multiPrice: true"`)
  await writeFile(file, changed)
}

/** Copies the checkout for the builds of this run, unless one of its suites has done so. */
export const copyCode = async (): Promise<void> => {
  if (existsSync(code)) return
  const unfinished = `${code}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  for (const name of [...SOURCES, 'demo', 'netlify.toml'])
    await cp(join(checkout, name), join(unfinished, name), { recursive: true, preserveTimestamps: true })
  await symlink(join(checkout, 'node_modules'), join(unfinished, 'node_modules'))
  await showOnePrice(unfinished)
  await rename(unfinished, code)
}
