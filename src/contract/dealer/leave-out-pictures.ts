import { pictureProblem } from '../../domain/pictures/picture-problem'
import type { PictureHosts } from '../../domain/pictures/picture-problem'
import type { FieldProblem } from './parse'
import { isRecord } from '../../domain/is-record'

/** A value without an address is for the schema to judge. */
const problemOf = (item: unknown, hosts: PictureHosts | null): string | null =>
  isRecord(item) && typeof item['url'] === 'string' ? pictureProblem(item['url'], hosts) : null

/** Lists of a record whose items have an address that pages load or lead to. */
const LISTS = ['photos', 'downloads'] as const

/**
 * A record without the pictures and downloads that must not be loaded; everything else of it stays, since a vehicle with
 * one photo less is better than no vehicle.
 *
 * @returns the record, and a problem for each item that was left out
 */
export const leaveOutPictures = (
  raw: unknown,
  hosts: PictureHosts | null,
): { record: unknown; leftOut: FieldProblem[] } => {
  if (!isRecord(raw)) return { record: raw, leftOut: [] }
  const leftOut: FieldProblem[] = []
  const isFine = (item: unknown, field: string): boolean => {
    const reason = problemOf(item, hosts)
    if (reason !== null) leftOut.push({ field, reason: `left out: ${reason}` })
    return reason === null
  }
  const changes: Record<string, unknown> = {}
  for (const name of LISTS) {
    const items: unknown = raw[name]
    if (Array.isArray(items)) changes[name] = items.filter((item, index) => isFine(item, `${name}.${index}`))
  }
  if (!isFine(raw['photo'], 'photo')) changes['photo'] = null
  return { record: leftOut.length === 0 ? raw : { ...raw, ...changes }, leftOut }
}
