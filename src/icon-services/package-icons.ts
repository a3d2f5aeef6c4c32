import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Iconify } from '../domain/icons/iconify'
import { iconifySchema } from '../domain/icons/iconify'
import { OWN_PREFIX } from '../domain/icons/icon-id'
import { isRecord } from '../domain/is-record'
import { ownOf } from '../domain/collections/own'

/** The icons of a collection, at least those of these names; null when no installed package has the collection. */
export type ReadCollection = (prefix: string, names: readonly string[]) => Promise<Iconify | null>

/** Both packages draw on 24 by 24. */
const SIDE = 24
const STROKE = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"'

const isMissing = (error: unknown): boolean =>
  isRecord(error) && (error.code === 'MODULE_NOT_FOUND' || error.code === 'ENOENT')

const exportNameOf = (name: string): string =>
  name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')

/** Lines of an icon of `lucide`: elements by name and attributes. */
const bodyOf = (lines: unknown): string | null => {
  if (!Array.isArray(lines)) return null
  const shapes = lines.map((line: unknown): string => {
    const [tag, attributes] = Array.isArray(line) ? (line as unknown[]) : []
    const written = Object.entries(isRecord(attributes) ? attributes : {}).map(
      ([name, value]) => ` ${name}="${String(value)}"`,
    )
    return `<${String(tag)}${written.join('')}/>`
  })
  return `<g ${STROKE}>${shapes.join('')}</g>`
}

const collection = (prefix: string, bodies: readonly (readonly [string, string | null | undefined])[]): Iconify => ({
  prefix,
  icons: Object.fromEntries(bodies.flatMap(([name, body]) => (body ? [[name, { body }] as const] : []))),
  width: SIDE,
  height: SIDE,
})

/**
 * Reads icons from the packages that are installed: any `@iconify-json/…`, and without such a package `lucide` and
 * `simple-icons`, which the site draws with itself.
 *
 * @param root folder whose installed packages are read
 */
export const createPackageIcons = (root: string = process.cwd()): ReadCollection => {
  // Not called `require`: the compiler of gatsby-node.ts takes calls of that name for its own.
  const fromRoot = createRequire(join(root, 'package.json'))
  const installed = new Map<string, Promise<Iconify | null>>()

  const readInstalled = async (prefix: string): Promise<Iconify | null> => {
    try {
      const file = fromRoot.resolve(`@iconify-json/${prefix}/icons.json`)
      return iconifySchema.parse(JSON.parse(await readFile(file, 'utf8')))
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }
  const installedOnce = (prefix: string): Promise<Iconify | null> => {
    const reading = installed.get(prefix) ?? readInstalled(prefix)
    installed.set(prefix, reading)
    return reading
  }

  const readLucide = (names: readonly string[]): Iconify => {
    const lucide: unknown = fromRoot('lucide')
    const icons = isRecord(lucide) && isRecord(lucide.icons) ? lucide.icons : {}
    return collection(
      OWN_PREFIX,
      names.map((name) => [name, bodyOf(ownOf(icons, exportNameOf(name)))]),
    )
  }

  const readMark = async (name: string): Promise<string | undefined> => {
    try {
      const svg = await readFile(join(dirname(fromRoot.resolve('simple-icons')), 'icons', `${name}.svg`), 'utf8')
      const path = /<path d="([^"<>]+)"\/>/.exec(svg)?.[1]
      return path && `<path fill="currentColor" d="${path}"/>`
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  return async (prefix, names) => {
    const whole = await installedOnce(prefix)
    if (whole) return whole
    if (prefix === OWN_PREFIX) return readLucide(names)
    if (prefix !== 'simple-icons') return null
    const marks = await Promise.all(names.map(async (name) => [name, await readMark(name)] as const))
    return collection(prefix, marks)
  }
}
