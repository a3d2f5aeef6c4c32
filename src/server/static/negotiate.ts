import { CODINGS } from '../release/types'
import type { Coding } from '../release/types'

/** Weight of each coding an `Accept-Encoding` header names; `*` stands for those it does not (RFC 9110, 12.5.3). */
const weights = (header: string): Map<string, number> =>
  new Map(
    header.split(',').map((part): [string, number] => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const q = parameters.find((parameter) => parameter.startsWith('q='))
      const weight = q === undefined ? 1 : Number(q.slice(2))
      return [name, Number.isFinite(weight) ? weight : 0]
    }),
  )

/** The coding to answer with: the heaviest that the client takes and the store has; null for the plain bytes. */
export const chooseCoding = (header: string | undefined, available: readonly Coding[]): Coding | null => {
  if (!header) return null
  const accepted = weights(header)
  const weightOf = (coding: string) => accepted.get(coding) ?? accepted.get('*') ?? 0
  let best: Coding | null = null
  for (const coding of CODINGS)
    if (available.includes(coding) && weightOf(coding) > (best === null ? 0 : weightOf(best))) best = coding
  return best
}
