import { screen, waitFor } from '@testing-library/react'
import { ERROR_KINDS } from '../../domain/routes/error-kinds'
import { answerFetch, renderFrench } from '../testing/render'
import { ErrorDocument } from './ErrorDocument'
import { isBot } from '../../config/bots'
import { lookUpRedirect, parseRedirect } from './redirect-lookup'

const answerWith = (status: number, body: unknown) => answerFetch(() => ({ status, body }))
const at = (path: string) => window.history.replaceState(null, '', path)
const navigate = jest.fn()
jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('../../../__mocks__/gatsby'),
  navigate: (...target: unknown[]) => navigate(...target),
}))
const show = () =>
  renderFrench(
    <main>
      <ErrorDocument kind="page-not-found" path="/404" />
    </main>,
  )

const setLoaded = (...addresses: string[]) =>
  Object.assign(performance, { getEntriesByType: () => addresses.map((name) => ({ name })) })
const cameFrom = (referrer: string) => jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)

beforeEach(() => {
  navigate.mockClear()
  setLoaded()
})
afterEach(() => jest.restoreAllMocks())

describe('error page', () => {
  it('asks where the address leads, query included, and follows it in place', async () => {
    at('/fr/blog/actualites/x?page=2')
    const calls = answerWith(200, { redirect: '/news/x' })
    show()
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/news/x', { replace: true }))
    expect(calls.map(({ url }) => url)).toEqual(['/api/redirects?path=%2Ffr%2Fblog%2Factualites%2Fx%3Fpage%3D2'])
  })

  it('stands when the address leads nowhere', async () => {
    at('/nulle-part')
    const calls = answerWith(200, { redirect: null })
    show()
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("Oups, cette page n'existe pas")
    expect(screen.getByRole('link')).toHaveAttribute('href', '/')
    expect(screen.getByRole('main')).toHaveAttribute('data-testid', 'page-not-found')
    expect(navigate).not.toHaveBeenCalled()
  })

  it.each([
    ['another page of this site', `${window.location.origin}/faq`, '/nulle-part', 'broken-link'],
    ['a page that was shown before in the same document', '', '/faq', 'broken-link'],
    ['a search engine', 'https://search.example/?q=x', '/nulle-part', 'page-not-found'],
    ['nowhere', '', '/nulle-part', 'page-not-found'],
  ])('tells a broken link from a wrong address: from %s', (_from, referrer, loaded, kind) => {
    at('/nulle-part?x=1')
    answerWith(200, { redirect: null })
    setLoaded(window.location.origin + loaded)
    cameFrom(referrer)
    show()
    expect(screen.getByRole('main')).toHaveAttribute('data-testid', kind)
  })

  it.each([
    ['/stock/9-x', 'vehicle-not-found'],
    ['/nulle-part', 'broken-link'],
  ])(
    'says again what the host answered when the visitor goes back to it, and nothing of it elsewhere: %s',
    (path, kind) => {
      at(path)
      answerWith(200, { redirect: null })
      setLoaded(`${window.location.origin}/stock/9-x`)
      window.pagePath = '/erreurs/vehicle-not-found'
      show()
      expect(screen.getByRole('main')).toHaveAttribute('data-testid', kind)
      delete window.pagePath
    },
  )

  it('keeps the kind that the section has, wherever the visitor comes from', () => {
    answerWith(200, { redirect: null })
    cameFrom(`${window.location.origin}/faq`)
    renderFrench(
      <main>
        <ErrorDocument kind="brand-not-found" path="/x" />
      </main>,
    )
    expect(screen.getByRole('main')).toHaveAttribute('data-testid', 'brand-not-found')
  })

  it.each(ERROR_KINDS)('has words and a way on for %s', (kind) => {
    answerWith(500, {})
    renderFrench(
      <main>
        <ErrorDocument kind={kind} path="/x" />
      </main>,
    )
    expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement()
    expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\//))
    expect(document.title).toMatch(/Groupe Alzette$/)
  })

  it('has a title of the document and a description for each kind, and for what no section knows', () => {
    answerWith(200, { redirect: null })
    const heads = [...ERROR_KINDS, 'unknown' as const].map((head) => {
      const { unmount } = renderFrench(
        <main>
          <ErrorDocument kind="page-not-found" path="/x" head={head} />
        </main>,
      )
      const told = [document.title, document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '']
      unmount()
      return told
    })
    for (const place of [0, 1]) expect(new Set(heads.map((told) => told[place])).size).toBe(heads.length)
  })

  it('has a heading for each kind', () => {
    answerWith(200, { redirect: null })
    const headings = ERROR_KINDS.map((kind) => {
      const { unmount } = renderFrench(
        <main>
          <ErrorDocument kind={kind} path="/x" />
        </main>,
      )
      const text = screen.getByRole('heading', { level: 1 }).textContent
      unmount()
      return text
    })
    expect(new Set(headings).size).toBe(headings.length)
  })

  it('takes no answer for "nowhere": neither an error nor a connection that is gone', async () => {
    answerWith(500, { redirect: '/x' })
    expect(await lookUpRedirect('/y')).toBeNull()
    answerFetch(() => new TypeError('offline'))
    expect(await lookUpRedirect('/y')).toBeNull()
  })

  it.each([
    ['/news', '/news'],
    ['https://a.example/x', 'https://a.example/x'],
    ['//evil.example', null],
    ['javascript:alert(1)', null],
    [7, null],
    [null, null],
  ])('reads the target %s as %s', (redirect, target) => {
    expect(parseRedirect({ redirect })).toBe(target)
  })

  it('is not shown to robots', () => {
    answerWith(200, { redirect: null })
    const info = jest.spyOn(console, 'info').mockImplementation(() => undefined)
    const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)')
    show()
    expect(screen.queryByRole('heading')).toBeNull()
    expect(info).toHaveBeenCalledWith('error page: page-not-found')
    agent.mockRestore()
    info.mockRestore()
  })

  it('knows robots by their name and takes nobody else for one', () => {
    const robots = ['Googlebot/2.1', 'bingbot/2.0', 'bot', 'Chrome-Lighthouse', 'AhrefsBot', 'PTST/260101.120000']
    const google = ['Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)', 'Mediapartners-Google']
    for (const name of [...robots, ...google]) expect([name, isBot(name)]).toEqual([name, true])
    const visitors = [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
      'Mozilla/5.0 (Linux; Android 12; CUBOT P40) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
    ]
    for (const name of visitors) expect([name, isBot(name)]).toEqual([name, false])
  })
})
