import { byPrefix } from '../domain/icons/icon-id'
import type { IconId } from '../domain/icons/icon-id'
import type { Iconify } from '../domain/icons/iconify'
import { ownOf } from '../domain/collections/own'
import type { ReadCollection } from './package-icons'

const ofNames = (whole: Iconify, names: readonly string[]): Iconify => {
  const icons: Iconify['icons'] = {}
  const aliases: NonNullable<Iconify['aliases']> = {}
  const missing: string[] = []
  /** An alias brings along the icon that it refers to. */
  const take = (name: string): boolean => {
    const icon = ownOf(whole.icons, name)
    if (icon) icons[name] = icon
    const alias = icon ? undefined : ownOf(whole.aliases, name)
    if (!alias || Object.hasOwn(aliases, name)) return icon !== undefined
    aliases[name] = alias
    return take(alias.parent)
  }
  for (const name of names) if (!take(name)) missing.push(name)
  return {
    ...whole,
    icons,
    aliases: Object.keys(aliases).length > 0 ? aliases : undefined,
    not_found: missing.length > 0 ? missing : undefined,
  }
}

/** Collections in Iconify's form, one for each prefix that was asked for, in their order; unknown names in `not_found`. */
export const ownAnswer = (ids: readonly IconId[], read: ReadCollection): Promise<Iconify[]> =>
  Promise.all(
    [...byPrefix(ids)].map(async ([prefix, names]) =>
      ofNames((await read(prefix, names)) ?? { prefix, icons: {} }, names),
    ),
  )
