import type { WebhookTarget } from '../options'
import { signWebhook } from './sign'

/** What changed, as Storyblok words it; only published and moved stories are named by their slug. */
export type Announcement = { text: string } & (
  | { action: 'published' | 'moved'; story_id: number; full_slug: string }
  | { action: 'unpublished' | 'deleted'; story_id: number }
  | { action: 'entries_updated'; datasource_slug: string }
  | { action: 'merged'; release_id: number }
)
export type Announce = (announcement: Announcement) => void

const TIMEOUT = 10_000

/**
 * Sends changes to the webhook, in order, one at a time. Never waits and never fails: like Storyblok it tries once,
 * and what did not arrive is only logged.
 */
export const createAnnouncer = (target: WebhookTarget | null, spaceId: number, log: (line: string) => void) => {
  let queue = Promise.resolve()
  const send = async ({ url, secret }: WebhookTarget, announcement: Announcement): Promise<void> => {
    const body = JSON.stringify({ ...announcement, space_id: spaceId })
    try {
      const response = await fetch(url, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'webhook-signature': signWebhook(secret, body),
          'user-agent': 'Storyblok',
        },
        signal: AbortSignal.timeout(TIMEOUT),
      })
      await response.arrayBuffer()
      if (!response.ok) log(`webhook ${announcement.action}: ${url} answered ${response.status}`)
    } catch (error) {
      log(
        `webhook ${announcement.action}: ${url} was not reached (${error instanceof Error ? error.message : String(error)})`,
      )
    }
  }
  const announce: Announce = (announcement) => {
    if (target) queue = queue.then(() => send(target, announcement))
  }
  /** Resolves when everything announced so far was sent or given up. */
  return { announce, settled: () => queue }
}
