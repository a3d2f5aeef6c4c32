import { z } from 'zod'
import { isTransientStatus } from '../../../domain/errors/transient-status'
import { sendWithRetries } from '../../../server/http/send-with-retries'
import type { RetryPolicy } from '../../../server/http/send-with-retries'

/** The Management API refused or did not answer; the message is one line that names the request, without the token. */
export class ManagementApiError extends Error {
  override name = 'ManagementApiError'
}

export interface ManagementOptions {
  /** Address of the API, with its version. */
  url: string
  spaceId: string
  token: string
  /** Requests that begin in a second at most; every plan of Storyblok allows three. */
  perSecond: number
  /** Refuses to send what writes. */
  readOnly: boolean
  retry?: RetryPolicy
}

/** Requests to one space; paths are below it, for example `components/12`. */
export interface ManagementClient {
  get: (path: string) => Promise<unknown>
  /** Every entry of a list, however many pages it has. */
  list: (path: string, key: string) => Promise<unknown[]>
  post: (path: string, body: unknown) => Promise<unknown>
  put: (path: string, body: unknown) => Promise<unknown>
  remove: (path: string) => Promise<void>
}

/** A limit is per second, so the first waits are long enough for the second to pass. */
const RETRY: RetryPolicy = { attempts: 10, delay: 500, timeout: 30_000 }
const PER_PAGE = 100
/** Lists without pages. */
const WHOLE_LISTS: readonly string[] = ['component_groups', 'presets']

const HINTS: Record<number, string> = {
  401: ' (check STORYBLOK_MANAGEMENT_TOKEN)',
  403: ' (the token may not change this space)',
  404: ' (check STORYBLOK_SPACE_ID)',
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
const rowSchema = z.looseObject({ id: z.number() })

/** Requests may arrive a little closer together than they were sent. */
const MARGIN = 1.1

/** Waits until the next request may begin. */
const createPace = (perSecond: number) => {
  let next = 0
  return async (): Promise<void> => {
    const wait = next - Date.now()
    if (wait > 0) await sleep(wait)
    next = Date.now() + (1000 / perSecond) * MARGIN
  }
}

/** A client that sends one request after the other, within the limit of the API, and waits out 429. */
export const createManagementClient = (options: ManagementOptions): ManagementClient => {
  const { url, spaceId, token, perSecond, readOnly, retry = RETRY } = options
  const pace = createPace(perSecond)

  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => {
    const what = `Storyblok: ${method} ${path}`
    if (readOnly && method !== 'GET') throw new ManagementApiError(`${what}: not sent, nothing may be written`)
    await pace()
    const answer = await sendWithRetries(
      `${url}/spaces/${spaceId}/${path}`,
      {
        method,
        headers: { authorization: token, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
      {
        retry,
        sleep,
        // What was created although its answer was lost must not be created twice.
        mayRepeat: (status) => status === 429 || (method !== 'POST' && isTransientStatus(status)),
      },
    )
    if ('failure' in answer) throw new ManagementApiError(`${what}: ${answer.failure}`)
    if (answer.json === undefined)
      throw new ManagementApiError(
        `${what}: status ${answer.status}${HINTS[answer.status] ?? ''} ${answer.text.slice(0, 200)}`.trim(),
      )
    return answer
  }

  const list = async (path: string, key: string): Promise<unknown[]> => {
    const isWhole = WHOLE_LISTS.includes(path)
    const rows = new Map<number, unknown>()
    for (let page = 1; ; page += 1) {
      const mark = path.includes('?') ? '&' : '?'
      const { json, headers } = await send('GET', isWhole ? path : `${path}${mark}page=${page}&per_page=${PER_PAGE}`)
      const parsed = z.object({ [key]: z.array(rowSchema) }).safeParse(json)
      if (!parsed.success) throw new ManagementApiError(`Storyblok: GET ${path}: the answer holds no list of ${key}`)
      const before = rows.size
      for (const row of parsed.data[key] ?? []) rows.set(row.id, row)
      const total = Number(headers.get('total') ?? Number.NaN)
      // Whoever ignores the page or tells no total sends the same rows again.
      if (isWhole || rows.size === before || rows.size >= total) return [...rows.values()]
    }
  }

  return {
    list,
    get: async (path) => (await send('GET', path)).json,
    post: async (path, body) => (await send('POST', path, body)).json,
    put: async (path, body) => (await send('PUT', path, body)).json,
    remove: async (path) => {
      await send('DELETE', path)
    },
  }
}
