import type { PluginRef } from 'gatsby'
import reporter from 'gatsby-cli/lib/reporter'
import type { BuildEnv } from '../../config/env/build-env'
import { ContentApiError } from '../../content-api/content-api-error'
import { createContentFetch, timeoutOf } from '../../content-api/content-fetch'
import type { ContentFetchOptions } from '../../content-api/content-fetch'
import { sharedLimiter } from '../../content-api/shared-limiter'

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
export const failingFetch = (options: Partial<ContentFetchOptions>) => {
  const fetchContent = createContentFetch(options)
  return async (input: string | URL | Request): Promise<Response> => {
    try {
      return await fetchContent(withoutPinnedVersion(input))
    } catch (error) {
      if (error instanceof ContentApiError) return reporter.panic(error.message)
      throw error
    }
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

/** The plugin's client has a limiter of its own, which knows nothing of other readers: it is set so high that it does not count. */
const NO_LIMIT = 1_000

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
    rateLimit: NO_LIMIT,
    fetch: failingFetch({ limiter: sharedLimiter(env.STORYBLOK_ENDPOINT), ...timeoutOf(env.SOURCE_TIMEOUT_MS) }),
  },
})
