import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { renderToString } from 'react-dom/server'
import type { StockQuickSearchBlock } from '../../domain/content/types'
import { indexPath, STOCK_POINTER } from '../../domain/stock-search/paths'
import { parseStockAddress } from '../../domain/stock-search/url/stock-address'
import { filesOf } from '../../domain/stock-search/testing/stock-of'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import type { Vehicle } from '../../domain/vehicle/types'
import { NOTHING_LIVE, useLive } from '../../features/live/live-store'
import { NO_STOCK, useStock } from '../../features/stock/stock-engine-store'
import { answerFetch, renderFrench } from '../../features/testing/render'
import type { Call } from '../../features/testing/render'
import messages from '../../locales/fr.json'
import { StoryDataProvider } from '../story-data'
import { storyDataOf } from '../story-data-of'
import { StockQuickSearch } from './StockQuickSearch'

const mockNavigate = jest.fn((_: string) => Promise.resolve())
jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('../../../__mocks__/gatsby'),
  navigate: (to: string) => mockNavigate(to),
}))

const car = (id: number, change: Partial<Vehicle>): Vehicle => ({ ...exampleVehicle, id, ...change })
const kia = {
  brandId: 'kia',
  brandName: 'Kia',
  modelId: 'kia-ev6',
  modelName: 'EV6',
  fuel: 'electric',
  condition: 'used',
} as const
const stock = [
  ...Array.from({ length: 4 }, (_, index) =>
    car(index + 1, {
      brandId: 'peugeot',
      brandName: 'Peugeot',
      modelId: 'peugeot-308',
      modelName: '308',
      fuel: 'diesel',
      condition: 'used',
      prices: [],
    }),
  ),
  car(11, kia),
  car(12, { ...kia, condition: 'new' }),
  car(13, { ...kia, modelId: 'kia-niro', modelName: 'Niro', category: 'van' }),
]
const files = filesOf(stock)
const index = indexPath(files.index.name)
const brands = [
  { id: 'peugeot', name: 'Peugeot', logo: '', sellsNew: true },
  { id: 'kia', name: 'Kia', logo: '', sellsNew: false },
]
const data = storyDataOf(
  { vehicles: [], models: [], offers: [], articles: [], brands, locations: [], employees: [] },
  { byBlock: {}, stockTotal: 7 },
)

const tree = (variant: StockQuickSearchBlock['variant']) => (
  <StoryDataProvider data={data}>
    <StockQuickSearch block={{ _uid: 'q', component: 'stock-quick-search', variant }} />
  </StoryDataProvider>
)
let calls: Call[] = []
const show = (variant: StockQuickSearchBlock['variant'] = 'default') => renderFrench(tree(variant))
const button = (name: string) => screen.findByRole('button', { name })
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const options = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole<HTMLOptionElement>('option')
    .slice(1)
    .map(({ text, disabled }) => `${text}${disabled ? ' -' : ''}`)
const turnTo = () => fireEvent.pointerEnter(screen.getByRole('search'))

beforeEach(() => {
  act(() => {
    useLive.setState(NOTHING_LIVE)
    useStock.setState(NO_STOCK, true)
  })
  delete window.dataLayer
  mockNavigate.mockClear()
  calls = answerFetch((url) =>
    url === STOCK_POINTER
      ? { status: 200, body: { index, count: files.count } }
      : url === index
        ? { status: 200, body: JSON.parse(files.index.text) }
        : { status: 404 },
  )
})

describe('quick search', () => {
  it('asks for nothing before somebody turns to it', async () => {
    show()
    await button('Voir 7 véhicules')
    expect(calls).toEqual([])
    turnTo()
    await screen.findByRole('option', { name: 'Peugeot (4)' })
    expect(calls.map(({ url }) => url)).toEqual(expect.arrayContaining([STOCK_POINTER, index]))
  })

  it('says with each choice how many it finds, and what each further one would give', async () => {
    show()
    turnTo()
    await screen.findByRole('option', { name: 'Kia (3)' })
    choose('Marque', 'kia')
    await button('Voir 3 véhicules')
    expect(options('Modèle')).toEqual(['EV6 (2)', 'Niro (1)'])
    expect(options('Carburant').filter((text) => !text.endsWith(' -'))).toEqual(['Électrique (3)'])
    choose('Modèle', 'kia-niro')
    await button('Voir 1 véhicule')
    expect(screen.getByRole('status')).toHaveTextContent('1 véhicule correspond')
    fireEvent.click(screen.getByRole('radio', { name: 'Véhicules neufs' }))
    await button('Voir les plus proches')
    choose('Marque', '')
    await button('Voir 1 véhicule')
    expect(screen.getByLabelText('Modèle')).toBeDisabled()
  })

  it('leads to the overview by its own parameters, and tells what was chosen', async () => {
    show()
    turnTo()
    await screen.findByRole('option', { name: 'Kia (3)' })
    choose('Marque', 'kia')
    choose('Budget maximum', '50000')
    fireEvent.click(await button('Voir 3 véhicules'))
    await waitFor(() => expect(mockNavigate).toHaveBeenCalledWith('/stock?marque=kia&prix=-50000'))
    expect(window.dataLayer).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          event: 'adjust_vehicle_quicksearch_filter',
          facet: 'brand',
          value: 'kia',
          result_count: 3,
        }),
        expect.objectContaining({ event: 'submit_vehicle_quicksearch', variant: 'default', result_count: 3 }),
      ]),
    )
  })

  it('counts what can be financed in the financial variant', async () => {
    show('financial')
    turnTo()
    await button('Voir 3 véhicules')
    fireEvent.click(screen.getByRole('button', { name: 'Voir 3 véhicules' }))
    await waitFor(() => expect(mockNavigate).toHaveBeenCalledWith('/stock?mensualite=0-&mensualite-pour=leasing-prive'))
  })

  it('still leads on when the stock cannot be read', async () => {
    answerFetch(() => new TypeError('Failed to fetch'))
    show()
    choose('Marque', 'kia')
    fireEvent.click(await button('Voir les véhicules'))
    await waitFor(() => expect(mockNavigate).toHaveBeenCalledWith('/stock?marque=kia'))
  })

  it.each([
    ['default', 'scope=used&marque=kia'],
    ['car-company', 'scope=van&marque=kia'],
    ['financial', 'type=private_finance&marque=kia'],
  ] as const)('is a form of the overview before any script runs: %s', (variant, sent) => {
    const page = document.createElement('div')
    page.innerHTML = renderToString(
      <IntlProvider locale="fr" messages={messages}>
        {tree(variant)}
      </IntlProvider>,
    )
    const form = page.querySelector('form')
    if (!form) throw new Error('There is no form')
    expect(form.getAttribute('action')).toBe('/stock')
    const [choice = ''] = [...sent.matchAll(/=(\w+)/g)].map(([, value]) => value)
    const radio = form.querySelector<HTMLInputElement>(`input[value="${choice}"]`)
    if (radio) radio.checked = true
    const brand = form.querySelector<HTMLSelectElement>('select[name="marque"]')
    if (brand) brand.value = 'kia'
    const query = new URLSearchParams(
      [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
    expect(parseStockAddress(String(query))).toMatchObject({ problems: [], query: parseStockAddress(sent).query })
    expect(parseStockAddress(sent).query.facets['brand']).toEqual(['kia'])
  })
})
