import type { GatsbyConfig } from 'gatsby'
import { parseBuildEnv } from '../../config/env/build-env'
import type { BuildEnv } from '../../config/env/build-env'
import { EnvironmentError } from '../../config/env/parse-env'
import { segments } from '../../config/segments'
import { site } from '../../config/site'
import { timeoutOf } from '../../content-api/content-fetch'
import { redirectOptions } from '../redirect-options'
import { pictureHosts } from '../../domain/pictures/picture-hosts'
import { addedFilters } from '../../domain/stock-search/custom-filters'
import { readLastCounts } from '../report/report-file'
import { developmentServer } from './development-server'
import { contentSource } from './content-source'
import { fail } from './fail'
import { sitemap } from './sitemap'

/** The environment, or the end of the process with every bad variable named. */
const readEnv = (env: NodeJS.ProcessEnv): BuildEnv => {
  try {
    return parseBuildEnv(env)
  } catch (error) {
    if (error instanceof EnvironmentError) return fail(error.message)
    throw error
  }
}

/** Gatsby's configuration for a checkout and an environment. */
export const siteConfig = (root: string, variables: NodeJS.ProcessEnv): GatsbyConfig => {
  const env = readEnv(variables)
  return {
    siteMetadata: { title: site.name, siteUrl: env.GATSBY_SITE_URL },
    trailingSlash: 'never',
    jsxRuntime: 'automatic',
    ...developmentServer(env),
    plugins: [
      'gatsby-plugin-helmet',
      // Called by the one above at the right moment; where Gatsby calls it, nothing is left to take.
      'gatsby-plugin-react-helmet',
      contentSource(env),
      {
        resolve: 'gatsby-source-dealer',
        options: {
          url: env.DEALER_URL,
          pictureHosts: pictureHosts(env.ASSET_BASE_URL, [new URL(env.DEALER_URL).origin, ...env.PICTURE_HOSTS]),
          ...(env.DEALER_TOKEN !== undefined && { token: env.DEALER_TOKEN }),
          allowEmpty: env.ALLOW_EMPTY_STOCK,
          lastCounts: readLastCounts(root),
          ...timeoutOf(env.SOURCE_TIMEOUT_MS),
        },
      },
      {
        resolve: 'gatsby-plugin-redirects',
        options: redirectOptions(segments, env.REDIRECT_FIDELITY, env.REDIRECT_MISSING_TARGETS),
      },
      sitemap(env.GATSBY_SITE_URL),
      {
        resolve: 'gatsby-plugin-stock-index',
        options: { facets: addedFilters(site.stockFilters).map(({ id, field }) => ({ id, field })) },
      },
      // Last: it names the build by everything the others wrote.
      'gatsby-plugin-release',
    ],
  }
}
