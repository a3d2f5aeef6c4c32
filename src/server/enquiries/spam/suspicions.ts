import { DURATION_FIELD, MIN_DURATION_MS, TRAP_FIELD } from '../../../domain/enquiry/spam-trap'
import type { Enquiry } from '../../../domain/enquiry/types'

/** What makes an enquiry suspicious: it is stored and held until a person has looked at it. */
export const SUSPICIONS = [
  'trap',
  'too_fast',
  'links',
  'markup',
  'other_script',
  'turnstile_missing',
  'turnstile_failed',
  'turnstile_away',
  'client_limit',
  'email_limit',
] as const
export type Suspicion = (typeof SUSPICIONS)[number]

/** Links in one enquiry from which on it is suspicious. */
const MANY_LINKS = 3
/** Share of letters in other scripts from which on a text is suspicious. */
const FOREIGN_SHARE = 0.3

const LINK = /\b(?:https?:\/\/(?:www\.)?|www\.)/gi
const MARKUP = /<\s*\/?\s*(?:a|img|script|iframe|div|p|br|html)\b|\[\/?(?:url|link|img)\b/i

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

const foreignShare = (text: string): number => {
  const letters = text.match(/\p{Letter}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return letters === 0 ? 0 : 1 - latin / letters
}

/** Suspicions of what was typed. */
const contentSuspicions = ({ values }: Enquiry): Suspicion[] => {
  // The one address that an application asks for is no link too many.
  const all = Object.entries(values).flatMap(([name, value]) =>
    name === 'profileUrl' || typeof value !== 'string' ? [] : [value],
  )
  const text = all.join('\n')
  const inName = typeof values.name === 'string' && new RegExp(LINK, 'i').test(values.name)
  return [
    ...(inName || (text.match(LINK)?.length ?? 0) >= MANY_LINKS ? (['links'] as const) : []),
    ...(MARKUP.test(text) ? (['markup'] as const) : []),
    ...(all.some((one) => foreignShare(one) > FOREIGN_SHARE) ? (['other_script'] as const) : []),
  ]
}

/**
 * Everything that is suspicious about an enquiry by itself; limits and Turnstile apart.
 *
 * @param fields of the body, those of the form and others
 */
export const suspicionsOf = (fields: Readonly<Record<string, unknown>>, enquiry: Enquiry): Suspicion[] => {
  const duration = fields[DURATION_FIELD]
  return [
    ...(isFilled(fields[TRAP_FIELD]) ? (['trap'] as const) : []),
    ...(typeof duration === 'number' && duration < MIN_DURATION_MS ? (['too_fast'] as const) : []),
    ...contentSuspicions(enquiry),
  ]
}
