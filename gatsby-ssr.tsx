import type { GatsbySSR } from 'gatsby'
import { Layout } from './src/components/layout/Layout'
import { site } from './src/config/site'
import { errorKindOf } from './src/domain/routes/error-kinds'
import { Measurement } from './src/features/analytics/Measurement'
import { PageView } from './src/features/analytics/PageView'
import { CompareTray } from './src/features/compare/CompareTray'
import { PageAddressProvider } from './src/features/page/page-address'
import { priceDisplayScript } from './src/features/stock/price-display-head'
import { dataMeta } from './src/gatsby/heads/data-meta'
import { linkStyles } from './src/gatsby/heads/link-styles'
import { siteHead } from './src/gatsby/heads/site-head'
import { PageElement } from './src/gatsby/page-element'
import { RootElement } from './src/gatsby/root-element'

export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element }) => <RootElement>{element}</RootElement>

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) => (
  <PageElement path={props.location.pathname}>
    <PageView path={props.location.pathname} chunk={undefined} />
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

/** The same on every page. */
const PRICES = priceDisplayScript()

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  loadPageDataSync,
  pathname,
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: site.locale })
  setHeadComponents([
    ...siteHead,
    <script key="prices" dangerouslySetInnerHTML={{ __html: PRICES }} />,
    ...dataMeta(loadPageDataSync, pathname),
  ])
}

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(linkStyles(getHeadComponents()))
}
