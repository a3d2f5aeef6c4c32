import { isRecord } from '../is-record'
import { iconKey, OWN_PREFIX, parseIconId } from './icon-id'
import type { IconId } from './icon-id'
import { isIconName } from './icon-names'
import type { IconName } from './icon-names'

/** The built-in icon of that name; null when there is none. */
export const ownIconName = ({ prefix, name }: IconId): IconName | null =>
  prefix === OWN_PREFIX && isIconName(name) ? name : null

/** A field of this name holds an icon, whichever block it is in. */
const FIELD = 'icon'

/**
 * The icons that raw contents of stories name and that are not built in, each once. Contents are walked without
 * recursion: how deep they nest is up to whoever wrote them.
 */
export const namedIcons = (contents: readonly unknown[]): IconId[] => {
  const found = new Map<string, IconId>()
  const open = [...contents]
  while (open.length > 0) {
    const value = open.pop()
    if (Array.isArray(value)) for (const item of value as unknown[]) open.push(item)
    else if (isRecord(value))
      for (const [key, inner] of Object.entries(value)) {
        const id = key === FIELD && typeof inner === 'string' ? parseIconId(inner) : null
        if (id === null) open.push(inner)
        else if (ownIconName(id) === null) found.set(iconKey(id), id)
      }
  }
  return [...found.values()]
}
