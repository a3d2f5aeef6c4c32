import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import { answerFetch, renderFrench } from '../testing/render'
import { VehicleCalculator } from './VehicleCalculator'
import { VehicleBelowBrand } from './VehicleBelowBrand'
import { VehicleForm } from './VehicleForm'
import { VehicleViewPage } from './VehicleViewPage'

const navigate = jest.fn()
jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('../../../__mocks__/gatsby'),
  navigate: (...target: unknown[]) => navigate(...target),
}))
// Heads are written by this module in the browser, and by react-helmet on the server only.
jest.mock('react-helmet', () => jest.requireActual<object>('../../components/seo/helmet.browser'))

beforeEach(() => navigate.mockClear())

const SLUG = '104729-1-peugeot-3008-1-2-hybrid-136-e-dcs6-gt'
const SHELL = '/stock/vue/essai'
const pageData = { result: { data: { vehicle: { ...exampleVehicle, location: null }, similar: [] } } }
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')
const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content')

describe('view of a vehicle', () => {
  it('reads the vehicle from its page, and has the vehicle as canonical address', async () => {
    const calls = answerFetch(() => ({ status: 200, body: pageData }))
    renderFrench(<VehicleViewPage Body={VehicleForm} view="testDrive" slug={SLUG} shell={SHELL} />)
    expect(screen.getByText('Chargement du véhicule')).toBeInTheDocument()
    expect(await screen.findByRole('heading', { level: 1, name: 'Essayer la Peugeot 3008' })).toBeVisible()
    expect(calls.map(({ url }) => url).filter((url) => url.startsWith('/page-data'))).toEqual([
      `/page-data/stock/${SLUG}/page-data.json`,
    ])
    await waitFor(() => expect(canonical()).toMatch(new RegExp(`/stock/${SLUG}$`)))
    expect(robots()).toBeUndefined()
  })

  describe('of a vehicle whose page this tab has', () => {
    // As Gatsby's loader keeps it: a direct visit is answered with the vehicle's own page.
    beforeEach(() =>
      Object.defineProperty(window, '___loader', {
        configurable: true,
        value: { loadPageSync: (path: string) => (path === `/stock/${SLUG}` ? { json: pageData.result } : undefined) },
      }),
    )
    afterEach(() => void Reflect.deleteProperty(window, '___loader'))
    const title = () => screen.getByRole('heading', { level: 1 }).textContent

    it('is there at once, and as the vehicle is now once that is read', async () => {
      const now = {
        result: { data: { vehicle: { ...exampleVehicle, modelName: '3008 Nouvelle', location: null }, similar: [] } },
      }
      answerFetch((url) => ({ status: 200, body: url.startsWith('/page-data') ? now : { vehicles: [], removed: [] } }))
      renderFrench(<VehicleViewPage Body={VehicleForm} view="testDrive" slug={SLUG} shell={SHELL} />)
      expect(title()).toBe('Essayer la Peugeot 3008')
      await waitFor(() => expect(title()).toBe('Essayer la Peugeot 3008 Nouvelle'))
    })

    it('stays without a connection', async () => {
      const calls = answerFetch(() => new TypeError('Failed to fetch'))
      renderFrench(<VehicleViewPage Body={VehicleForm} view="testDrive" slug={SLUG} shell={SHELL} />)
      await waitFor(() => expect(calls.some(({ url }) => url.startsWith('/page-data'))).toBe(true))
      await act(async () => undefined)
      expect(title()).toBe('Essayer la Peugeot 3008')
    })

    it('gives way to the error page where the vehicle is gone', async () => {
      answerFetch(() => ({ status: 404 }))
      renderFrench(
        <main>
          <VehicleViewPage Body={VehicleForm} view="interest" slug={SLUG} shell={SHELL} />
        </main>,
      )
      expect(title()).toMatch(/Peugeot 3008/)
      expect(await screen.findByText(/^Oups, ce véhicule n.existe pas\.$/)).toBeVisible()
    })
  })

  it('shows the vehicle itself below a brand, open to search engines under its own address', async () => {
    answerFetch(() => ({ status: 200, body: pageData }))
    renderFrench(<VehicleViewPage Body={VehicleBelowBrand} view="detail" slug={SLUG} shell={SHELL} />)
    expect(await screen.findByRole('heading', { level: 1, name: /Peugeot 3008 1.2 Hybrid/ })).toBeVisible()
    await waitFor(() => expect(canonical()).toMatch(new RegExp(`/stock/${SLUG}$`)))
    expect(robots()).toBeUndefined()
  })

  it.each([
    ['detail', `/opel/stock/${SLUG}?ref=mail#photos`, `/peugeot/stock/${SLUG}?ref=mail#photos`],
    ['testDrive', `/opel/stock/${SLUG}/testdrive`, `/peugeot/stock/${SLUG}/testdrive`],
  ] as const)('moves on from another brand to the vehicle’s own (%s)', async (view, address, own) => {
    window.history.replaceState(null, '', address)
    answerFetch(() => ({ status: 200, body: pageData }))
    renderFrench(
      view === 'detail' ? (
        <VehicleViewPage Body={VehicleBelowBrand} view={view} slug={SLUG} brand="opel" shell={SHELL} />
      ) : (
        <VehicleViewPage Body={VehicleForm} view={view} slug={SLUG} brand="opel" shell={SHELL} />
      ),
    )
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(own, { replace: true }))
    expect(navigate).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Chargement du véhicule')
  })

  it.each([
    ['reserved', /^Un autre client a réservé ce véhicule/],
    ['in_transit', /^Ce véhicule est en route/],
  ] as const)('says above a form that its vehicle is %s', async (availability, words) => {
    const vehicle = { ...exampleVehicle, availability, location: null }
    answerFetch(() => ({ status: 200, body: { result: { data: { vehicle, similar: [] } } } }))
    renderFrench(<VehicleViewPage Body={VehicleForm} view="testDrive" slug={SLUG} shell={SHELL} />)
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('stays below the vehicle’s own brand, and where the address names none', async () => {
    for (const brand of ['peugeot', null]) {
      answerFetch(() => ({ status: 200, body: pageData }))
      const { unmount } = renderFrench(
        <VehicleViewPage Body={VehicleForm} view="testDrive" slug={SLUG} brand={brand} shell={SHELL} />,
      )
      expect(await screen.findByRole('heading', { level: 1, name: 'Essayer la Peugeot 3008' })).toBeVisible()
      unmount()
    }
    expect(navigate).not.toHaveBeenCalled()
  })

  it('says that a vehicle does not exist and leads to the stock', async () => {
    answerFetch(() => ({ status: 404 }))
    renderFrench(
      <main>
        <VehicleViewPage Body={VehicleForm} view="interest" slug="9-1-nothing" shell={SHELL} />
      </main>,
    )
    expect(await screen.findByText(/^Oups, ce véhicule n.existe pas\.$/)).toBeVisible()
    expect(screen.getByRole('link')).toHaveAttribute('href', '/stock')
    // What the host says, too, on a direct visit: the vehicle is missing, not the form.
    expect(screen.getByRole('main')).toHaveAttribute('data-testid', 'vehicle-not-found')
  })

  it('has a head of its own where the address names no vehicle, and leads to the stock', async () => {
    renderFrench(<VehicleViewPage Body={VehicleForm} view="testDrive" slug={null} shell={SHELL} />)
    expect(screen.getByRole('heading', { level: 1, name: /^Quel véhicule/ })).toBeVisible()
    expect(screen.getByRole('link')).toHaveAttribute('href', '/stock')
    await waitFor(() => expect(canonical()).toMatch(/\/stock\/vue\/essai$/))
    expect([robots(), document.title]).toEqual(['noindex', 'Quel véhicule\u202f? (essai) | Groupe Alzette'])
  })

  it('asks at each such address what it is there for', () => {
    const shells = [
      ['detail', 'marque'],
      ['interest', 'interest'],
      ['interest', 'marque-interet'],
      ['testDrive', 'essai'],
      ['testDrive', 'marque-essai'],
      ['leaseCalculator', 'calcul'],
      ['leaseCalculator', 'marque-calcul'],
      ['privateFinance', 'financement'],
      ['businessFinance', 'financement-pro'],
    ] as const
    const told = shells.map(([view, name]) => {
      const { unmount } = renderFrench(
        <VehicleViewPage Body={() => null} view={view} slug={null} shell={`/stock/vue/${name}`} />,
      )
      const words = [
        screen.getByRole('heading', { level: 1 }).textContent,
        document.querySelector('meta[name="description"]')?.getAttribute('content'),
      ]
      unmount()
      return words
    })
    for (const place of [0, 1]) expect(new Set(told.map((words) => words[place])).size).toBe(shells.length)
    expect(told[3]).toEqual([
      'Quel véhicule voulez-vous essayer\u202f?',
      expect.stringMatching(/^Quel véhicule voulez-vous essayer.*choisissez-en un/),
    ])
    expect(told[4]?.[0]).toBe('Quel véhicule de la marque voulez-vous essayer\u202f?')
  })

  it('offers another try without a connection', async () => {
    let online = false
    answerFetch(() => (online ? { status: 200, body: pageData } : new TypeError('Failed to fetch')))
    renderFrench(<VehicleViewPage Body={VehicleCalculator} view="leaseCalculator" slug={SLUG} shell={SHELL} />)
    expect(await screen.findByText('Vous êtes hors ligne')).toBeVisible()
    online = true
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText(/par mois, TVA comprise/)).toBeVisible()
  })
})
