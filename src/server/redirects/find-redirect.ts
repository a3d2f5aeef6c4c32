import type { CompiledRedirects } from '../../domain/routes/redirect-index'
import { matchRedirect, passQuery } from '../../domain/routes/redirect-match'
import { segmentsOf } from '../../domain/routes/redirect-rule'
import type { Segments } from '../../domain/routes/segments'
import { vehicleIdOf } from '../../domain/routes/vehicle-slug'
import type { AskedPath } from './parse-asked-path'

export interface RedirectSources {
  table: CompiledRedirects
  /** Slug of a vehicle in stock, null for any other number. */
  vehicleSlugById: (id: number) => Promise<string | null>
  segments: Segments
}

/** Where the vehicle stands in an address: `/stock/{vehicle}…` or `/{brand}/stock/{vehicle}…`; -1 when nowhere. */
const vehicleAt = (parts: readonly string[], { stock }: Segments): number => {
  if (parts[0] === stock) return 1
  return parts[1] === stock ? 2 : -1
}

/** The same address with the vehicle's right text, null when it names no vehicle in stock. */
const withRightVehicle = async (
  parts: string[],
  { segments, vehicleSlugById }: RedirectSources,
): Promise<string[] | null> => {
  const at = vehicleAt(parts, segments)
  const id = vehicleIdOf(parts[at] ?? '')
  const slug = id === null ? null : await vehicleSlugById(id)
  return slug === null ? null : parts.with(at, slug)
}

/**
 * Where an address that no page answers leads: by a rule of the table, to the right text of a vehicle's number, or to
 * the same path without the slash at its end; null when nowhere. The answer is always another address than the one
 * that was asked.
 */
export const findRedirect = async ({ path, query }: AskedPath, sources: RedirectSources): Promise<string | null> => {
  const rule = matchRedirect(sources.table, { path, query })
  if (rule) return passQuery(rule.to, query)
  const parts = segmentsOf(path).filter((part) => part !== '')
  const target = (await withRightVehicle(parts, sources)) ?? parts
  if (path === `/${target.join('/')}`) return null
  return passQuery(`/${target.map(encodeURIComponent).join('/')}`, query)
}
