import { readFeeds } from '../../content-api/read-feeds'
import type { FeedAddresses } from '../../content-api/read-feeds'
import { NO_FEEDS } from '../../domain/content/feeds'
import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import type { RequestIdVariables } from 'hono/request-id'
import type { Segments } from '../../domain/routes/segments'
import { createSiteIcons } from '../../icon-services/icon-reader'
import { addErrors } from '../app'
import { readHeldRedirects } from '../builds/read-held-redirects'
import type { Db } from '../database/open-database'
import type { FetchHandler } from '../http/fetch-handler'
import type { Logger } from '../http/logger'
import { movedRoots } from '../../domain/routes/moved-roots'
import { createDraftSources } from './content-client'
import { createKept } from './kept'
import { asPreview, createPreviewSite } from './preview-site'
import { createDraftRenderer } from './render-draft'
import { createPublicationReader } from './publication/read-publication'
import type { PublicationOptions } from './publication/read-publication'
import { createPublicationRoutes } from './publication/routes'
import type { PublicationRoutesOptions } from './publication/routes'
import { createPreviewRoutes } from './routes'

export type Fetch = (request: Request) => Response | Promise<Response>

export interface PreviewConfig extends FeedAddresses {
  /** Content API up to the version, for example `https://api.storyblok.com/v2`. */
  STORYBLOK_ENDPOINT: string
  /** Reads drafts and signs the editor's parameters; never leaves this process. */
  STORYBLOK_PREVIEW_TOKEN: string
  /** The one space whose editor may open drafts; without one, any space that the token signs. */
  STORYBLOK_SPACE_ID?: string | undefined
  /** Origins of the visual editor. */
  PREVIEW_FRAME_ANCESTORS: readonly string[]
  ASSET_BASE_URL: string
  /** Asked in this order for icons that no installed package has. */
  ICON_SERVICES?: readonly string[]
}

export interface PreviewBuilds extends Omit<PublicationOptions, 'db' | 'clock'> {
  predict: PublicationRoutesOptions['predict']
}

export interface PreviewOptions {
  config: PreviewConfig
  db: Db
  segments: Segments
  /** Answers with the pages of the release that is live. */
  site: Fetch
  /** Answers the rest of `/api/`, as the public server does. */
  api: FetchHandler
  logger: Logger
  /** The story that shows every block at `/dev/blocks`; left out: there is none. */
  gallery?: object | null
  /** What is built and published from here; left out: nothing is, and the editor is not told of publications. */
  builds?: PreviewBuilds
  /** Asked before the site; null for what it does not know. The demo's editor stands here. */
  extra?: (request: Request) => Promise<Response | null>
  /** In milliseconds. */
  clock?: () => number
}

/** While somebody types; in milliseconds. */
const KEEP_REDIRECTS = { freshFor: 3_000, usableFor: 20_000 }

const KEEP_FEEDS = { freshFor: 60_000, usableFor: 3_600_000 }

/** Null for text that no address can hold: a draft may link to anything. */
const addressOf = (path: string): URL | null => {
  try {
    return new URL(encodeURI(path), 'http://localhost')
  } catch {
    return null
  }
}

/** Whether the site has a page at an address, without a detour over the network. */
const pageAt =
  (site: Fetch) =>
  async (path: string): Promise<boolean> => {
    const address = addressOf(path)
    if (address === null) return false
    const response = await site(new Request(address, { method: 'HEAD' }))
    return response.status === 200
  }

/** The feeds that builds read; the records of one that stops answering stay as they were. */
const createFeeds = (config: FeedAddresses, logger: Logger, clock: () => number) => {
  let before = NO_FEEDS
  const read = async () => (before = await readFeeds(config, { before, warn: (line) => logger.error(line) }))
  return createKept({ ...KEEP_FEEDS, read, clock })
}

/** Everything that the preview server answers: drafts, the site around them, and nothing that may be kept or listed. */
export const createPreviewApp = ({
  config,
  db,
  segments,
  site,
  api,
  logger,
  gallery = null,
  builds,
  extra,
  clock = Date.now,
}: PreviewOptions): FetchHandler => {
  const { STORYBLOK_ENDPOINT, STORYBLOK_PREVIEW_TOKEN, STORYBLOK_SPACE_ID, PREVIEW_FRAME_ANCESTORS, ASSET_BASE_URL } =
    config
  const sources = createDraftSources({ endpoint: STORYBLOK_ENDPOINT, previewToken: STORYBLOK_PREVIEW_TOKEN, clock })
  const render = createDraftRenderer({
    db,
    segments,
    assetBaseUrl: ASSET_BASE_URL,
    answers: pageAt(site),
    feeds: createFeeds(config, logger, clock),
    readIcons: createSiteIcons(config.ICON_SERVICES ?? []),
    clock,
  })
  const frameAncestors = PREVIEW_FRAME_ANCESTORS
  const publication =
    builds === undefined
      ? null
      : createPublicationRoutes({
          sources,
          movedRoots: movedRoots(segments),
          read: createPublicationReader({ ...builds, db, clock }),
          predict: builds.predict,
          logger,
        })

  const drafts = new Hono<{ Variables: RequestIdVariables }>()
  drafts.use(requestId())
  addErrors(drafts, logger)
  const secret = { previewToken: STORYBLOK_PREVIEW_TOKEN, spaceId: STORYBLOK_SPACE_ID ?? null }
  drafts.route(
    '/api/preview',
    createPreviewRoutes({
      ...secret,
      sources,
      render,
      gallery,
      publication,
      readHeldRedirects: createKept({ ...KEEP_REDIRECTS, read: () => readHeldRedirects(db), clock }),
      frameAncestors,
      clock,
    }),
  )

  const pages = createPreviewSite({ site, frameAncestors })
  return async (request, bindings) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/preview' || pathname.startsWith('/api/preview/'))
      return asPreview(await drafts.fetch(request), frameAncestors)
    if (pathname === '/api' || pathname.startsWith('/api/'))
      return asPreview(await api(request, bindings), frameAncestors)
    return (await extra?.(request)) ?? pages(request)
  }
}
