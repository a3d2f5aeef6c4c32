import { createHmac, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { DEMO_SECRETS } from '../../src/cli/lib/demo-secrets'
import { parseWebhookSecret, signStandardWebhook } from '../../src/server/webhooks/standard-webhooks'

const answerSchema = z.object({ id: z.string() })

const storyblok = (index: number): { path: string; body: string; headers: Record<string, string> } => {
  const body = JSON.stringify({
    action: 'published',
    text: `flood ${index}`,
    space_id: 88_001,
    story_id: 1_000_000 + index,
    full_slug: `flood-${index}`,
  })
  const signature = createHmac('sha1', DEMO_SECRETS.STORYBLOK_WEBHOOK_SECRET).update(body).digest('hex')
  return { path: '/api/webhooks/storyblok', body, headers: { 'webhook-signature': signature } }
}

const dealer = (index: number): { path: string; body: string; headers: Record<string, string> } => {
  const body = JSON.stringify({
    type: 'vehicle.updated',
    timestamp: new Date().toISOString(),
    data: { changed: [index] },
  })
  const [id, at, key] = [
    `msg_${randomUUID()}`,
    Math.floor(Date.now() / 1000),
    parseWebhookSecret(DEMO_SECRETS.DEALER_WEBHOOK_SECRETS),
  ]
  if (!key) throw new Error('the demo has no webhook secret')
  return {
    path: '/api/webhooks/dealer',
    body,
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(at),
      'webhook-signature': signStandardWebhook(key, id, at, body),
    },
  }
}

/** Connections of a sender: what is told faster than it is answered waits there, as it does in any client. */
const CONNECTIONS = 100

const post = (
  agent: Agent,
  url: string,
  body: string,
  headers: Record<string, string>,
): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const sent = request(
      url,
      { agent, method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
      (answer) => {
        text(answer).then((told) => resolve({ status: answer.statusCode ?? 0, body: told }), reject)
      },
    )
    sent.once('error', reject).end(body)
  })

/**
 * Sends signed webhooks of both systems, evenly spaced, without waiting for answers.
 *
 * @returns how many answers of each status there were, the ids of the events, and how long all of it took
 */
export const floodWith = async (
  { apiUrl }: { apiUrl: string },
  { count, withinMs }: { count: number; withinMs: number },
) => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const statuses: Record<number, number> = {}
  const ids: string[] = []
  const began = performance.now()
  const send = async (index: number): Promise<void> => {
    const due = began + (index * withinMs) / count
    await new Promise((done) => setTimeout(done, Math.max(0, due - performance.now())))
    const { path, body, headers } = index % 2 === 0 ? storyblok(index) : dealer(index)
    const answer = await post(agent, apiUrl + path, body, headers)
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    if (answer.status < 300) ids.push(answerSchema.parse(JSON.parse(answer.body)).id)
  }
  await Promise.all(Array.from({ length: count }, (_, index) => send(index)))
  agent.destroy()
  return { statuses, ids, tookMs: performance.now() - began }
}
