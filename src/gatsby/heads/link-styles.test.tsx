import { renderToStaticMarkup } from 'react-dom/server'
import { INLINE_SCRIPTS } from '../../config/inline-scripts/inline-scripts'
import { linkStyles } from './link-styles'

const render = (...components: Parameters<typeof linkStyles>[0]) => renderToStaticMarkup(<>{linkStyles(components)}</>)

describe('stylesheets of a page', () => {
  it('name the stylesheet that Gatsby would repeat, and link it where no script runs', () => {
    const markup = render(
      <title key="t">T</title>,
      <style key="s" data-href="/styles.1.css" dangerouslySetInnerHTML={{ __html: 'a{}' }} />,
    )
    expect(markup).toBe(
      '<title>T</title><noscript><link rel="stylesheet" href="/styles.1.css"/></noscript>' +
        `<script type="text/plain" data-styles="/styles.1.css" data-rest="/styles-rest.1.css"></script><script>${INLINE_SCRIPTS.firstStyles}</script>`,
    )
  })

  it('leaves other styles alone', () => {
    expect(render(<style key="s">{'a{}'}</style>)).toBe('<style>a{}</style>')
  })
})
