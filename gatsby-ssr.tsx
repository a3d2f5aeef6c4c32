import type { GatsbySSR } from 'gatsby'
import { site } from './src/config/site'
import { errorKindOf } from './src/domain/routes/error-kinds'
import { codeAttributes } from './src/gatsby/heads/page-code'
import { dataMeta } from './src/gatsby/heads/data-meta'
import { feedLinks } from './src/gatsby/heads/feed-links'
import { INLINE_SCRIPTS } from './src/config/inline-scripts/inline-scripts'
import { linkStyles } from './src/gatsby/heads/link-styles'
import { pageData } from './src/gatsby/heads/page-data'
import { pathAsAttribute } from './src/gatsby/heads/page-script'
import { siteHead } from './src/gatsby/heads/site-head'
import { PageElement } from './src/gatsby/page-element'
import { SiteFrame } from './src/templates/SiteFrame'

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) => (
  <PageElement path={props.location.pathname}>
    <SiteFrame location={props.location} error={errorKindOf(props.location.pathname, props.pageContext['kind'])}>
      {element}
    </SiteFrame>
  </PageElement>
)

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  loadPageDataSync,
  pathname,
  setBodyAttributes,
  setHtmlAttributes,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  setHtmlAttributes({ lang: site.locale })
  setBodyAttributes(codeAttributes(loadPageDataSync, pathname))
  setHeadComponents([
    <script key="keep-input" dangerouslySetInnerHTML={{ __html: INLINE_SCRIPTS.keepInput }} />,
    ...siteHead,
    ...feedLinks(pathname),
    <script key="prices" dangerouslySetInnerHTML={{ __html: INLINE_SCRIPTS.prices }} />,
    <script
      key="ahead"
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: INLINE_SCRIPTS.speculationRules }}
    />,
    ...dataMeta(loadPageDataSync, pathname),
  ])
  setPostBodyComponents(pageData(loadPageDataSync, pathname))
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
