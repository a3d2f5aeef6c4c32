import type { ServerResponse } from 'node:http'
import type { GatsbyConfig } from 'gatsby'
import type { BuildEnv } from '../../config/env/build-env'
import { GALLERY_ID, GALLERY_PATH } from '../../domain/content/gallery'
import { passTo } from './pass-to'
import type { PassedRequest } from './pass-to'

/** What of Gatsby's development server, an Express application, is used here. */
interface DevelopmentServer {
  get: (path: string, handler: (request: unknown, response: { redirect: (to: string) => void }) => void) => void
  /** Everything at a path and below. */
  use: (path: string, handler: (request: PassedRequest, response: ServerResponse) => void) => void
}

/** What only `gatsby develop` reads: the API is on another port there, and so is what the gallery of blocks shows. */
export const developmentServer = ({
  DEALER_URL,
  PREVIEW_URL,
}: Pick<BuildEnv, 'DEALER_URL' | 'PREVIEW_URL'>): Pick<GatsbyConfig, 'developMiddleware'> => ({
  developMiddleware: (app: DevelopmentServer) => {
    // The first that fits answers.
    if (PREVIEW_URL !== undefined) app.use('/api/preview', passTo(PREVIEW_URL))
    app.use('/api', passTo(DEALER_URL))
    app.get(GALLERY_PATH, (_request, response) => response.redirect(`/apercu?_storyblok=${GALLERY_ID}`))
  },
})
