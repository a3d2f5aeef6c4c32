import type { WrapPageElementBrowserArgs } from 'gatsby'
import type { ReactNode } from 'react'
import { Layout } from '../components/layout/Layout'
import { Part } from '../components/ui/Part'
import type { ErrorKind } from '../domain/routes/error-kinds'
import { PageView } from '../features/analytics/PageView'
import { AssistantDock } from '../features/assistant/AssistantDock'
import { CompareDock } from '../features/compare/CompareDock'
import { Consent } from '../features/consent/Consent'
import { PageBoundary } from '../features/errors/PageBoundary'
import { PageAddressProvider } from '../features/page/page-address'
import { SearchDock } from '../features/site-search/SearchDock'

interface Props extends Pick<WrapPageElementBrowserArgs['props'], 'location'> {
  /** Name of the page's code, known in the browser only. */
  chunk?: string
  /** Kind of an error page, named in its HTML; in the browser the page itself names it. */
  error?: ErrorKind | undefined
  children: ReactNode
}

/** What stands around every page, the same on the server and in the browser. */
export const SiteFrame = ({ location, chunk, error, children }: Props) => {
  const path = location.pathname
  const dock = (
    <>
      <Part>
        <CompareDock path={path} />
      </Part>
      <Part>
        <AssistantDock path={path} />
      </Part>
      <Part>
        <SearchDock />
      </Part>
      <Part>
        <Consent />
      </Part>
    </>
  )
  return (
    <>
      <PageView path={path} chunk={chunk} />
      <Layout path={path} error={error} dock={dock}>
        <PageBoundary path={path}>
          <PageAddressProvider location={location}>{children}</PageAddressProvider>
        </PageBoundary>
      </Layout>
    </>
  )
}
