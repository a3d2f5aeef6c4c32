import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { Helmet as ServerHelmet } from 'react-helmet'
import { Helmet } from './helmet.browser'

const head = (title: string, canonical: string, ...scripts: string[]) => (
  <>
    <title>{title}</title>
    <meta name="description" content={`De ${title}`} />
    <meta property="og:title" content={title} />
    <link rel="canonical" href={canonical} />
    {canonical === '/b' && <meta name="robots" content="noindex" />}
    {scripts.map((text) => (
      <script key={text} type="application/ld+json">
        {text}
      </script>
    ))}
  </>
)
const tags = () => [...document.head.querySelectorAll('[data-react-helmet]:not(title)')]
const html = () => tags().map(({ outerHTML }) => outerHTML)

/** The head as the server makes it. */
const serve = (children: ReturnType<typeof head>) => {
  ServerHelmet.canUseDOM = false
  renderToString(<ServerHelmet>{children.props.children}</ServerHelmet>)
  const { title, meta, link, script } = ServerHelmet.renderStatic()
  document.head.innerHTML = [title, meta, link, script].map(String).join('')
  ServerHelmet.canUseDOM = true
}

const Page = ({ children }: { children: ReturnType<typeof head> }) => <Helmet>{children.props.children}</Helmet>

describe('head of a page in the browser', () => {
  beforeEach(() => {
    document.head.innerHTML = '<meta charset="utf-8">'
  })

  it('leaves what the server wrote as it is', () => {
    const page = head('A', '/a', '{"a":1}', '{"b":2}')
    serve(page)
    const before = tags()
    expect(before).toHaveLength(5)
    render(<Page>{page}</Page>)
    expect(tags()).toEqual(before)
    expect(tags().every((tag, index) => tag === before[index])).toBe(true)
  })

  it('leaves the scripts of the server to a page that does not know them yet', () => {
    serve(head('A', '/a', '{"a":1}', '{"b":2}'))
    const before = html()
    const { rerender } = render(<Page>{head('A', '/a', '')}</Page>)
    expect(html()).toEqual(before)
    rerender(<Page>{head('B', '/c', '{"c":3}')}</Page>)
    expect(
      tags()
        .filter(({ tagName }) => tagName === 'SCRIPT')
        .map(({ textContent }) => textContent),
    ).toEqual(['{"c":3}'])
  })

  it('takes nothing away before the page has said its title', () => {
    const page = head('A', '/a')
    serve(page)
    const before = html()
    const { rerender } = render(
      <Helmet>
        <html lang="fr-LU" />
      </Helmet>,
    )
    expect(html()).toEqual(before)
    expect(document.documentElement).toHaveAttribute('lang', 'fr-LU')
    rerender(
      <>
        <Helmet>
          <html lang="fr-LU" />
        </Helmet>
        <Page>{page}</Page>
      </>,
    )
    expect(html()).toEqual(before)
  })

  it('follows from one page to another and leaves nothing of the first', async () => {
    const { rerender } = render(<Page key="a">{head('A', '/a', '{"a":1}')}</Page>)
    rerender(<Page key="b">{head('B', '/b', '{"b":1}')}</Page>)
    await Promise.resolve()
    expect(document.title).toBe('B')
    expect(document.head.innerHTML).not.toMatch(/\/a"|De A|"a"/)
    expect(tags()).toHaveLength(5)
    rerender(<Page key="b">{head('B', '/c')}</Page>)
    expect(html().join()).not.toContain('noindex')
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', '/c')
  })

  it('lets the later of two parts win', () => {
    render(
      <>
        <Page>{head('A', '/a')}</Page>
        <Helmet>
          <meta name="description" content="Autre" />
        </Helmet>
      </>,
    )
    expect(document.querySelectorAll('meta[name=description]')).toHaveLength(1)
    expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', 'Autre')
  })
})
