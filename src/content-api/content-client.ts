import { z } from 'zod'
import { safeParse } from '../contract/safe-parse'
import { createAnswerCache } from './answer-cache'
import { systemClock } from './clock'
import { ContentApiError, withoutToken } from './content-api-error'
import { createContentFetch } from './content-fetch'
import type { ContentFetchOptions } from './content-fetch'
import { sharedLimiter } from './shared-limiter'

export type Parameters = Readonly<Record<string, string>>

export interface ContentClientOptions extends Partial<ContentFetchOptions> {
  /** Up to the version, for example `https://api.storyblok.com/v2`. */
  endpoint: string
  /** Stays in this process: no message names it. */
  token: string
  version?: 'published' | 'draft'
}

/** An answer, read for whoever asked: nobody else has the same objects. */
export interface Answer<Body> {
  body: Body
  /** What was asked, without the token. */
  address: string
  /** Of a list, as its headers say it; not a number where they do not. */
  total: number
  perPage: number
}

export interface ContentClient {
  /**
   * Asks for an address below `cdn/`. Published content is asked for by its version and answered from memory until there
   * is another; drafts are asked for every time.
   *
   * @param isNews whether somebody said that the content changed: then no answer of before will do
   * @throws ContentApiError, also for an answer of another shape
   */
  read: <Shape extends z.ZodType>(
    path: string,
    shape: Shape,
    parameters?: Parameters,
    isNews?: boolean,
  ) => Promise<Answer<z.output<Shape>>>
  /** Version of the content as it is now: what is read afterwards is at least that new. @throws ContentApiError */
  readVersion: () => Promise<string>
  /** Drops every answer in memory, for news that may be younger than the version tells. */
  forget: () => void
}

const spaceSchema = z.object({ space: z.object({ version: z.number() }) })
const versionSchema = z.object({ cv: z.number() })

/** The client of Storyblok's delivery API, for everybody but gatsby-source-storyblok, which shares its limiter. */
export const createContentClient = ({
  endpoint,
  token,
  version = 'published',
  ...options
}: ContentClientOptions): ContentClient => {
  const { clock = systemClock, limiter = sharedLimiter(endpoint) } = options
  const fetchContent = createContentFetch({ ...options, limiter })
  const cache = createAnswerCache<{ address: string; text: string; headers: Headers }>()
  let known: number | null = null
  let first: Promise<string> | null = null

  const addressOf = (path: string, parameters: Parameters): string =>
    `${endpoint}/cdn/${path}?${new URLSearchParams({ token, ...parameters }).toString()}`
  const send = async (address: string) => {
    const response = await fetchContent(address)
    return { address, text: await response.text(), headers: response.headers }
  }
  const learn = (told: number): void => {
    if (known !== null && told <= known) return
    known = told
    cache.clear()
  }
  const readVersion = async (): Promise<string> => {
    const address = addressOf('spaces/me', {})
    const space = safeParse(spaceSchema, JSON.parse((await send(address)).text))
    if (!space.success) throw new ContentApiError(address, 'the answer does not tell the version of the content')
    learn(space.data.space.version)
    return String(space.data.space.version)
  }
  /** Those who ask before any version is known wait for one question about it. */
  const readFirstVersion = (): Promise<string> => {
    first ??= readVersion().finally(() => (first = null))
    return first
  }
  const isDraft = version === 'draft'

  const ask = async (path: string, parameters: Parameters, isNews: boolean) => {
    // A version of the future is answered with what is there now, by no cache on the way.
    if (isDraft || isNews) return send(addressOf(path, { version, cv: String(clock.now()), ...parameters }))
    const cv = parameters['cv'] ?? String(known ?? (await readFirstVersion()))
    const entries = Object.entries({ ...parameters, version, cv }).sort(([a], [b]) => (a < b ? -1 : 1))
    const address = addressOf(path, Object.fromEntries(entries))
    return cache.get(address, () => send(address))
  }

  return {
    read: async (path, shape, parameters = {}, isNews = false) => {
      const { address, text, headers } = await ask(path, parameters, isNews)
      const body: unknown = JSON.parse(text)
      const told = isDraft ? undefined : versionSchema.safeParse(body).data
      if (told) learn(told.cv)
      const result = safeParse(shape, body)
      if (!result.success) throw new ContentApiError(address, 'the answer is not what it should be')
      const numberOf = (name: string): number => Number(headers.get(name) ?? Number.NaN)
      return {
        body: result.data,
        address: withoutToken(address),
        total: numberOf('total'),
        perPage: numberOf('per-page'),
      }
    },
    readVersion,
    forget: () => cache.clear(),
  }
}
