import { globalHistory } from '@reach/router'
import { navigate } from 'gatsby'
import type { GatsbyBrowser, ShouldUpdateScrollArgs } from 'gatsby'
import './src/styles/tokens.css'
import './src/styles/base.css'
import './src/styles/print.css'
import { Layout } from './src/components/layout/Layout'
import { showToast } from './src/components/ui/toast-store'
import { publicConfig } from './src/config/public'
import { segments } from './src/config/segments'
import { errorKindOf } from './src/domain/routes/error-kinds'
import { Measurement } from './src/features/analytics/Measurement'
import { PageView } from './src/features/analytics/PageView'
import { muteTracking } from './src/features/analytics/track'
import { watchLinks } from './src/features/analytics/watch-links'
import { CompareTray } from './src/features/compare/CompareTray'
import { PageAddressProvider } from './src/features/page/page-address'
import { previewRequestOf } from './src/features/preview/preview-request'
import { startupNotes } from './src/features/monitoring/startup-notes'
import { readPageOrigin } from './src/features/version/page-origin'
import { createVersionWatch, startVersionWatch } from './src/features/version/watch-version'
import { announceInFrench } from './src/gatsby/browser/announce-in-french'
import { focusOnReturn } from './src/gatsby/browser/focus-on-return'
import { loadWithoutQuery } from './src/gatsby/browser/load-without-query'
import { createPageEntry } from './src/gatsby/browser/page-entry'
import type { PageLoader } from './src/gatsby/browser/page-loader'
import { revealFocus } from './src/gatsby/browser/reveal-focus'
import { waitForConnection } from './src/gatsby/browser/wait-for-connection'
import { PageElement } from './src/gatsby/page-element'
import { RootElement } from './src/gatsby/root-element'
import messages from './src/locales/fr.json'

declare global {
  interface Window {
    ___loader: PageLoader
  }
}

const pageEntry = createPageEntry(segments, {
  location: window.location,
  replace: (path) => void globalHistory.navigate(path, { replace: true }),
})

const version = createVersionWatch({
  origin: readPageOrigin(window),
  reload: () => window.location.reload(),
  // eslint-disable-next-line no-console -- a note for whoever runs the site
  log: (line) => console.warn(line),
})

let unmute: (() => void) | null = null

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  loadWithoutQuery(window.___loader)
  waitForConnection(window.___loader, () => showToast(messages['layout.offline'], 'warning'))
  const development = process.env.NODE_ENV === 'development'
  // eslint-disable-next-line no-console -- notes for whoever runs the site
  for (const { level, text } of startupNotes({ ...publicConfig, development })) console[level](text)
  watchLinks()
  revealFocus()
  focusOnReturn(globalHistory)
  // The vehicle's page only passes: nobody looked at it.
  if (pageEntry.enter(window.pagePath) === 'navigate') unmute = muteTracking()
  const request = previewRequestOf(window.location.search)
  // Only the visual editor opens a page with these parameters: nobody else loads what is behind them.
  if (request !== null)
    void import('./src/features/preview/run-preview').then(({ runPreview }) =>
      runPreview(request, { pagePath: window.pagePath ?? '', window }),
    )
}

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  announceInFrench(document.getElementById('gatsby-announcer'), messages['layout.opened'])
  startVersionWatch(version)
  const back = pageEntry.leave()
  unmute?.()
  if (back?.how === 'navigate') navigate(back.address, { replace: true })
  // Past the router, which would look for a page of that address.
  if (back?.how === 'show') window.history.replaceState(window.history.state, '', back.address)
}

/** The address has changed already: what is loaded afresh is the page that the visitor goes to. */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname && !version.enter(location.pathname))
    void version.check()
}

/** A filter changes the address and leaves the view where it is; going back leads to where that list was looked at. */
export const shouldUpdateScroll = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}: ShouldUpdateScrollArgs): false | undefined => {
  const isSamePage = prevRouterProps?.location.pathname === location.pathname
  const isAsked = typeof location.state === 'object' && location.state !== null && 'keepScroll' in location.state
  const savedPosition = getSavedScrollPosition as (to: typeof location) => readonly [number, number]
  // Gatsby's own rule holds wherever nothing is returned, which its types leave out.
  return isSamePage && isAsked && !savedPosition(location)[1] ? false : undefined
}

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => <RootElement>{element}</RootElement>

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageElement path={props.location.pathname}>
    <PageView path={props.location.pathname} chunk={props.pageResources.page.componentChunkName} />
    <Layout
      error={errorKindOf(props.location.pathname, props.pageContext['kind'])}
      dock={
        <>
          <CompareTray path={props.location.pathname} />
          <Measurement />
        </>
      }
    >
      <PageAddressProvider location={props.location}>{element}</PageAddressProvider>
    </Layout>
  </PageElement>
)
