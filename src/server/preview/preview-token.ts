import { createHash, timingSafeEqual } from 'node:crypto'
import { TOLERANCE } from '../webhooks/standard-webhooks'

/** Seconds for which the CMS's editor may show what it opened. */
export const PREVIEW_LIFETIME = 3_600

/** What the editor puts behind the address of a page: `_storyblok_tk[…]`. */
export interface PreviewToken {
  spaceId: string
  /** Seconds since 1970, as text. */
  timestamp: string
  token: string
}

export interface PreviewSecret {
  previewToken: string
  /** The one space whose drafts are shown; null: the one that the preview token reads. */
  spaceId: string | null
}

/** Why a request is refused. The person in the editor only needs to know whether reloading helps. */
export type PreviewRefusal = 'missing' | 'forged' | 'expired'

/** The token of a space and a moment: sha1 over `space_id:preview_token:timestamp`, lowercase hex. */
export const signPreview = (spaceId: string, previewToken: string, timestamp: string): string =>
  createHash('sha1').update(`${spaceId}:${previewToken}:${timestamp}`).digest('hex')

/** The parameters of a request, null when one of them is missing. */
export const readPreviewToken = (query: URLSearchParams): PreviewToken | null => {
  const spaceId = query.get('_storyblok_tk[space_id]')
  const timestamp = query.get('_storyblok_tk[timestamp]')
  const token = query.get('_storyblok_tk[token]')
  return spaceId === null || timestamp === null || token === null ? null : { spaceId, timestamp, token }
}

/** Takes the same time wherever two texts differ, and whatever their lengths: their digests are compared. */
const isEqual = (one: string, other: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}

/**
 * Whether the CMS's editor made a token, and not too long ago. Its clock may be ahead by as much as that of a webhook.
 *
 * @param now in milliseconds
 * @returns null when it is good
 * @see https://www.storyblok.com/docs/concepts/visual-editor
 */
export const refusePreview = (
  given: PreviewToken | null,
  { previewToken, spaceId }: PreviewSecret,
  now: number,
): PreviewRefusal | null => {
  if (given === null) return 'missing'
  const isSigned = isEqual(given.token, signPreview(given.spaceId, previewToken, given.timestamp))
  const isOurs = spaceId === null || isEqual(given.spaceId, spaceId)
  if (!isSigned || !isOurs || !/^\d{1,12}$/.test(given.timestamp)) return 'forged'
  const age = Math.floor(now / 1_000) - Number(given.timestamp)
  if (age < -TOLERANCE) return 'forged'
  return age > PREVIEW_LIFETIME ? 'expired' : null
}
