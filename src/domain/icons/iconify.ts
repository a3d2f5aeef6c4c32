import { z } from 'zod'
import { ownOf } from '../collections/own'
import { cleanDrawing } from './clean-drawing'
import type { DrawnIcon } from './drawn-icon'
import { OWN_PREFIX } from './icon-id'

const size = z.number().positive().max(10_000)
const offset = z.number().min(-10_000).max(10_000)
const box = { left: offset.optional(), top: offset.optional(), width: size.optional(), height: size.optional() }
const turned = { rotate: z.number().optional(), hFlip: z.boolean().optional(), vFlip: z.boolean().optional() }

/** What we use of Iconify's JSON form of a collection (`IconifyJSON`). */
export const iconifySchema = z.object({
  prefix: z.string(),
  icons: z.record(z.string(), z.object({ body: z.string(), ...box, ...turned })),
  aliases: z.record(z.string(), z.object({ parent: z.string(), ...box, ...turned })).optional(),
  ...box,
  not_found: z.array(z.string()).optional(),
})

export type Iconify = z.output<typeof iconifySchema>
type Sized = Pick<Iconify, 'left' | 'top' | 'width' | 'height'>
type Turned = Pick<Iconify['icons'][string], 'rotate' | 'hFlip' | 'vFlip'>

/** Iconify's default for a width or height that is not given. */
const SIDE = 16
const DEEPEST = 5

/** Icons of the site's own collection get lines as wide as those of the built-in ones. */
const inOwnLine = (prefix: string, body: string): string =>
  prefix === OWN_PREFIX ? body.replaceAll(' stroke-width="2"', ' stroke-width="1.75"') : body

const isTurned = ({ rotate = 0, hFlip = false, vFlip = false }: Turned): boolean => rotate !== 0 || hFlip || vFlip

/** An icon with the sizes that its aliases set, the outermost first; null when there is none of that name. */
const lookUp = (of: Iconify, name: string): { body: string; sizes: Sized[]; isTurned: boolean } | null => {
  const sizes: Sized[] = []
  let turn = false
  let current = name
  for (let depth = 0; depth <= DEEPEST; depth += 1) {
    const icon = ownOf(of.icons, current)
    if (icon) return { body: icon.body, sizes: [...sizes, icon, of], isTurned: turn || isTurned(icon) }
    const alias = ownOf(of.aliases, current)
    if (!alias) return null
    sizes.push(alias)
    turn ||= isTurned(alias)
    current = alias.parent
  }
  return null
}

/**
 * An icon of a collection, as pages draw it. The group around it resets the strokes that pages set for their own icons.
 *
 * @returns 'unknown' when the collection has none of that name, 'unusable' for a drawing that cannot be shown, among
 * them turned and mirrored ones
 */
export const drawnIcon = (of: Iconify, name: string): DrawnIcon | 'unknown' | 'unusable' => {
  const found = lookUp(of, name)
  if (found === null) return 'unknown'
  const body = found.isTurned ? null : cleanDrawing(found.body)
  if (body === null) return 'unusable'
  const first = (key: keyof Sized, otherwise: number): number =>
    found.sizes.find((sized) => sized[key] !== undefined)?.[key] ?? otherwise
  const viewBox = [first('left', 0), first('top', 0), first('width', SIDE), first('height', SIDE)].join(' ')
  return { viewBox, body: `<g fill="currentColor" stroke="none">${inOwnLine(of.prefix, body)}</g>` }
}
