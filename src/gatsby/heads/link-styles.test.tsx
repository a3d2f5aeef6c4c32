import { renderToStaticMarkup } from 'react-dom/server'
import { linkStyles } from './link-styles'

const render = (...components: Parameters<typeof linkStyles>[0]) => renderToStaticMarkup(<>{linkStyles(components)}</>)

describe('stylesheets of a page', () => {
  it('links the stylesheet that Gatsby would repeat', () => {
    const markup = render(
      <title key="t">T</title>,
      <style key="s" data-href="/styles.1.css" dangerouslySetInnerHTML={{ __html: 'a{}' }} />,
    )
    expect(markup).toBe(
      '<title>T</title><link rel="stylesheet" href="/styles.1.css" data-identity="gatsby-global-css"/>',
    )
  })

  it('leaves other styles alone', () => {
    expect(render(<style key="s">{'a{}'}</style>)).toBe('<style>a{}</style>')
  })
})
