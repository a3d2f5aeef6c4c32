import { renderToStaticMarkup } from 'react-dom/server'
import { pageData } from './page-data'

const DATA = { path: '/faq', result: { data: { text: '</script><!-- é' } } }

describe('data in a page', () => {
  it('are what Gatsby wrote, as text that does not end the element', () => {
    const html = renderToStaticMarkup(pageData(() => DATA, '/faq'))
    const [, text = ''] =
      /^<script type="application\/json" data-file="\/page-data\/faq\/page-data\.json">([^<]*)<\/script>$/.exec(html) ??
      []
    expect(JSON.parse(text)).toEqual(DATA)
  })

  it('have the address that Gatsby asks for', () => {
    const address = (path: string) => /data-file="([^"]*)"/.exec(renderToStaticMarkup(pageData(() => DATA, path)))?.[1]
    expect(address('/')).toBe('/page-data/index/page-data.json')
    expect(address('/stock/7-1-x/')).toBe('/page-data/stock/7-1-x/page-data.json')
    expect(address('/404.html')).toBe('/page-data/404.html/page-data.json')
  })

  it('are missing in development', () => {
    expect(pageData(undefined, '/')).toEqual([])
  })
})
