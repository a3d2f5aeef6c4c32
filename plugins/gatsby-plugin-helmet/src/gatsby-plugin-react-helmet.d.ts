declare module 'gatsby-plugin-react-helmet/gatsby-ssr' {
  import type { GatsbySSR, RenderBodyArgs } from 'gatsby'

  type Setters = Pick<RenderBodyArgs, 'setHeadComponents' | 'setHtmlAttributes' | 'setBodyAttributes'>
  /** Takes what react-helmet collected since it was last asked. */
  export const onRenderBody: (args: Setters) => ReturnType<NonNullable<GatsbySSR['onRenderBody']>>
}
