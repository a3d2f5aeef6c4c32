import type { GatsbySSR } from 'gatsby'
import { Layout } from './src/components/layout/Layout'
import { site } from './src/config/site'
import { errorKindOf } from './src/domain/routes/error-kinds'
import { PageView } from './src/features/analytics/PageView'
import { AssistantDock } from './src/features/assistant/AssistantDock'
import { CompareDock } from './src/features/compare/CompareDock'
import { Consent } from './src/features/consent/Consent'
import { PageAddressProvider } from './src/features/page/page-address'
import { blockAttributes } from './src/gatsby/heads/block-attributes'
import { dataMeta } from './src/gatsby/heads/data-meta'
import { INLINE_SCRIPTS } from './src/config/inline-scripts/inline-scripts'
import { linkStyles } from './src/gatsby/heads/link-styles'
import { pathAsAttribute } from './src/gatsby/heads/page-script'
import { siteHead } from './src/gatsby/heads/site-head'
import { PageElement } from './src/gatsby/page-element'

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) => (
  <PageElement path={props.location.pathname}>
    <PageView path={props.location.pathname} chunk={undefined} />
    <Layout
      error={errorKindOf(props.location.pathname, props.pageContext['kind'])}
      dock={
        <>
          <CompareDock path={props.location.pathname} />
          <AssistantDock path={props.location.pathname} />
          <Consent />
        </>
      }
    >
      <PageAddressProvider location={props.location}>{element}</PageAddressProvider>
    </Layout>
  </PageElement>
)

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  loadPageDataSync,
  pathname,
  setBodyAttributes,
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: site.locale })
  setBodyAttributes(blockAttributes(loadPageDataSync, pathname))
  setHeadComponents([
    <script key="keep-input" dangerouslySetInnerHTML={{ __html: INLINE_SCRIPTS.keepInput }} />,
    ...siteHead,
    <script key="prices" dangerouslySetInnerHTML={{ __html: INLINE_SCRIPTS.prices }} />,
    ...dataMeta(loadPageDataSync, pathname),
  ])
}

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  replaceHeadComponents(linkStyles(getHeadComponents()))
  replacePostBodyComponents(pathAsAttribute(getPostBodyComponents(), pathname))
}
