import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import type { CustomFilter } from '../../../domain/stock-search/custom-filters'
import { addedFilters } from '../../../domain/stock-search/custom-filters'
import { cardsPath, indexPath, STOCK_POINTER } from '../../../domain/stock-search/paths'
import { filesOf } from '../../../domain/stock-search/testing/stock-of'
import { bodyStock, brandStock, USED_STOCK, WHOLE_STOCK } from '../../../domain/stock-search/url/scope'
import type { StockScope } from '../../../domain/stock-search/url/scope'
import { exampleVehicle } from '../../../domain/testing/example-vehicle'
import type { Vehicle } from '../../../domain/vehicle/types'
import { NOTHING_LIVE, useLive } from '../../live/live-store'
import { answerFetch, installDialog, renderFrench } from '../../testing/render'
import { NO_STOCK, useStock } from '../stock-engine-store'
import { StockOverview } from '../StockOverview'

const mockNavigate = jest.fn<Promise<void>, [string]>()
jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('../../../../__mocks__/gatsby'),
  navigate: (to: string) => mockNavigate(to),
}))

const car = (id: number, change: Partial<Vehicle> = {}): Vehicle => ({
  ...exampleVehicle,
  id,
  availability: 'available',
  condition: 'used',
  ...change,
})
const kia = {
  brandId: 'kia',
  brandName: 'Kia',
  modelId: 'kia-ev3',
  modelName: 'EV3',
  variant: 'Air',
  fuel: 'electric',
} as const
const stock = [
  ...Array.from({ length: 5 }, (_, index) => car(index + 1, { gears: 6 })),
  car(11, { condition: 'new', fuel: 'diesel', gears: 8 }),
  car(12, { category: 'van', bodyStyle: 'panel_van' }),
  car(101, kia),
  car(102, { ...kia, condition: 'new' }),
]
const added = addedFilters({
  optional: ['gears'],
  custom: [{ id: 'vin', field: 'vin', label: 'Châssis', options: { [exampleVehicle.vin]: 'Le seul' } }],
})
const files = filesOf(stock, added)
const served = new Map<string, unknown>([
  [STOCK_POINTER, { index: indexPath(files.index.name), count: files.count }],
  [indexPath(files.index.name), JSON.parse(files.index.text)],
  ...[...files.cards, files.newest].map(({ name, text }): [string, unknown] => [cardsPath(name), JSON.parse(text)]),
])
const brands = [
  { id: 'peugeot', name: 'Peugeot' },
  { id: 'kia', name: 'Kia' },
]
const locations = [
  {
    id: exampleVehicle.locationId,
    name: 'Alzette Esch',
    latitude: 49.5,
    longitude: 5.95,
    address: { town: 'Esch-sur-Alzette' },
  },
]

interface Given {
  pathname: string
  scope: StockScope
  at?: string
  added?: readonly CustomFilter[]
}

let visited: string[] = []
const NONE: readonly CustomFilter[] = []
const Page = ({ pathname, scope, at = '', added: filters = NONE }: Given) => {
  const [search, setSearch] = useState(at)
  mockNavigate.mockImplementation(async (to) => {
    visited.push(to)
    setSearch(to.slice(to.includes('?') ? to.indexOf('?') : to.length))
  })
  const counts = {
    brandId: { peugeot: 7, kia: 2 },
    category: { passenger: 8, van: 1 },
    condition: { used: 7, new: 2 },
    bodyStyle: { suv: 8, panel_van: 1 },
  }
  return (
    <StockOverview
      vehicles={stock.map((vehicle) => ({ ...vehicle, town: null }))}
      total={9}
      counts={counts}
      brands={brands}
      locations={locations}
      pathname={pathname}
      scope={scope}
      title="Titre"
      added={filters}
      search={search}
    />
  )
}
const show = (given: Given) => {
  answerFetch((url) => (served.has(url) ? { status: 200, body: served.get(url) } : { status: 404 }))
  return renderFrench(<Page {...given} />)
}
const used = (at?: string) => show({ pathname: '/centre-de-vehicules-d-occasion', scope: USED_STOCK, at })
const peugeot = (at?: string) => show({ pathname: '/peugeot/stock', scope: brandStock('peugeot'), at })
const whole = (at?: string, filters?: readonly CustomFilter[]) =>
  show({ pathname: '/stock', scope: WHOLE_STOCK, at, added: filters })

const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')
const found = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map((one) => plain(one.textContent))).toContain(text))
const panel = () => within(screen.getByRole('region', { name: 'Filtres' }))
const tabs = () => within(screen.getByRole('navigation', { name: 'Sortes de véhicules' }))

beforeAll(installDialog)
beforeEach(() => {
  visited = []
  localStorage.clear()
  act(() => {
    useLive.setState(NOTHING_LIVE)
    useStock.setState(NO_STOCK, true)
  })
})

describe('list of a part of the stock', () => {
  it('finds what its path says, and filters it at its own address', async () => {
    peugeot()
    await found('7 véhicules')
    fireEvent.click(panel().getByRole('checkbox', { name: /^Diesel/ }))
    await found('1 véhicule sur 7')
    await waitFor(() => expect(visited).toEqual(['/peugeot/stock?carburant=diesel']))
  })

  it('leaves a vehicle that is gone in its place, as sold, until something else is asked', async () => {
    peugeot()
    await found('7 véhicules')
    const cards = () =>
      screen
        .getAllByRole('article')
        .map((card) => [
          within(card).getByRole('link').getAttribute('href'),
          within(card).queryByText('Vendu') !== null,
        ])
    const before = cards()
    const [, [second] = ['']] = before
    const gone = Number(/\/(\d+)-/.exec(String(second))?.[1])
    act(() => useLive.setState({ facts: new Map([[gone, 'removed']]) }))
    await found('6 véhicules')
    expect(cards()).toEqual(before.map(([href]) => [href, href === second]))
    fireEvent.click(panel().getByRole('checkbox', { name: /^Hybride/ }))
    await waitFor(() => expect(cards().map(([href]) => href)).not.toContain(second))
  })

  it('offers no choice of what its path says, and counts the others within it', async () => {
    peugeot()
    await found('7 véhicules')
    expect(panel().queryByRole('checkbox', { name: /^(Peugeot|Kia)/ })).toBeNull()
    expect(panel().getByRole('checkbox', { name: /^3008\s*7/ })).toBeEnabled()
    expect(panel().getByRole('checkbox', { name: /^Électrique\s*0/ })).toBeDisabled()
  })

  it('does not take what its path says for a filter, nor lets it be given up', async () => {
    used('?etat=occasion&marque=kia&km=900000-')
    await found('Aucun véhicule sur 7')
    const chips = within(screen.getByRole('group', { name: 'Filtres choisis' }))
    expect(chips.getAllByRole('button').map((chip) => plain(chip.textContent))).toEqual([
      'Kia',
      'Kilométrage : dès 900.000 km',
      'Tout effacer',
    ])
    expect(screen.getAllByRole('link', { name: /^Sans/ }).map((link) => link.getAttribute('href'))).toEqual([
      '/centre-de-vehicules-d-occasion?marque=kia',
    ])
    fireEvent.click(chips.getByRole('button', { name: 'Tout effacer' }))
    await found('7 véhicules')
    await waitFor(() => expect(visited).toEqual(['/centre-de-vehicules-d-occasion']))
  })

  it('leads to the whole stock where only its path stands in the way', async () => {
    used('?marque=kia&modele=kia-ev3&km=19000-')
    await found('Aucun véhicule sur 7')
    expect(screen.queryByRole('link', { name: /dans tout le stock/ })).toBeNull()
  })

  it('tells how many its filters find in the whole stock', async () => {
    peugeot('?carburant=electrique')
    await found('Aucun véhicule sur 7')
    expect(screen.getByRole('link', { name: /dans tout le stock\s?:\s2 véhicules$/ })).toHaveAttribute(
      'href',
      '/stock?carburant=electrique',
    )
  })

  it('says what its path rules out', async () => {
    used('?etat=neuf&marque=kia')
    await found('1 véhicule sur 7')
    expect(plain(document.body.textContent)).toContain('« neuf » (etat) ne va pas avec cette page')
  })

  it('says that a model is of another brand than the path', async () => {
    peugeot('?modele=kia-ev3')
    await found('7 véhicules')
    await waitFor(() =>
      expect(plain(document.body.textContent)).toContain('« kia-ev3 » (modele) ne va pas avec cette page'),
    )
  })

  it('keeps a search with its path, by the names of its filters', async () => {
    used('?marque=kia')
    await found('1 véhicule sur 7')
    fireEvent.click(screen.getByRole('button', { name: 'Enregistrer la recherche' }))
    const kept = await screen.findByRole('link', { name: /Rien de nouveau/ })
    expect(kept).toHaveAttribute('href', '/centre-de-vehicules-d-occasion?marque=kia')
    expect(kept).toHaveTextContent(/Kia/)
    expect(kept).toHaveTextContent(/Occasion/)
  })

  it('leads to the lists of brands and body styles, which keep what it is about', async () => {
    used()
    await found('7 véhicules')
    const lists = within(screen.getByRole('complementary', { name: 'Listes du stock' }))
    expect(lists.getByRole('link', { name: /^Peugeot\s*7/ })).toHaveAttribute('href', '/peugeot/stock?etat=occasion')
    expect(lists.getByRole('link', { name: /^Fourgon\s*1/ })).toHaveAttribute(
      'href',
      '/centre-de-vehicules-d-occasion?carrosserie=fourgon',
    )
    expect(lists.getByRole('link', { name: 'Voir tout le stock' })).toHaveAttribute('href', '/stock')
  })

  it('is of one body style, which is no filter of it', async () => {
    show({ pathname: '/stock/fourgon', scope: bodyStock('panel_van'), at: '?carrosserie=fourgon' })
    await found('1 véhicule')
    expect(panel().queryByRole('checkbox', { name: /^(SUV|Fourgon)/ })).toBeNull()
    const lists = within(screen.getByRole('complementary', { name: 'Listes du stock' }))
    expect(lists.queryByRole('heading', { name: 'Par carrosserie' })).toBeNull()
    expect(lists.getByRole('link', { name: /^Peugeot/ })).toHaveAttribute('href', '/peugeot/stock?carrosserie=fourgon')
  })
})

describe('tabs of the stock', () => {
  it('lead to each kind with the other filters as they are, and tell what they leave', async () => {
    whole('?marque=peugeot&tri=km-asc')
    await found('7 véhicules sur 9')
    expect(
      tabs()
        .getAllByRole('link')
        .map((link) => [plain(link.textContent), link.getAttribute('href')]),
    ).toEqual([
      ['Tous 7', '/stock?marque=peugeot&tri=km-asc'],
      ['Occasion 6', '/stock?etat=occasion&marque=peugeot&tri=km-asc'],
      ['Neufs en stock 1', '/stock?etat=neuf&marque=peugeot&tri=km-asc'],
      ['Utilitaires 1', '/stock?categorie=camion,utilitaire&marque=peugeot&tri=km-asc'],
    ])
    expect(tabs().getByRole('link', { current: 'page' })).toHaveTextContent('Tous')
  })

  it('mark the kind that is shown, and none for a mixture', async () => {
    whole('?etat=neuf')
    await found('2 véhicules sur 9')
    expect(tabs().getByRole('link', { current: 'page' })).toHaveTextContent('Neufs')
    fireEvent.click(panel().getByRole('checkbox', { name: /^Occasion/ }))
    await found('9 véhicules sur 9')
    expect(tabs().queryByRole('link', { current: 'page' })).toBeNull()
  })

  it('are not there where the path has said the kind', async () => {
    used()
    await found('7 véhicules')
    expect(screen.queryByRole('navigation', { name: 'Sortes de véhicules' })).toBeNull()
  })
})

describe('filters that the configuration adds', () => {
  it('stand in the panel with their own names, and filter like any other', async () => {
    whole('', added)
    await found('9 véhicules')
    const group = within(panel().getByText('Autres critères').closest('details') ?? document.body)
    expect(
      group.getAllByRole('group', { hidden: true }).map((one) => one.querySelector('legend')?.textContent),
    ).toEqual(['Nombre de vitesses', 'Châssis'])
    expect(group.getByRole('checkbox', { name: /^Le seul/, hidden: true })).toBeEnabled()
    fireEvent.click(group.getByRole('checkbox', { name: /^8/, hidden: true }))
    await found('1 véhicule sur 9')
    await waitFor(() => expect(visited).toEqual(['/stock?vitesses=8']))
    expect(
      within(screen.getByRole('group', { name: 'Filtres choisis' }))
        .getAllByRole('button')
        .map((chip) => plain(chip.textContent)),
    ).toEqual(['Nombre de vitesses : 8', 'Tout effacer'])
  })

  it('are read from the address, and mean nothing where they are not configured', async () => {
    const { unmount } = whole('?vitesses=8', added)
    await found('1 véhicule sur 9')
    unmount()
    whole('?vitesses=8')
    await found('9 véhicules')
  })
})
