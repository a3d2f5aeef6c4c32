import { createHash } from 'node:crypto'
import { dealerWebhookSchema } from '../../contract/webhooks/dealer'
import type { DealerWebhook } from '../../contract/webhooks/dealer'
import { storyblokWebhookSchema } from '../../contract/webhooks/storyblok'
import type { StoryblokWebhook } from '../../contract/webhooks/storyblok'
import { judgeDealer } from '../../domain/events/dealer'
import { judgeStoryblok, storyblokSubject } from '../../domain/events/storyblok'
import type { Verdict } from '../../domain/events/verdict'
import type { NewEvent } from '../journal/types'
import { parseBody } from './parse-body'
import { Refusal } from './refusal'
import { verifyStandardWebhook } from './standard-webhooks'
import type { WebhookHeaders } from './standard-webhooks'
import { verifyStoryblok } from './verify-storyblok'

const reasonOf = (verdict: Verdict): Pick<NewEvent, 'ignored'> => (verdict.builds ? {} : { ignored: verdict.reason })

const subjectOfStory = (payload: StoryblokWebhook): string => {
  const { full_slug, story_id, datasource_slug } = payload
  return (
    full_slug || datasource_slug || (story_id === undefined ? (storyblokSubject(payload) ?? '') : `story ${story_id}`)
  )
}

/**
 * The event that a webhook of Storyblok brings. Storyblok gives no delivery id and no time, so a story that is published
 * twice makes the same body twice: the digest of the body tells it apart from others, and the journal how long it counts.
 *
 * @param spaceId the one space that is listened to; null: any that signs with the secret
 * @throws Refusal
 */
export const storyblokEvent = (
  { secret, spaceId }: { secret: string; spaceId: string | null },
  body: Uint8Array,
  signature: string | undefined,
): { event: NewEvent; payload: StoryblokWebhook } => {
  verifyStoryblok(secret, body, signature)
  const payload = parseBody(body, storyblokWebhookSchema)
  if (spaceId !== null && String(payload.space_id) !== spaceId)
    throw new Refusal(403, 'other_space', 'The webhook is that of another space.', 'Webhook d’un autre espace.')
  const event: NewEvent = {
    source: 'storyblok',
    kind: payload.action,
    key: `storyblok:${createHash('sha256').update(body).digest('base64url')}`,
    subject: subjectOfStory(payload),
    payload,
    ...reasonOf(judgeStoryblok(payload)),
  }
  return { event, payload }
}

const NAMED = 5

const subjectOfNews = ({ type, data }: DealerWebhook): string => {
  if (data.id !== undefined) return String(data.id)
  const ids = [...(data.added ?? []), ...(data.changed ?? []), ...(data.removed ?? []), ...(data.repriced ?? [])]
  const names = [...ids.map(String), ...(data.lists ?? [])]
  return names.length === 0
    ? type
    : names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ` (+${names.length - NAMED})` : '')
}

/**
 * The event that a webhook of a stock system brings, known by its delivery id.
 *
 * @throws Refusal
 */
export const dealerEvent = (
  keys: readonly Uint8Array[],
  body: Uint8Array,
  headers: WebhookHeaders,
  now: number,
): NewEvent => {
  const id = verifyStandardWebhook(keys, headers, body, now)
  const payload = parseBody(body, dealerWebhookSchema)
  return {
    source: 'dealer',
    kind: payload.type,
    key: `dealer:${id}`,
    subject: subjectOfNews(payload),
    payload,
    ...reasonOf(judgeDealer({ type: payload.type, ...payload.data })),
  }
}
