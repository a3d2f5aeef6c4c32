import { globalHistory } from '@reach/router'
import type { GatsbyBrowser } from 'gatsby'
import './src/styles/tokens.css'
import './src/styles/base.css'
import './src/styles/print.css'
import './src/templates/every-page'
import { followLinks, markCurrentLinks } from './src/components/ui/follow-links'
import { setGoingOn } from './src/components/ui/going-on'
import { startResting } from './src/components/ui/rest'
import { markServed } from './src/components/ui/served'
import { whenActive } from './src/components/ui/signs'
import { showToast } from './src/components/ui/toast-store'
import { whenIdle } from './src/components/ui/when-idle'
import { FRESH } from './src/config/inline-scripts/fresh'
import { segments } from './src/config/segments'
import { startOutbox } from './src/features/enquiry/outbox/start-outbox'
import { keepLocale } from './src/features/page/keep-locale'
import { previewRequestOf } from './src/features/preview/preview-request'
import { startInsight } from './src/features/monitoring/start-insight'
import { openSearchByKey } from './src/features/site-search/open-by-key'
import { readPageOrigin } from './src/features/version/page-origin'
import { createVersionWatch, startVersionWatch } from './src/features/version/watch-version'
import { announceInFrench } from './src/gatsby/browser/announce-in-french'
import { followKeyboard } from './src/gatsby/browser/follow-keyboard'
import { focusOnReturn } from './src/gatsby/browser/focus-on-return'
import { heldPage } from './src/gatsby/browser/held-page'
import { hasHtml, hydrateInPieces } from './src/gatsby/browser/hydrate-page'
import { loadWithoutQuery } from './src/gatsby/browser/load-without-query'
import { createPageEntry } from './src/gatsby/browser/page-entry'
import { layOutRest } from './src/gatsby/browser/lay-out-rest'
import { loadBelowBrand } from './src/gatsby/browser/load-below-brand'
import { loadAfterView } from './src/gatsby/browser/load-after-view'
import { loadNearPages } from './src/gatsby/browser/load-near-pages'
import { loadParts } from './src/gatsby/browser/load-parts'
import { loadWithTemplate } from './src/gatsby/browser/load-with-template'
import type { Templates } from './src/gatsby/browser/load-with-template'
import { loaderMember } from './src/gatsby/browser/page-loader'
import type { PageLoader } from './src/gatsby/browser/page-loader'
import { replayInput } from './src/gatsby/browser/replay-input'
import { waitForConnection } from './src/gatsby/browser/wait-for-connection'
import { whenSilent } from './src/gatsby/browser/when-silent'
import { notePageAsked } from './src/gatsby/stand-ins/change-page'
import { PageElement } from './src/gatsby/page-element'
import { formatText } from './src/intl/format-message'
import { loadNamedBlocks, loadPageParts, loadTemplateParts, templateAt } from './src/templates/page-parts'
import { SiteFrame } from './src/templates/SiteFrame'

declare global {
  interface Window {
    ___loader: PageLoader
    /** In production only. */
    asyncRequires?: { components: Templates }
  }
}

const address = {
  location: window.location,
  replace: (path: string) => void globalHistory.navigate(path, { replace: true }),
}

const pageEntry = createPageEntry(address)

const version = createVersionWatch({
  origin: readPageOrigin(window),
  reload: () => window.location.reload(),
  // oxlint-disable-next-line no-console -- a note for the operator of the site
  log: (line) => console.warn(line),
})

/** Whether the first page of the visit is hydrated. The browser renders the pages after it. */
let isHydrated = false

/** Path of the hydrated page until the visitor leaves it. Another query on it needs no further code. */
let hydratedPath: string | undefined

let parts: ReturnType<typeof loadParts> | null = null

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  if (hasHtml(document)) startResting()
  loadBelowBrand(window.___loader, segments, window.pagePath, address)
  // The development server's first page is asked of another loader, which keeps the query.
  if (process.env.NODE_ENV === 'production') loadWithoutQuery(window.___loader)
  parts = loadParts(window.___loader, (page, extent) =>
    loadPageParts(page, !isHydrated || page.page.path === hydratedPath, extent),
  )
  loadNamedBlocks(document.body)
  waitForConnection(window.___loader, () => showToast(formatText('layout.offline'), 'warning'))
  const { loadView, loadWhole } = parts
  loadNearPages(window.___loader, { view: loadView, whole: loadWhole }, { whenActive, whenIdle, whenSilent })
  startInsight(readPageOrigin(window).bundle ?? undefined)
  openSearchByKey(document)
  followKeyboard()
  focusOnReturn(globalHistory)
  const { pathname } = window.location
  pageEntry.enter(window.pagePath)
  const request = previewRequestOf(window.location.search)
  // Only the visual editor opens a page with these parameters: nobody else loads what is behind them.
  if (request !== null)
    void import('./src/features/preview/run-preview').then(({ runPreview }) =>
      // Pages of the development server do not say whose HTML they are.
      runPreview(request, { pagePath: window.pagePath ?? pathname, window }),
    )
}

export const replaceHydrateFunction = () => {
  const hydrate = hydrateInPieces(replayInput)
  if (hydrate) markServed()
  return hydrate ?? undefined
}

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  isHydrated = true
  hydratedPath = window.pagePath
  announceInFrench(document.getElementById('gatsby-announcer'), formatText('layout.opened'))
  // Where nothing had to be hydrated, as in development.
  replayInput()
  // From now on links load data instead of documents, ahead too.
  document.querySelector('script[type="speculationrules"]')?.remove()
  const loadAhead = loadWithTemplate(window.asyncRequires?.components ?? {}, loadTemplateParts)
  const hovering = loaderMember(window.___loader, 'hovering')
  followLinks({
    enqueue: loaderMember(window.___loader, 'enqueue'),
    hovering: (path) => {
      const held = heldPage(window.___loader, path)
      const template = held?.page.componentChunkName ?? templateAt(path)
      if (template !== null) loadAhead(template)
      // Opening the page asks again, and reports the error then.
      if (held) loadPageParts(held, false, 'view').catch(() => undefined)
      return hovering(path)
    },
    opening: (path, at) => {
      parts?.open(path)
      notePageAsked(path === null ? null : at)
    },
  })
  whenIdle(() => {
    startVersionWatch(version)
    startOutbox()
    keepLocale()
    layOutRest(whenIdle)
  })
  const back = pageEntry.leave()
  // Past the router, which would look for a page of that address.
  if (back !== null) window.history.replaceState(window.history.state, '', back)
}

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ prevLocation }) => {
  markCurrentLinks()
  // On later pages, and back on this one, every distance is true at once.
  if (prevLocation) document.documentElement.removeAttribute(FRESH)
}

/** The address has changed already: what is loaded afresh is the page that the visitor goes to. */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  const isOther = prevLocation !== null && prevLocation.pathname !== location.pathname
  if (isOther) hydratedPath = undefined
  // Gatsby notes the action on the location of a link; going back has none.
  const isByLink = 'action' in location && location.action === 'PUSH'
  const loadRest = () => loadAfterView(async () => parts?.loadWhole(location.pathname), window)
  setGoingOn(isOther && isByLink && location.hash === '', loadRest)
  if (isOther && !version.enter(location.pathname)) void version.check()
}

export { shouldUpdateScroll } from './src/gatsby/browser/should-update-scroll'

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageElement path={props.location.pathname}>
    <SiteFrame location={props.location} chunk={props.pageResources.page.componentChunkName}>
      {element}
    </SiteFrame>
  </PageElement>
)
