import type { Context } from 'hono'
import { unprocessable } from '../api-error'

const count = (name: string, value: string | undefined, fallback: number): number => {
  if (value === undefined || value === '') return fallback
  if (!/^\d{1,9}$/.test(value) || Number(value) < 1) throw unprocessable(name, 'must be a positive integer')
  return Number(value)
}

/**
 * The part of a list that was asked for; says in `total` and `per-page` how much there is.
 *
 * @param max larger pages are cut down to it silently, as Storyblok does
 */
export const pageOf = <T>(context: Context, items: readonly T[], max = 100): T[] => {
  const perPage = Math.min(count('per_page', context.req.query('per_page'), 25), max)
  const page = count('page', context.req.query('page'), 1)
  context.header('total', String(items.length))
  context.header('per-page', String(perPage))
  return items.slice((page - 1) * perPage, page * perPage)
}
