import { galleryStory } from '../../blocks/gallery/gallery-story'
import { createEditor } from '../../../demo/editor/editor'
import { DEMO_SPACE_ID, DEMO_TOKENS } from '../../../demo/content-api/options'
import { localOrigin, personalOrigin } from '../../config/env/addresses'
import type { ServerEnv } from '../../config/env/server-env'
import { segments } from '../../config/segments'
import type { Db } from '../../server/database/open-database'
import type { FetchHandler } from '../../server/http/fetch-handler'
import type { Fetch, PreviewBuilds } from '../../server/preview/preview-app'
import { previewConfigOf } from '../../server/preview/preview-config'
import { startPreview } from '../../server/preview/start-preview'
import type { PreviewServer } from '../../server/preview/start-preview'
import type { Terminal } from './terminal'

export interface DemoPreviewOptions {
  env: ServerEnv
  db: Db
  /** Answers with the pages of the live release. */
  site: Fetch
  /** Left out: nothing is built, see `PreviewOptions`. */
  builds?: PreviewBuilds
  /** Answers `/api/…` as the public server does. */
  api: FetchHandler
  terminal: Terminal
}

/**
 * Serves drafts on `PREVIEW_PORT`, with the demo's stand-in for the visual editor at `/demo/editor` beside them.
 *
 * @throws EnvironmentError, or an error that names the port when it is taken
 */
export const startDemoPreview = ({
  env,
  db,
  site,
  builds,
  api,
  terminal,
}: DemoPreviewOptions): Promise<PreviewServer> => {
  const config = previewConfigOf(env)
  const editor = createEditor({
    origin: localOrigin(env.HOST, env.CONTENT_PORT),
    managementToken: DEMO_TOKENS.management,
    previewToken: config.STORYBLOK_PREVIEW_TOKEN,
    spaceId: DEMO_SPACE_ID,
    assetBaseUrl: env.ASSET_BASE_URL,
    ownOrigin: personalOrigin(env.HOST, env.PREVIEW_PORT),
  })
  const { logger } = terminal
  return startPreview({
    gallery: galleryStory(),
    port: env.PREVIEW_PORT,
    host: env.HOST,
    proxies: env.TRUSTED_PROXY,
    config,
    db,
    segments,
    site,
    ...(builds && { builds }),
    api,
    logger,
    extra: editor,
  })
}
