import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import messages from '../../locales/fr.json'
import { site } from '../../config/site'
import { telHref } from '../../domain/format/tel-href'
import { flushSettling } from '../analytics/settling'
import { PageAddressProvider } from '../page/page-address'
import { COMING, RESERVE_SCRIPT } from '../../config/inline-scripts/reserve-list'
import { renderFrench } from '../testing/render'
import { LocationList } from './LocationList'
import type { ListedLocation } from './use-location-list'

const mockNavigate = jest.fn<Promise<void>, [string]>()
jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('../../../__mocks__/gatsby'),
  navigate: (to: string) => mockNavigate(to),
}))

const location = (
  town: string,
  latitude: number,
  longitude: number,
  brandIds: string[],
  services: ListedLocation['services'],
): ListedLocation => ({
  id: town.toLowerCase(),
  name: `Alzette ${town}`,
  address: { street: '1, rue du Pont', postalCode: 'L-1111', town, country: 'LU' },
  latitude,
  longitude,
  phone: '+352 26 10 40',
  showroomHours: null,
  workshopHours: null,
  specialHours: [],
  brandIds,
  services,
  routeUrl: 'https://maps.example/route',
})
const LOCATIONS = [
  location('Luxembourg', 49.5793, 6.1136, ['renault', 'fiat', 'mg'], ['sales_new', 'workshop', 'bodywork']),
  location('Mersch', 49.7637, 6.0925, ['renault', 'fiat'], ['sales_new', 'workshop', 'vans']),
  location('Marnach', 50.0531, 6.0603, ['renault'], ['sales_new', 'workshop']),
]
const BRANDS = [
  { id: 'renault', name: 'Renault' },
  { id: 'fiat', name: 'Fiat' },
  { id: 'mg', name: 'MG' },
]

let visited: string[] = []
/** The page at an address, and a router that follows it. */
const Page = ({ at = '' }: { at?: string }) => {
  const [search, setSearch] = useState(at)
  mockNavigate.mockImplementation(async (to) => {
    visited.push(to)
    setSearch(to.replace('/concessions', ''))
  })
  return (
    <PageAddressProvider location={{ pathname: '/concessions', search }}>
      <LocationList locations={LOCATIONS} brands={BRANDS} />
    </PageAddressProvider>
  )
}
const show = (at?: string) => renderFrench(<Page at={at} />)
/** Goes elsewhere without the list’s doing: back, forward. */
const goTo = (search: string) => act(() => void mockNavigate(`/concessions${search}`))
const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')
const list = () => within(screen.getByRole('region', { name: 'Concessions trouvées' }))
const found = () =>
  list()
    .queryAllByRole('listitem')
    .map((card) =>
      plain(
        `${within(card).getByRole('heading').textContent}${/à (moins d’)?\d+ km/.exec(plain(card.textContent))?.[0].replace(/^/, ', ') ?? ''}`,
      ),
    )
const count = () => plain(list().getAllByRole('status')[0]?.textContent ?? '')
const field = () => screen.getByRole('combobox', { name: 'Votre localité' })
const proposals = () =>
  screen
    .queryAllByRole('option')
    .filter((one) => one.tagName === 'LI')
    .map((one) => one.textContent)
const options = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ text, disabled }) => `${text}${disabled ? ' -' : ''}`)
const told = () =>
  (window.dataLayer ?? []).flatMap(({ event, facet, value, result_count }) =>
    event === 'adjust_location_filter' ? [[facet, value, result_count]] : [],
  )
const pins = () =>
  [...screen.getByRole('group', { name: /sur la carte/ }).querySelectorAll('a')].map((pin) => pin.textContent)

beforeEach(() => {
  visited = []
  flushSettling()
  delete window.dataLayer
})

describe('the list of the dealerships', () => {
  it('has all of them before any script runs, whatever the address says, and keeps its place free', async () => {
    const page = (
      <IntlProvider locale="fr" messages={messages}>
        <Page at="?marque=mg" />
      </IntlProvider>
    )
    const html = renderToString(page)
    for (const { name } of LOCATIONS) expect(html).toContain(`${name}</a>`)
    expect(html).toContain(RESERVE_SCRIPT)
    document.documentElement.setAttribute(COMING, 'coming')
    const root = document.createElement('div')
    document.body.append(root)
    root.innerHTML = html
    const problem = jest.fn()
    const hydrated = await act(async () => hydrateRoot(root, page, { onRecoverableError: problem }))
    expect(problem).not.toHaveBeenCalled()
    expect(document.documentElement).not.toHaveAttribute(COMING)
    expect([...root.querySelectorAll('h2')].map((one) => one.textContent)).toEqual(['Alzette Luxembourg'])
    act(() => hydrated.unmount())
    root.remove()
  })

  it('is narrowed by make and service, which say what each would give and go where nothing is found', async () => {
    show()
    expect([found(), count()]).toEqual([['Alzette Luxembourg', 'Alzette Mersch', 'Alzette Marnach'], '3 concessions'])
    expect(options('Marque')).toEqual(['Toutes les marques', 'Fiat (2)', 'MG (1)', 'Renault (3)'])
    expect(options('Service')).toEqual([
      'Tous les services',
      'Véhicules neufs (3)',
      'Atelier mécanique (3)',
      'Carrosserie et peinture (1)',
      'Utilitaires (1)',
    ])
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Marque' }), 'fiat')
    await waitFor(() =>
      expect([found(), count(), visited]).toEqual([
        ['Alzette Luxembourg', 'Alzette Mersch'],
        '2 concessions sur 3',
        ['/concessions?marque=fiat'],
      ]),
    )
    expect(screen.getByRole('link', { name: 'Alzette Mersch' })).toHaveAttribute('href', '/fiat/locations/mersch')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'vans')
    await waitFor(() =>
      expect([found(), visited.at(-1)]).toEqual([['Alzette Mersch'], '/concessions?marque=fiat&service=utilitaires']),
    )
    expect(options('Marque')).toEqual(['Toutes les marques', 'Fiat (1)', 'MG (0) -', 'Renault (1)'])
    await userEvent.click(screen.getByRole('button', { name: 'Tout effacer' }))
    await waitFor(() => expect([count(), visited.at(-1)]).toEqual(['3 concessions', '/concessions']))
    expect(screen.getByRole('region', { name: 'Concessions trouvées' })).toHaveFocus()
  })

  it('is ordered by the distance from a town that is typed, and says how far each is', async () => {
    show()
    await userEvent.type(field(), 'clervo')
    expect(proposals()).toEqual(['Clervaux'])
    expect(screen.getByText('1 localité proposée')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('option', { name: 'Clervaux' }))
    expect([found(), count()]).toEqual([
      ['Alzette Marnach, à 2 km', 'Alzette Mersch, à 33 km', 'Alzette Luxembourg, à 53 km'],
      '3 concessions, par distance depuis Clervaux',
    ])
    await waitFor(() => expect(visited).toEqual(['/concessions?autour-de=clervaux']))
    expect([field(), proposals()]).toEqual([expect.objectContaining({ value: 'Clervaux' }), []])
    expect(pins()).toEqual(['1Marnach', '2Mersch', '3Luxembourg'])
    await userEvent.click(screen.getByRole('button', { name: 'Effacer la localité' }))
    await waitFor(() =>
      expect([visited.at(-1), field()]).toEqual(['/concessions', expect.objectContaining({ value: '' })]),
    )
    expect(field()).toHaveFocus()
  })

  it('has a field for towns that the keyboard goes through, and that takes what is meant without a doubt', async () => {
    show()
    await userEvent.type(field(), 'be{ArrowDown}{ArrowDown}')
    const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
    expect([
      field().getAttribute('aria-expanded'),
      active()?.textContent,
      active()?.getAttribute('aria-selected'),
    ]).toEqual(['true', 'Bech', 'true'])
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(active()?.textContent).toBe('Bettembourg')
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect([field().getAttribute('aria-expanded'), proposals(), visited]).toEqual(['false', [], []]),
    )
    await userEvent.keyboard('{Escape}')
    expect(field()).toHaveValue('')
    await userEvent.type(field(), 'mershc{Enter}')
    await waitFor(() => expect(visited).toEqual(['/concessions?autour-de=mersch']))
    await userEvent.tripleClick(field())
    await userEvent.keyboard('Diddeleng')
    await userEvent.tab()
    await waitFor(() =>
      expect([visited.at(-1), field()]).toEqual([
        '/concessions?autour-de=dudelange',
        expect.objectContaining({ value: 'Dudelange' }),
      ]),
    )
    // Many towns begin so: what was asked for stays.
    await userEvent.tripleClick(field())
    await userEvent.keyboard('b')
    fireEvent.blur(field())
    await waitFor(() => expect([visited.length, field()]).toEqual([2, expect.objectContaining({ value: 'Dudelange' })]))
    await userEvent.clear(field())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(visited.at(-1)).toBe('/concessions?autour-de=echternach'))
  })

  it('is shown by a button that takes the first proposal along', async () => {
    show()
    await userEvent.type(field(), 'be')
    await userEvent.click(screen.getByRole('button', { name: 'Voir 3 concessions' }))
    await waitFor(() => expect(visited).toEqual(['/concessions?autour-de=beaufort']))
    expect(screen.getByRole('region', { name: 'Concessions trouvées' })).toHaveFocus()
  })

  it('says that a town is not known, and asks for none', async () => {
    show()
    await userEvent.type(field(), 'Paris{Enter}')
    expect(field()).toHaveAccessibleDescription(
      /^Nous ne connaissons pas «.Paris.». Essayez une localité voisine, ou votre position\.$/,
    )
    await waitFor(() => expect([field().getAttribute('aria-invalid'), visited]).toEqual(['true', []]))
    goTo('?autour-de=mersch')
    expect(field()).toHaveValue('Mersch')
    expect(screen.queryByText(/Nous ne connaissons pas/)).toBeNull()
  })

  it('asks for no town any more where one that is not known follows one that is', async () => {
    show('?autour-de=mersch')
    await userEvent.clear(field())
    await userEvent.type(field(), 'Paris{Enter}')
    await waitFor(() => expect(visited.at(-1)).toBe('/concessions'))
    expect(field()).toHaveValue('Paris')
    expect(field()).toHaveAccessibleDescription(/^Nous ne connaissons pas/)
  })

  it('is ordered by the distance from the visitor once they let the browser tell, to about a kilometre', async () => {
    const getCurrentPosition = jest.fn<
      ReturnType<Geolocation['getCurrentPosition']>,
      Parameters<Geolocation['getCurrentPosition']>
    >()
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
    show('?marque=fiat')
    const locate = screen.getByRole('button', { name: 'Autour de moi' })
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
    expect(screen.getByText('Votre navigateur ne donne pas votre position. Indiquez une localité.')).toBeInTheDocument()
    fireEvent.click(locate)
    expect(screen.getByText('Votre navigateur cherche votre position…')).toBeInTheDocument()
    // What is asked for in the meantime stays asked for.
    goTo('?service=atelier')
    const coords = {
      latitude: 49.74512,
      longitude: 6.10149,
      accuracy: 20,
      altitude: null,
      altitudeAccuracy: null,
      heading: null,
      speed: null,
      toJSON: () => null,
    }
    act(() => getCurrentPosition.mock.lastCall?.[0]({ coords, timestamp: 0, toJSON: () => null }))
    await waitFor(() => expect(visited.at(-1)).toBe('/concessions?autour-de=49.75,6.10&service=atelier'))
    expect([field(), count(), found()[0]]).toEqual([
      expect.objectContaining({ value: 'Ma position' }),
      '3 concessions, par distance depuis votre position',
      'Alzette Mersch, à 2 km',
    ])
    expect(screen.getByText(/Arrondie au kilomètre/)).toBeInTheDocument()
  })

  it('agrees with the numbers on the map, where what is not found is a mark without one', () => {
    show('?autour-de=marnach&marque=fiat')
    expect(found()).toEqual(['Alzette Mersch, à 32 km', 'Alzette Luxembourg, à 53 km'])
    expect([pins(), screen.getByRole('group', { name: /sur la carte/ }).getAttribute('aria-label')]).toEqual([
      ['1Mersch', '2Luxembourg', 'Marnach'],
      '2 des 3 concessions sur la carte du Luxembourg',
    ])
  })

  it('gives the group’s number where the stock system told of no dealership', () => {
    renderFrench(<LocationList locations={[]} brands={BRANDS} />)
    expect(screen.getByText(/Nous ne parvenons pas à afficher nos concessions/)).toBeVisible()
    expect(screen.getByRole('link', { name: site.phone })).toHaveAttribute('href', telHref(site.phone))
    expect(screen.queryByRole('search')).toBeNull()
  })

  it('says what of its address cannot be, and leads on from an empty list', async () => {
    show('?autour-de=paris&marque=mg&service=utilitaires&utm_source=x')
    expect(plain(document.body.textContent)).toContain('« paris » (autour-de) n’est pas un lieu que nous connaissons')
    expect(document.body.textContent).not.toContain('utm_source')
    expect([count(), pins()]).toEqual(['Aucune concession sur 3', ['Luxembourg', 'Mersch', 'Marnach']])
    expect(screen.getByRole('heading', { name: 'Aucune concession ne réunit ces critères' })).toBeInTheDocument()
    expect(
      list()
        .getAllByRole('link', { name: /^Sans/ })
        .map((way) => [plain(way.textContent), way.getAttribute('href')]),
    ).toEqual([
      ['Sans MG : 1 concession', '/concessions?service=utilitaires'],
      ['Sans Utilitaires : 1 concession', '/concessions?marque=mg'],
    ])
  })

  it('tells of each change which filter it was and what it gives, but never the place', () => {
    show('?marque=fiat')
    expect(told()).toEqual([])
    goTo('?autour-de=mersch&service=utilitaires')
    goTo('?autour-de=wiltz&service=utilitaires')
    goTo('?autour-de=49.61,6.13')
    goTo('')
    expect(told()).toEqual([
      ['near', 'town', 1],
      ['brand', '', 1],
      ['service', 'vans', 1],
      ['near', 'town', 1],
      ['near', 'position', 3],
      ['service', '', 3],
      ['near', '', 3],
    ])
    expect(JSON.stringify(window.dataLayer)).not.toMatch(/mersch|wiltz|49\.61/)
  })
})
