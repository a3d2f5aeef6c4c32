import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { cardsPath, equipmentPath, indexPath, STOCK_POINTER } from '../../../domain/stock-search/paths'
import { filesOf } from '../../../domain/stock-search/testing/stock-of'
import { exampleVehicle } from '../../../domain/testing/example-vehicle'
import type { Vehicle } from '../../../domain/vehicle/types'
import { FACET_PARAMETERS, PARAMETERS, RANGE_PARAMETERS } from '../../../domain/stock-search/url/parameters'
import messages from '../../../locales/fr.json'
import { NOTHING_LIVE, useLive } from '../../live/live-store'
import { answerFetch, installDialog, renderFrench } from '../../testing/render'
import { NO_STOCK, useStock } from '../stock-engine-store'
import { StockOverview } from '../StockOverview'
import { useTowns } from './towns-store'
import { pagesAround } from '../../../components/ui/Pagination'

const mockNavigate = jest.fn<Promise<void>, [string]>()
jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('../../../../__mocks__/gatsby'),
  navigate: (to: string) => mockNavigate(to),
}))

const car = (id: number, change: Partial<Vehicle> = {}): Vehicle => ({
  ...exampleVehicle,
  id,
  availability: 'available',
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
  ...Array.from({ length: 28 }, (_, index) => car(index + 1, { mileage: 10_000 + index * 1000 })),
  car(101, { ...kia, equipment: [{ group: 'utility', label: 'Attelage', highlight: false }] }),
  car(102, { ...kia, mileage: 500, locationId: 'marnach' }),
]
const files = filesOf(stock)
const served = new Map<string, unknown>([
  [STOCK_POINTER, { index: indexPath(files.index.name), count: files.count }],
  [indexPath(files.index.name), JSON.parse(files.index.text)],
  [equipmentPath(files.equipment.name), JSON.parse(files.equipment.text)],
  ...[...files.cards, files.newest].map(({ name, text }): [string, unknown] => [cardsPath(name), JSON.parse(text)]),
])
const brands = [
  { id: 'peugeot', name: 'Peugeot', logo: '', sellsNew: true },
  { id: 'kia', name: 'Kia', logo: '', sellsNew: false },
]
const locations = [
  {
    id: exampleVehicle.locationId,
    name: 'Alzette Esch',
    latitude: 49.5012,
    longitude: 5.9466,
    address: { town: 'Esch-sur-Alzette' },
  },
  { id: 'marnach', name: 'Alzette Marnach', latitude: 50.0531, longitude: 6.0603, address: { town: 'Marnach' } },
]
const counts = {
  brandId: { peugeot: 28, kia: 2 },
  category: { passenger: 30 },
  condition: { used: 30 },
  fuel: { hybrid: 28, electric: 2 },
}

let visited: string[] = []
/** What back and forward do. */
let goTo: (search: string) => void
/** The page at an address, and a router that follows it. */
const Page = ({ at }: { at: string }) => {
  const [search, setSearch] = useState(at)
  useEffect(() => {
    goTo = (to) => act(() => setSearch(to))
  }, [])
  mockNavigate.mockImplementation(async (to) => {
    visited.push(to)
    setSearch(to.replace('/stock', ''))
  })
  return (
    <StockOverview
      vehicles={stock.slice(0, 24).map((vehicle) => ({ ...vehicle, town: null }))}
      total={30}
      counts={counts}
      brands={brands}
      locations={locations}
      pathname="/stock"
      search={search}
    />
  )
}
const show = (at = '', isDown = false) => {
  answerFetch((url) =>
    !isDown && served.has(url) ? { status: 200, body: served.get(url) } : { status: isDown ? 503 : 404 },
  )
  return renderFrench(<Page at={at} />)
}
const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')
const found = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map((one) => plain(one.textContent))).toContain(text))
const panel = () => within(screen.getByRole('region', { name: 'Filtres' }))

beforeAll(installDialog)
beforeEach(() => {
  visited = []
  localStorage.clear()
  act(() => {
    useLive.setState(NOTHING_LIVE)
    useStock.setState(NO_STOCK, true)
    useTowns.setState({ towns: null })
  })
})

describe('stock overview', () => {
  it('says without scripts that it cannot be filtered', () => {
    const html = renderToString(
      <IntlProvider locale="fr" messages={messages}>
        <Page at="?carrosserie=suv" />
      </IntlProvider>,
    )
    expect(html).toMatch(/<noscript><p[^>]*>[^<]*cette liste ne peut pas être filtrée[^<]*<\/p><\/noscript>/)
  })

  it('filters by a click, says how many there are, and has it in the address', async () => {
    show()
    await found('30 véhicules')
    fireEvent.click(panel().getByRole('checkbox', { name: /^Kia/ }))
    await found('2 véhicules sur 30')
    await waitFor(() => expect(visited).toEqual(['/stock?marque=kia']))
    expect(screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Kia EV3',
      'Kia EV3',
    ])
    expect(panel().getByRole('checkbox', { name: /^Hybride\s*0/ })).toBeDisabled()
    expect(panel().getByRole('checkbox', { name: /^Peugeot\s*28/ })).toBeEnabled()
  })

  it('opens the list of an address, its filters as chips that can be taken off one by one and all at once', async () => {
    show('?marque=peugeot&km=-12000&tri=km-desc')
    await found('3 véhicules sur 30')
    const chips = within(screen.getByRole('group', { name: 'Filtres choisis' }))
    expect(chips.getAllByRole('button').map((chip) => plain(chip.textContent))).toEqual([
      'Peugeot',
      'Kilométrage : jusqu’à 12.000 km',
      'Tout effacer',
    ])
    fireEvent.click(chips.getByRole('button', { name: /Retirer le filtre Kilométrage/ }))
    await found('28 véhicules sur 30')
    fireEvent.click(chips.getByRole('button', { name: 'Tout effacer' }))
    await found('30 véhicules')
    await waitFor(() => expect(visited).toEqual(['/stock?marque=peugeot&tri=km-desc', '/stock?tri=km-desc']))
  })

  it('follows back and forward', async () => {
    show('?marque=peugeot')
    await found('28 véhicules sur 30')
    fireEvent.click(panel().getByRole('checkbox', { name: /^Kia/ }))
    await found('30 véhicules sur 30')
    goTo('?marque=peugeot')
    await found('28 véhicules sur 30')
    goTo('?marque=kia,peugeot')
    await found('30 véhicules sur 30')
  })

  it('understands an address of the old site', async () => {
    show('?brand=14&page=1')
    await found('2 véhicules sur 30')
  })

  it('links to the pages of the list, with its filters', async () => {
    show('?tri=km-asc&page=2')
    await found('30 véhicules')
    expect(screen.getAllByRole('article')).toHaveLength(6)
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Précédent' })).toHaveAttribute('href', '/stock?tri=km-asc')
  })

  it('proposes what would fit when nothing does', async () => {
    show('?marque=kia&km=20000-')
    await found('Aucun véhicule sur 30')
    const near = screen.getAllByRole('link', { name: /^Sans/ })
    expect(near.map((link) => [plain(link.textContent), link.getAttribute('href')])).toEqual([
      ['Sans Kia : 18 véhicules', '/stock?km=20000-'],
      ['Sans Kilométrage : dès 20.000 km : 2 véhicules', '/stock?marque=kia'],
    ])
  })

  it('leaves the focus on the list when what had it is gone', async () => {
    show('?marque=kia&km=20000-')
    await found('Aucun véhicule sur 30')
    const list = screen.getByRole('region', { name: 'Véhicules trouvés' })
    const chip = screen.getByRole('button', { name: 'Retirer le filtre Kia' })
    chip.focus()
    fireEvent.click(chip)
    await found('18 véhicules sur 30')
    await waitFor(() => expect(list).toHaveFocus())
    const box = panel().getByRole('checkbox', { name: /^Peugeot/ })
    act(() => box.focus())
    fireEvent.click(box)
    await found('18 véhicules sur 30')
    expect(box).toHaveFocus()
  })

  it('says what of an address cannot be, and what is not in stock', async () => {
    show('?carburant=charbon&marque=peugeot,tesla&utm_source=x')
    await found('28 véhicules sur 30')
    expect(plain(document.body.textContent)).toContain(
      '« charbon » (carburant) n’est pas un choix que nous connaissons',
    )
    expect(plain(document.body.textContent)).toContain('Rien en stock pour « tesla » (marque)')
    expect(document.body.textContent).not.toContain('utm_source')
  })

  it.each(['constructor,toString,__proto__', '12x'])('stands when every parameter asks for %s', async (value) => {
    const names = [FACET_PARAMETERS, PARAMETERS, RANGE_PARAMETERS].flatMap((some) => Object.values(some))
    show(`?${[...names, 'brand', 'fuel', 'type', 'scope', 'sort'].map((name) => `${name}=${value}`).join('&')}`)
    await found('Aucun véhicule sur 30')
    expect(document.body.textContent).not.toMatch(/NaN|native code|undefined/)
  })

  it('tells a handful of what cannot be, shortened, and how much more there is', async () => {
    show(`?carburant=${'x'.repeat(500)},${Array.from({ length: 60 }, (_, index) => `z${index}`).join(',')}`)
    await found('30 véhicules')
    expect(screen.getAllByText(/n’est pas un choix que nous connaissons/)).toHaveLength(5)
    expect(plain(screen.getAllByText(/n’est pas un choix que nous connaissons/)[0]?.textContent ?? '')).toContain(
      `« ${'x'.repeat(60)}… »`,
    )
    expect(screen.getByText('56 autres valeurs de cette adresse ne sont pas appliquées.')).toBeVisible()
  })

  it('names the facet of options that say nothing by themselves', async () => {
    show('?couleur=bleu&interieur=noir&energie=C&garantie=12&motricite=avant')
    await found('30 véhicules sur 30')
    expect(
      within(screen.getByRole('group', { name: 'Filtres choisis' }))
        .getAllByRole('button')
        .map((chip) => plain(chip.textContent))
        .sort(),
    ).toEqual([
      'Bleu',
      'Classe énergétique : C',
      'Couleur intérieure : Noir',
      'Garantie : 12 mois',
      'Roues motrices : Avant',
      'Tout effacer',
    ])
  })

  it('says that a page lies beyond the last one, which it shows', async () => {
    show('?tri=km-asc&page=500')
    await found('30 véhicules')
    expect(screen.getAllByRole('article')).toHaveLength(6)
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    expect(document.body.textContent).toContain('Cette liste n’a pas de page 500 : voici la dernière, la page 2.')
    goTo('?tri=km-asc&page=2')
    await waitFor(() => expect(document.body.textContent).not.toContain('Cette liste n’a pas de page'))
  })

  it('keeps equipment in the order of the whole stock, whatever is filtered', async () => {
    show('?marque=kia&km=1000-&equipement=Attelage')
    await found('1 véhicule sur 30')
    const group = within(panel().getByRole('group', { name: 'Équipement', hidden: true }))
    const labels = group.getAllByRole('checkbox', { hidden: true }).map((box) => box.closest('label')?.textContent)
    expect(labels).toHaveLength(9)
    expect(labels.at(-1)).toBe('Attelage1')
  })

  it('says which equipment is not in stock', async () => {
    show('?equipement=Attelage,Hublot')
    await found('Aucun véhicule sur 30')
    expect(plain(document.body.textContent)).toContain('Rien en stock pour « Hublot » (equipement)')
  })

  it('shows the newest vehicles and says so when equipment cannot be read, and tries again', async () => {
    served.delete(equipmentPath(files.equipment.name))
    show('?equipement=Attelage')
    await waitFor(() => expect(document.body.textContent).toContain('Les filtres ne se sont pas chargés'))
    expect(screen.getAllByRole('article')).toHaveLength(24)
    expect(document.documentElement).not.toHaveAttribute('data-list')
    served.set(equipmentPath(files.equipment.name), JSON.parse(files.equipment.text))
    fireEvent.click(
      within(screen.getByRole('region', { name: 'Véhicules trouvés' })).getByRole('button', { name: 'Réessayer' }),
    )
    await found('1 véhicule sur 30')
  })

  it('takes a typed limit when the field is left, the two in either order', async () => {
    show()
    await found('30 véhicules')
    const mileage = within(panel().getByRole('group', { name: 'Kilométrage', hidden: true }))
    fireEvent.change(mileage.getByLabelText('De'), { target: { value: '12000' } })
    fireEvent.change(mileage.getByLabelText('À'), { target: { value: '10 000' } })
    fireEvent.blur(mileage.getByLabelText('À'))
    await found('3 véhicules sur 30')
    await waitFor(() => expect(visited).toEqual(['/stock?km=10000-12000']))
  })

  it('filters by equipment, read when it is wanted', async () => {
    show('?equipement=Attelage')
    await found('1 véhicule sur 30')
  })

  it('shows alternatives of equipment as one filter, which stays in the list when it is given up', async () => {
    show('?equipement=Attelage~Treuil')
    await found('1 véhicule sur 30')
    const box = panel().getByRole('checkbox', { name: /^Attelage ou Treuil/, hidden: true })
    expect(box).toBeChecked()
    fireEvent.click(box)
    await found('30 véhicules')
    expect(visited).toEqual(['/stock'])
    expect(panel().getByRole('checkbox', { name: /^Attelage ou Treuil/, hidden: true })).not.toBeChecked()
  })

  it('finds what is near a town, says how far it is and what each radius would give', async () => {
    show('?marque=kia')
    await found('2 véhicules sur 30')
    const group = panel().getByText('Distance').closest('details') ?? document.body
    const distance = within(group)
    expect(distance.getAllByRole('option', { hidden: true })).toHaveLength(1 + locations.length)
    fireEvent.pointerEnter(group)
    await distance.findByRole('option', { name: 'Clervaux', hidden: true })
    fireEvent.change(distance.getByRole('combobox', { name: 'Autour de', hidden: true }), {
      target: { value: 'clervaux' },
    })
    await found('1 véhicule sur 30')
    await waitFor(() => expect(visited).toEqual(['/stock?marque=kia&autour-de=clervaux&rayon=40']))
    expect(
      distance.getAllByRole('radio', { hidden: true }).map((radio) => plain(radio.closest('label')?.textContent ?? '')),
    ).toEqual(['Jusqu’à 10 km1', 'Jusqu’à 20 km1', 'Jusqu’à 40 km1', 'Jusqu’à 60 km1', 'Jusqu’à 100 km2'])
    expect(plain(screen.getByRole('article').textContent)).toContain('Marnach, à 2 km')
    expect(panel().getByRole('checkbox', { name: /^Alzette Marnach, à 2\skm/, hidden: true })).toBeEnabled()
    fireEvent.click(distance.getByRole('radio', { name: /^Jusqu’à 100/, hidden: true }))
    await found('2 véhicules sur 30')
    fireEvent.click(screen.getByRole('button', { name: 'Enregistrer la recherche' }))
    expect(plain((await screen.findByRole('link', { name: /^Kia, Clervaux et 100/ })).getAttribute('href'))).toBe(
      '/stock?marque=kia&autour-de=clervaux&rayon=100',
    )
    fireEvent.click(screen.getByRole('button', { name: /^Oublier la recherche Kia, Clervaux/ }))
    fireEvent.click(screen.getByRole('button', { name: /^Retirer le filtre Clervaux et 100/ }))
    await waitFor(() => expect(visited.at(-1)).toBe('/stock?marque=kia'))
  })

  it('measures from where the visitor is once they let the browser tell, and says when it does not', async () => {
    const getCurrentPosition = jest.fn<
      ReturnType<Geolocation['getCurrentPosition']>,
      Parameters<Geolocation['getCurrentPosition']>
    >()
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
    show()
    await found('30 véhicules')
    const locate = panel().getByRole('button', { name: 'Utiliser ma position', hidden: true })
    expect(getCurrentPosition).not.toHaveBeenCalled()
    fireEvent.click(locate)
    act(() =>
      getCurrentPosition.mock.lastCall?.[1]?.({
        code: 1,
        message: '',
        PERMISSION_DENIED: 1,
        POSITION_UNAVAILABLE: 2,
        TIMEOUT: 3,
      }),
    )
    expect(
      panel().getByText('Votre navigateur ne donne pas votre position. Choisissez une ville dans la liste.'),
    ).toBeInTheDocument()
    fireEvent.click(locate)
    const coords = {
      latitude: 50.05512,
      longitude: 6.03149,
      accuracy: 20,
      altitude: null,
      altitudeAccuracy: null,
      heading: null,
      speed: null,
      toJSON: () => null,
    }
    act(() => getCurrentPosition.mock.lastCall?.[0]({ coords, timestamp: 0, toJSON: () => null }))
    await found('1 véhicule sur 30')
    await waitFor(() => expect(visited).toEqual(['/stock?autour-de=50.06,6.03&rayon=40']))
    expect(panel().getByRole('option', { name: 'Ma position', hidden: true })).toBeInTheDocument()
  })

  it('says when nobody knows the place of an address, and proposes to look farther when nothing is near', async () => {
    show('?autour-de=paris&rayon=40')
    await waitFor(() =>
      expect(plain(document.body.textContent)).toContain(
        '« paris » (autour-de) n’est pas un lieu que nous connaissons',
      ),
    )
    goTo('?marque=peugeot&autour-de=marnach&rayon=10')
    await found('Aucun véhicule sur 30')
    expect(screen.getAllByRole('link', { name: /^Sans/ }).map((link) => plain(link.textContent))).toEqual([
      'Sans Marnach et 10 km alentour : 28 véhicules',
      'Sans Peugeot : 1 véhicule',
    ])
  })

  it('searches while it is typed', async () => {
    show()
    await found('30 véhicules')
    fireEvent.change(panel().getByRole('searchbox', { name: 'Chercher dans le stock' }), {
      target: { value: 'kia ev3' },
    })
    await found('2 véhicules sur 30')
    await waitFor(() => expect(visited).toEqual(['/stock?q=kia+ev3']))
  })

  it('reads the text as a sentence when Enter is pressed, beside the filters that are set', async () => {
    await import('../sentence-search')
    served.set('/builds/assistant.json', { dealerships: [], offers: [], faq: [] })
    show('?etat=occasion')
    await found('30 véhicules sur 30')
    const field = panel().getByRole('searchbox', { name: 'Chercher dans le stock' })
    fireEvent.change(field, { target: { value: 'Kia électrique à moins de 60 000 €' } })
    fireEvent.keyDown(field, { key: 'Enter' })
    await waitFor(() => expect(visited.at(-1)).toBe('/stock?etat=occasion&marque=kia&carburant=electrique&prix=-60000'))
    expect(field).toHaveValue('')
  })

  it('keeps a search by the names of its filters, and tells what is new', async () => {
    show('?marque=kia')
    await found('2 véhicules sur 30')
    fireEvent.click(screen.getByRole('button', { name: 'Enregistrer la recherche' }))
    expect(await screen.findByRole('link', { name: /^Kia\s*Rien de nouveau/ })).toHaveAttribute(
      'href',
      '/stock?marque=kia',
    )
    expect(screen.getByText('Rien de nouveau depuis votre visite')).toBeVisible()
  })

  it('opens all filters as a sheet that says what they give', async () => {
    show()
    await found('30 véhicules')
    const opener = screen.getByRole('button', { name: 'Filtres' })
    expect(opener).toHaveAttribute('aria-haspopup', 'dialog')
    await userEvent.click(opener)
    const sheet = within(screen.getByRole('dialog', { name: 'Filtres' }))
    fireEvent.click(await sheet.findByRole('checkbox', { name: /^Kia/ }))
    expect(await sheet.findByRole('button', { name: 'Voir 2 véhicules' })).toBeVisible()
    expect(sheet.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Voir 2 véhicules')
  })

  it('shows the newest vehicles and says so when the filters cannot be loaded, and tries again', async () => {
    show('?marque=kia', true)
    await waitFor(() => expect(document.body.textContent).toContain('Les filtres ne se sont pas chargés'))
    expect(screen.getAllByRole('article')).toHaveLength(24)
    answerFetch((url) => (served.has(url) ? { status: 200, body: served.get(url) } : { status: 404 }))
    fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    await found('2 véhicules sur 30')
    expect(document.body.textContent).not.toContain('Les filtres ne se sont pas chargés')
  })

  it('names first, last and neighbouring pages', () => {
    expect(pagesAround(1, 1)).toEqual([1])
    expect(pagesAround(3, 5)).toEqual([1, 2, 3, 4, 5])
    expect(pagesAround(10, 20)).toEqual([1, null, 9, 10, 11, null, 20])
  })
})
