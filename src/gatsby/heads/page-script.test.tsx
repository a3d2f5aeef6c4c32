import { renderToStaticMarkup } from 'react-dom/server'
import { INLINE_SCRIPTS } from '../../config/inline-scripts/inline-scripts'
import { pathAsAttribute } from './page-script'

const gatsbys = (
  <script
    key="script-loader"
    id="gatsby-script-loader"
    dangerouslySetInnerHTML={{ __html: '/*<![CDATA[*/window.pagePath="/x";/*]]>*/' }}
  />
)

describe('the script that says which page it is', () => {
  it('is the same text on every page, the path beside it', () => {
    expect(renderToStaticMarkup(<>{pathAsAttribute([<i key="i" />, gatsbys], '/x"é')}</>)).toBe(
      `<i></i><script data-path="/x&quot;é">${INLINE_SCRIPTS.page}</script>`,
    )
  })

  it('stands in no page of development, where Gatsby writes none', () => {
    expect(renderToStaticMarkup(<>{pathAsAttribute([<i key="i" />], '/x')}</>)).toBe('<i></i>')
  })
})
