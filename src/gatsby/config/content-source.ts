import type { PluginRef } from 'gatsby'
import reporter from 'gatsby-cli/lib/reporter'
import type { BuildEnv } from '../../config/env/build-env'
import { ContentApiError, createContentFetch, timeoutOf } from '../content/content-fetch'
import type { ContentFetchOptions } from '../content/content-fetch'

/**
 * The version of the content is asked for without one: the plugin's client adds the last that it saw, and in a process
 * that stays alive a cache may answer that with the same version for good.
 */
const withoutPinnedVersion = (input: string | URL | Request): URL => {
  const url = new URL(input instanceof Request ? input.url : input)
  if (url.pathname.endsWith('/cdn/spaces/me')) url.searchParams.delete('cv')
  return url
}

/**
 * The source plugin hides the reason of a failed request, so a request that fails for good ends the build here; a
 * rebuild of a process that stays alive is ended by the same call, the process is not.
 */
export const failingFetch =
  (options: Partial<ContentFetchOptions>) =>
  async (input: string | URL | Request): Promise<Response> => {
    try {
      return await createContentFetch(options)(withoutPinnedVersion(input))
    } catch (error) {
      if (error instanceof ContentApiError) return reporter.panic(error.message)
      throw error
    }
  }

/**
 * The plugin adds an entry to the list of languages that it is given, at every call, and reads all stories once for each:
 * in a process that stays alive the hundredth rebuild would read them a hundred times. This list has its one entry only.
 */
class OneLanguage extends Array<string> {
  override push(...languages: string[]): number {
    this.length = 0
    return super.push(...languages)
  }
}

/** Hosts of the service itself, in every region. */
const STORYBLOK = /(?:^|\.)storyblok(?:china)?\.(?:com|cn)$/
/** Requests in a second that another host is sent. */
const OWN_RATE = 1_000

/**
 * The plugin's client sends five requests in a second and lets the others wait for the next, as the service asks of whoever
 * reads it. Reading the whole demo takes more than five: a second of every build that does, the first of a process for one.
 * Whatever host it is, one that answers 429 is asked again later.
 */
const rateOf = (endpoint: string): { rateLimit?: number } =>
  STORYBLOK.test(new URL(endpoint).hostname) ? {} : { rateLimit: OWN_RATE }

/** Storyblok, or whatever speaks its delivery API at `STORYBLOK_ENDPOINT`. */
export const contentSource = (
  env: Pick<BuildEnv, 'STORYBLOK_ENDPOINT' | 'STORYBLOK_TOKEN' | 'STORYBLOK_VERSION' | 'SOURCE_TIMEOUT_MS'>,
): PluginRef => ({
  resolve: 'gatsby-source-storyblok',
  options: {
    accessToken: env.STORYBLOK_TOKEN,
    endpoint: env.STORYBLOK_ENDPOINT,
    version: env.STORYBLOK_VERSION,
    languages: new OneLanguage(),
    includeTags: false,
    ...rateOf(env.STORYBLOK_ENDPOINT),
    fetch: failingFetch(timeoutOf(env.SOURCE_TIMEOUT_MS)),
  },
})
