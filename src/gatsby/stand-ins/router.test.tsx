import { act, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { globalHistory, Location, navigate, Router } from './router'

interface Given {
  path: string
  vehicle?: string
  children?: ReactNode
}

const Page = ({ path, vehicle }: Given) => <h1>{`${path} ${vehicle ?? ''}`}</h1>

const Site = () => (
  <Location>
    {({ location }) => (
      <Router id="page" basepath="" location={location}>
        <Page path={location.pathname.startsWith('/stock/') ? '/stock/:vehicle' : location.pathname} />
      </Router>
    )}
  </Location>
)

const inNextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

const go = async (to: string, options?: { replace: boolean; state: object }): Promise<void> => {
  const isShown = navigate(to, options)
  await act(inNextFrame)
  await isShown
}

beforeEach(() => {
  void navigate('/start', { replace: true })
  globalHistory._onTransitionComplete()
})

describe('router in the browser', () => {
  it('gives the page what its path says', async () => {
    render(<Site />)
    await go('/stock/1-golf')
    expect(screen.getByRole('heading')).toHaveTextContent('/stock/:vehicle 1-golf')
  })

  it('gives the focus to another page, not to the first one or to one with other parameters', async () => {
    render(<Site />)
    expect(document.body).toHaveFocus()
    await go('/stock/1-golf')
    const page = document.getElementById('page')
    expect(page).toHaveFocus()
    page?.blur()
    await go('/stock/1-golf?photo=2')
    expect(document.body).toHaveFocus()
    await go('/stock/2-polo')
    expect(page).toHaveFocus()
  })

  it('adds an entry to the history, or replaces it', async () => {
    const before = window.history.length
    render(<Site />)
    await go('/a')
    expect(window.history.length).toBe(before + 1)
    await go('/b', { replace: true, state: { keepScroll: true } })
    expect(window.history.length).toBe(before + 1)
    expect(globalHistory.location).toMatchObject({ pathname: '/b', state: { keepScroll: true } })
    expect(globalHistory.location.key).toMatch(/^\d+$/)
  })

  it('adds no entry for an address that is left before its page is shown', () => {
    const before = window.history.length
    const stop = globalHistory.listen(() => undefined)
    void navigate('/a')
    void navigate('/b')
    stop()
    globalHistory._onTransitionComplete()
    expect([window.history.length, window.location.pathname]).toEqual([before + 1, '/b'])
  })

  it('adds an entry for each state of a page, also while the one before is not rendered yet', () => {
    const before = window.history.length
    const stop = globalHistory.listen(() => undefined)
    void navigate('/start?carburant=diesel')
    void navigate('/start?carburant=diesel&boite=automatique')
    stop()
    expect(window.history.length).toBe(before + 2)
  })

  it('follows the browser back', async () => {
    render(<Site />)
    await go('/a')
    await go('/b')
    const told: string[] = []
    const stop = globalHistory.listen(({ action, location }) => told.push(`${action} ${location.pathname}`))
    window.history.back()
    expect(await screen.findByText('/a')).toBeVisible()
    stop()
    expect(told).toEqual(['POP /a'])
  })
})

describe('router on a page whose parts still stand as the server made them', () => {
  const parts: { arrive: () => void } = { arrive: () => undefined }

  const renderServed = (): HTMLElement => {
    const arrival = new Promise<void>((resolve) => (parts.arrive = resolve))
    const isServer = { now: true }
    const Part = ({ search }: { search: string }) => {
      if (!isServer.now) use(arrival)
      return <p>{`Part${search}`}</p>
    }
    const Served = () => (
      <Location>
        {({ location }) => (
          <Suspense fallback={<p>Nothing</p>}>
            <Part search={location.search} />
          </Suspense>
        )}
      </Location>
    )
    const container = document.body.appendChild(document.createElement('main'))
    container.innerHTML = renderToString(<Served />)
    isServer.now = false
    render(<Served />, { container, hydrate: true })
    return container
  }

  it('leaves them there when other filters are asked for, until their code has come', async () => {
    const container = renderServed()
    void navigate('/start?carburant=diesel')
    await act(inNextFrame)
    expect(container).toHaveTextContent('Part')
    await act(async () => parts.arrive())
    expect(container).toHaveTextContent('Part?carburant=diesel')
  })
})

describe('router with transitions between pages', () => {
  /** Callbacks of transitions, which browsers call a frame later. */
  let updates: (() => Promise<void>)[]

  const Address = () => <Location>{({ location }) => <h1>{location.pathname + location.search}</h1>}</Location>
  const start = async (to: string): Promise<void> => {
    void navigate(to)
    await act(inNextFrame)
  }

  beforeEach(() => {
    updates = []
    window.matchMedia = ((query: string) => ({ matches: query.includes('no-preference') })) as never
    document.startViewTransition = ((update: () => Promise<void>) => {
      const finished = new Promise<void>((resolve) => updates.push(() => update().then(resolve)))
      return { ready: Promise.resolve(), finished }
    }) as never
  })
  afterEach(() => {
    Reflect.deleteProperty(document, 'startViewTransition')
    Reflect.deleteProperty(window, 'matchMedia')
  })

  it('shows the newest address when an older one is shown late', async () => {
    render(<Address />)
    await start('/stock')
    await start('/stock?marque=kia')
    await act(async () => void updates.map((update) => void update()))
    expect(screen.getByRole('heading')).toHaveTextContent('/stock?marque=kia')
  })

  it('ends every transition when two pages are shown at once', async () => {
    render(<Address />)
    await start('/a')
    await start('/b')
    let ended: Promise<unknown> = Promise.resolve()
    await act(async () => {
      ended = Promise.all(updates.map((update) => update()))
    })
    await ended
    expect(screen.getByRole('heading')).toHaveTextContent('/b')
  })

  it('moves nothing when an address is replaced: the visitor stays on the page', async () => {
    render(<Address />)
    await go('/renault/stock/1', { replace: true, state: {} })
    expect(screen.getByRole('heading')).toHaveTextContent('/renault/stock/1')
    expect(updates).toEqual([])
  })
})
