/** Slug of the CMS's list in which editors keep redirects: an old address (name) and a new one (value). */
export const REDIRECT_DATASOURCE = 'redirects'

/** Why an entry of the CMS's list of redirects is left out of the 301 file. */
export const HELD_REDIRECT_CODES = [
  'malformed-from',
  'malformed-target',
  'duplicate',
  'conflict',
  'loop',
  'chain',
  'missing-target',
  'existing-page',
  'foreign-host',
  'host-in-payload-rule',
  'shadowed',
  'breaks-rule',
] as const
export type HeldRedirectCode = (typeof HELD_REDIRECT_CODES)[number]

/** Two addresses of a rule, and where it stands when that is a file of the repository. */
export interface NamedRedirect {
  from: string
  to: string
  place: string | null
}

/** An entry of the CMS's list of redirects that is left out, as its editor wrote it. */
export interface HeldRedirect {
  /** Number of the entry in the CMS. */
  id: number
  from: string
  to: string
  code: HeldRedirectCode
  /** The rule that it is at odds with. */
  other: NamedRedirect | null
}

/** What the text about an entry names. */
export const heldRedirectValues = ({ from, to, other }: HeldRedirect): Record<'from' | 'to' | 'other', string> => ({
  from,
  to,
  other: other === null ? '' : `${other.from} → ${other.to}${other.place === null ? '' : `, ${other.place}`}`,
})
