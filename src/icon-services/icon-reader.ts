import type { DrawnIcon, IconFault } from '../domain/icons/drawn-icon'
import { byPrefix, iconKey } from '../domain/icons/icon-id'
import type { IconId } from '../domain/icons/icon-id'
import { ICON_LIMITS } from '../domain/icons/icon-limits'
import { drawnIcon } from '../domain/icons/iconify'
import { firstAnswer } from './first-answer'
import { iconifyService, ownIconService } from './icon-service'
import type { IconService } from './icon-service'
import { createPackageIcons } from './package-icons'
import { splitNames } from './split-names'

/** Drawings by `iconKey`, or the reason why there is none. */
export type ReadIcons = (
  ids: readonly IconId[],
  limits?: { rotate?: number; timeout?: number },
) => Promise<Map<string, DrawnIcon | IconFault>>

/** Upper bound of the icons that are kept; editors choose some dozens. */
const KEPT = 2_000
/** Milliseconds before a missing icon is asked for again: it must not slow down every rebuild. */
const FAULT_KEPT = 30_000

type Found = Map<string, DrawnIcon | IconFault>

/**
 * Asks services for icons in their order. For what one does not have, or has in a form that cannot be shown, the ones
 * after it are asked. A drawing is kept once it was read, so that no page loses an icon when a service goes down.
 */
export const createIconReader = (services: readonly IconService[], clock: () => number = Date.now): ReadIcons => {
  const kept = new Map<string, { drawn: DrawnIcon | IconFault; until: number }>()
  const keep = (key: string, drawn: DrawnIcon | IconFault): void => {
    if (kept.size >= KEPT) kept.clear()
    kept.set(key, { drawn, until: typeof drawn === 'object' ? Infinity : clock() + FAULT_KEPT })
  }

  const readGroup = async (prefix: string, names: readonly string[], rotate: number, signal: AbortSignal) => {
    const found: Found = new Map(names.map((name) => [name, 'unknown']))
    let [open, from] = [names, 0]
    while (open.length > 0 && from < services.length) {
      const asked = open
      const start = from
      try {
        const answer = await firstAnswer(
          services.slice(start).map((service, index) => async (stopped: AbortSignal) => ({
            of: await service.ask(prefix, asked, stopped),
            by: start + index,
          })),
          { rotate, signal },
        )
        for (const name of asked) found.set(name, drawnIcon(answer.of, name))
        from = answer.by + 1
      } catch {
        // The failure is recorded for each icon.
        for (const name of asked) if (found.get(name) === 'unknown') found.set(name, 'unanswered')
        return found
      }
      open = asked.filter((name) => typeof found.get(name) !== 'object')
    }
    return found
  }

  return async (ids, { rotate = ICON_LIMITS.rotate, timeout = ICON_LIMITS.service } = {}) => {
    const result: Found = new Map()
    const open = ids.filter((id) => {
      const known = kept.get(iconKey(id))
      if (known === undefined || known.until <= clock()) return true
      result.set(iconKey(id), known.drawn)
      return false
    })
    if (open.length === 0) return result
    const signal = AbortSignal.timeout(timeout)
    const groups = [...byPrefix(open)].flatMap(([prefix, names]) =>
      splitNames(names, (some) => services.map(({ addressOf }) => addressOf(prefix, some))).map(
        async (some) => [prefix, await readGroup(prefix, some, rotate, signal)] as const,
      ),
    )
    for (const [prefix, found] of await Promise.all(groups))
      for (const [name, drawn] of found) {
        const key = iconKey({ prefix, name })
        result.set(key, drawn)
        keep(key, drawn)
      }
    return result
  }
}

/**
 * The icons of the installed packages, then those of other services.
 *
 * @param others bases of services with Iconify's API, in the order in which they are asked
 */
export const createSiteIcons = (others: readonly string[]): ReadIcons =>
  createIconReader([ownIconService(createPackageIcons()), ...others.map(iconifyService)])
