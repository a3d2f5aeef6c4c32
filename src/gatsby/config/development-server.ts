import type { GatsbyConfig } from 'gatsby'
import type { BuildEnv } from '../../config/env/build-env'
import { GALLERY_ID, GALLERY_PATH } from '../../domain/content/gallery'

/** What of Gatsby's development server, an Express application, is used here. */
interface DevelopmentServer {
  get: (path: string, handler: (request: unknown, response: { redirect: (to: string) => void }) => void) => void
}

/** What only `gatsby develop` reads: the API is on another port there, and so is what the gallery of blocks shows. */
export const developmentServer = ({
  DEALER_URL,
  PREVIEW_URL,
}: Pick<BuildEnv, 'DEALER_URL' | 'PREVIEW_URL'>): Pick<GatsbyConfig, 'proxy' | 'developMiddleware'> => ({
  // The first that fits answers.
  proxy: [
    ...(PREVIEW_URL === undefined ? [] : [{ prefix: '/api/preview', url: PREVIEW_URL }]),
    { prefix: '/api', url: DEALER_URL },
  ],
  developMiddleware: (app: DevelopmentServer) =>
    app.get(GALLERY_PATH, (_request, response) => response.redirect(`/apercu?_storyblok=${GALLERY_ID}`)),
})
