import type { PluginRef } from 'gatsby'
import type { BuildEnv } from '../../config/env/build-env'
import { ContentApiError, createContentFetch, timeoutOf } from '../content/content-fetch'
import type { ContentFetchOptions } from '../content/content-fetch'
import { fail } from './fail'

/** The source plugin hides the reason of a failed request, so a request that fails for good ends the build here. */
const failingFetch = (options: Partial<ContentFetchOptions>) => async (input: string | URL | Request): Promise<Response> => {
  try {
    return await createContentFetch(options)(input)
  } catch (error) {
    if (error instanceof ContentApiError) return fail(error.message)
    throw error
  }
}

/** Storyblok, or whatever speaks its delivery API at `STORYBLOK_ENDPOINT`. */
export const contentSource = (
  env: Pick<BuildEnv, 'STORYBLOK_ENDPOINT' | 'STORYBLOK_TOKEN' | 'STORYBLOK_VERSION' | 'SOURCE_TIMEOUT_MS'>,
): PluginRef => ({
  resolve: 'gatsby-source-storyblok',
  options: {
    accessToken: env.STORYBLOK_TOKEN,
    endpoint: env.STORYBLOK_ENDPOINT,
    version: env.STORYBLOK_VERSION,
    languages: [],
    includeTags: false,
    fetch: failingFetch(timeoutOf(env.SOURCE_TIMEOUT_MS)),
  },
})
