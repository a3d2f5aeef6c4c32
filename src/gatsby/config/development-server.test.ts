import { developmentServer } from './development-server'

describe('the development server', () => {
  it('asks the preview server for drafts, and the stock system for the rest of the API', () => {
    const DEALER_URL = 'http://127.0.0.1:4401'
    const PREVIEW_URL = 'http://127.0.0.1:8890'
    expect(developmentServer({ DEALER_URL, PREVIEW_URL }).proxy).toEqual([
      { prefix: '/api/preview', url: PREVIEW_URL },
      { prefix: '/api', url: DEALER_URL },
    ])
    expect(developmentServer({ DEALER_URL, PREVIEW_URL: undefined }).proxy).toEqual([
      { prefix: '/api', url: DEALER_URL },
    ])
  })

  it('shows the gallery of blocks in the page for drafts', () => {
    const routes: Record<string, string> = {}
    developmentServer({ DEALER_URL: 'http://a.test', PREVIEW_URL: undefined }).developMiddleware?.({
      get: (path: string, handle: (request: null, response: { redirect: (to: string) => void }) => void) =>
        handle(null, { redirect: (to) => (routes[path] = to) }),
    })
    expect(routes).toEqual({ '/dev/blocks': '/apercu?_storyblok=999999999999999' })
  })
})
