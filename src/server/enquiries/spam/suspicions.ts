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

/** Where an address begins, and the host that follows up to what may stand after one. */
const LINK = /\b(?:https?:\/\/(?:www\.)?|www\.)(?:([\p{L}\d.-]*[\p{L}\d-])(?![\p{L}\d@:-]|\.[\p{L}\d-]))?/giu
/** A letter after `<` is a tag only where it ends or has an attribute: people write `<a 20.000`. */
const MARKUP =
  /<\s*\/?\s*(?:(?:img|script|iframe|html)\b|(?:a|div|p|br)(?:\s*\/?>|[\s/]+[a-z-]+\s*=))|\[\/?(?:url|link|img)\b/i

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** Name of a host without `www.`, as `LINK` finds it. */
const hostOf = (origin: string | null): string | null =>
  origin === null ? null : new URL(origin).hostname.replace(/^www\./, '')

/** Links that do not lead to the site itself: a buyer may well name three of its vehicles. */
const countLinks = (text: string, siteOrigin: string | null): number => {
  const own = hostOf(siteOrigin)
  return [...text.matchAll(LINK)].filter(([, host]) => own === null || host?.toLowerCase() !== own).length
}

const foreignShare = (text: string): number => {
  const letters = text.match(/\p{Letter}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return letters === 0 ? 0 : 1 - latin / letters
}

/** Suspicions of what was typed. */
const contentSuspicions = ({ values }: Enquiry, siteOrigin: string | null): Suspicion[] => {
  // The one address that an application asks for is no link too many.
  const all = Object.entries(values).flatMap(([name, value]) =>
    name === 'profileUrl' || typeof value !== 'string' ? [] : [value],
  )
  const text = all.join('\n')
  const { name, message } = values
  const inName = typeof name === 'string' && countLinks(name, null) > 0
  // Names of people, companies and towns are written as they are written.
  const isForeign = typeof message === 'string' && foreignShare(message) > FOREIGN_SHARE
  return [
    ...(inName || countLinks(text, siteOrigin) >= MANY_LINKS ? (['links'] as const) : []),
    ...(MARKUP.test(text) ? (['markup'] as const) : []),
    ...(isForeign ? (['other_script'] as const) : []),
  ]
}

/**
 * Everything that is suspicious about an enquiry by itself; limits and Turnstile apart.
 *
 * @param fields of the body, those of the form and others
 * @param siteOrigin where visitors see the site; null where that is not known
 */
export const suspicionsOf = (
  fields: Readonly<Record<string, unknown>>,
  enquiry: Enquiry,
  siteOrigin: string | null,
): Suspicion[] => {
  const duration = fields[DURATION_FIELD]
  return [
    ...(isFilled(fields[TRAP_FIELD]) ? (['trap'] as const) : []),
    ...(typeof duration === 'number' && duration < MIN_DURATION_MS ? (['too_fast'] as const) : []),
    ...contentSuspicions(enquiry, siteOrigin),
  ]
}
