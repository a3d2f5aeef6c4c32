import { groupBy } from '../collections/once'

/** An icon as editors name it: its collection and its name there, as in Iconify. */
export interface IconId {
  /** Of the collection, for example `simple-icons`. */
  prefix: string
  name: string
}

/** Collection of the built-in icons, and of names without a prefix. */
export const OWN_PREFIX = 'lucide'

const ID = /^(?:([a-z0-9]+(?:-[a-z0-9]+)*):)?([a-z0-9]+(?:-[a-z0-9]+)*)$/
const LONGEST = 100

/**
 * @returns null for a text that names no icon
 *
 * @example parseIconId('simple-icons:kia') // { prefix: 'simple-icons', name: 'kia' }
 */
export const parseIconId = (text: string): IconId | null => {
  const written = text.trim()
  const [, prefix = OWN_PREFIX, name] = (written.length <= LONGEST && ID.exec(written)) || []
  return name === undefined ? null : { prefix, name }
}

/** The canonical form of an icon's name: `prefix:name`. */
export const iconKey = ({ prefix, name }: IconId): string => `${prefix}:${name}`

/** Names grouped by collection, each once. */
export const byPrefix = (ids: readonly IconId[]): Map<string, string[]> =>
  new Map(
    [...groupBy(ids, ({ prefix }) => prefix)].map(([prefix, group]) => [
      prefix,
      [...new Set(group.map(({ name }) => name))],
    ]),
  )
