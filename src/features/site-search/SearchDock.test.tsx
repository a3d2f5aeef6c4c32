import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { closeSiteSearch, openSiteSearch } from '../../components/layout/site-search-store'
import { filesOf } from '../../domain/stock-search/testing/stock-of'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import { NO_STOCK, useStock } from '../stock/stock-engine-store'
import { answerFetch, installDialog, renderFrench } from '../testing/render'
import { openSearchByKey } from './open-by-key'
import { SearchDock } from './SearchDock'

const files = filesOf([exampleVehicle, { ...exampleVehicle, id: 2, fuel: 'diesel' as const }])
const entry = (kind: string, title: string, path: string) => ({ kind, title, text: '', keywords: '', path })
const ENTRIES = [
  entry('model', 'Peugeot 3008', '/peugeot/modeles/3008'),
  entry('model', 'Peugeot 5008', '/peugeot/modeles/5008'),
  entry('dealership', 'Garage Alzette Mersch', '/concessions/mersch'),
  entry('news', 'Le salon de Mersch', '/news/salon'),
]
const down = new Set<string>()
const serve = () =>
  answerFetch((url) => {
    if ([...down].some((part) => url.includes(part))) return new TypeError('Failed to fetch')
    if (url.endsWith('/builds/search.json')) return { status: 200, body: { entries: ENTRIES } }
    if (url.endsWith('/builds/stock.json'))
      return { status: 200, body: { index: '/stock-index/index-a.json', count: 2 } }
    if (url.includes('/stock-index/index-')) return { status: 200, body: JSON.parse(files.index.text) }
    if (url.includes('/stock-index/equipment-')) return { status: 200, body: JSON.parse(files.equipment.text) }
    if (url.endsWith('/builds/assistant.json')) return { status: 200, body: { dealerships: [], offers: [], faq: [] } }
    return { status: 404 }
  })

const show = () =>
  renderFrench(
    <>
      <button type="button">Avant</button>
      <SearchDock />
    </>,
  )
const field = () => screen.findByRole('combobox', { name: 'Rechercher sur le site' })
const type = async (text: string) => userEvent.type(await field(), text)
const options = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
const active = async () =>
  document.getElementById((await field()).getAttribute('aria-activedescendant') ?? '')?.textContent

beforeAll(() => {
  installDialog()
  openSearchByKey(document)
  Element.prototype.scrollIntoView = () => undefined
})
beforeEach(() => {
  down.clear()
  act(() => {
    closeSiteSearch()
    useStock.setState(NO_STOCK, true)
  })
})

// The index is read once for a tab, so what fails comes first.
describe('without the index', () => {
  it('says so, and reads it again when asked', async () => {
    down.add('/builds/search.json')
    serve()
    show()
    act(openSiteSearch)
    expect(await screen.findByRole('alert')).toHaveTextContent('La recherche n’a pas pu être chargée.')
    down.clear()
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    await type('mersch')
    expect((await options())[0]).toBe('Garage Alzette Mersch')
  })
})

describe('site search', () => {
  it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
    'asks for nothing before %s opens it, and gives the focus back when it closes',
    async (keys) => {
      const calls = serve()
      show()
      screen.getByRole('button', { name: 'Avant' }).focus()
      expect(calls).toEqual([])
      await userEvent.keyboard(keys)
      expect(await field()).toHaveFocus()
      await userEvent.click(screen.getByRole('button', { name: 'Fermer' }))
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(screen.getByRole('button', { name: 'Avant' })).toHaveFocus()
    },
  )

  it('lists results below the names of their kinds, in spite of typing errors, and says how many there are', async () => {
    serve()
    show()
    act(openSiteSearch)
    await type('mresch')
    await waitFor(async () => expect(await options()).toEqual(['Garage Alzette Mersch', 'Le salon de Mersch']))
    const group = screen.getByRole('group', { name: 'Concessions' })
    expect(within(group).getByRole('option')).toHaveAttribute('href', '/concessions/mersch')
    expect(screen.getByRole('status')).toHaveTextContent('2 résultats')
    expect(await field()).toHaveAttribute('aria-expanded', 'true')
  })

  it('chooses with arrows, Home and End while the focus stays, and opens with Enter', async () => {
    serve()
    show()
    act(openSiteSearch)
    await type('mersch')
    await waitFor(async () => expect(await options()).toHaveLength(2))
    expect(await active()).toBe('Garage Alzette Mersch')
    await userEvent.keyboard('{ArrowDown}')
    expect(await active()).toBe('Le salon de Mersch')
    await userEvent.keyboard('{ArrowDown}')
    expect(await active()).toBe('Garage Alzette Mersch')
    await userEvent.keyboard('{End}')
    expect(await active()).toBe('Le salon de Mersch')
    await userEvent.keyboard('{Home}{ArrowUp}')
    expect(await active()).toBe('Le salon de Mersch')
    expect(await field()).toHaveFocus()
    const opened = jest.fn((event: Event) => event.preventDefault())
    screen.getAllByRole('option')[1]?.addEventListener('click', opened)
    await userEvent.keyboard('{Enter}')
    expect(opened).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('reads a sentence as filters of the stock, and lists its vehicles', async () => {
    serve()
    show()
    act(openSiteSearch)
    await type('une Peugeot diesel')
    const list = await screen.findByRole('option', { name: /^1 véhicule\s: .*Diesel/ })
    expect(list).toHaveAttribute('href', '/stock?marque=peugeot&carburant=diesel')
    expect(within(screen.getByRole('group', { name: 'Véhicules en stock' })).getAllByRole('option')).toHaveLength(2)
  })

  it('lists a model that has no such vehicle, and says what is missing', async () => {
    serve()
    show()
    act(openSiteSearch)
    await type('peugeot 3008 électrique')
    const list = await screen.findByRole('option', { name: /^2 véhicules\s: Peugeot 3008/ })
    expect(list).toHaveTextContent(/Aucun ne répond à «\sÉlectrique, Peugeot 3008\s»/)
  })

  it('puts a model that is named before its vehicles', async () => {
    serve()
    show()
    act(openSiteSearch)
    await type('peugeot 3008')
    expect((await options())[0]).toBe('Peugeot 3008')
  })

  it('has Enter wait for what is found, and open that and nothing older', async () => {
    serve()
    show()
    act(openSiteSearch)
    await type('mersch')
    await waitFor(async () => expect(await options()).toHaveLength(2))
    const opened: (string | null)[] = []
    const onClick = (event: Event): void => {
      event.preventDefault()
      if (event.target instanceof HTMLElement) opened.push(event.target.closest('a')?.getAttribute('href') ?? null)
    }
    document.addEventListener('click', onClick)
    const input = await field()
    // In one go, as fast fingers do: the list still answers what was typed before.
    act(() => {
      fireEvent.change(input, { target: { value: 'peugeot 5008' } })
      fireEvent.keyDown(input, { key: 'Enter' })
    })
    await waitFor(() => expect(opened).toEqual(['/peugeot/modeles/5008']))
    document.removeEventListener('click', onClick)
  })

  it('closes when the browser goes back', async () => {
    serve()
    show()
    act(openSiteSearch)
    await field()
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('finds pages that have no story, and names a model with its brand', async () => {
    serve()
    show()
    act(openSiteSearch)
    await type('favoris')
    const favourites = await screen.findByRole('option', { name: /^Vos favoris/ })
    expect(favourites).toHaveAttribute('href', '/stock/favoris')
    await userEvent.clear(await field())
    await type('3008')
    expect(await screen.findByRole('option', { name: /^2 véhicules\s: Peugeot 3008/ })).toBeInTheDocument()
  })

  it('says what to do where nothing is found', async () => {
    serve()
    show()
    act(openSiteSearch)
    await type('xylophone')
    expect(await screen.findByText(/^Aucun résultat pour « xylophone »/)).toHaveAttribute('role', 'status')
    expect(screen.getByRole('link', { name: 'Voir tout le stock' })).toHaveAttribute('href', '/stock')
    expect(screen.getByRole('link', { name: 'Nous contacter' })).toBeInTheDocument()
    expect(await field()).toHaveAttribute('aria-expanded', 'false')
  })

  it('finds pages where the stock cannot be read, and says so', async () => {
    down.add('/stock')
    serve()
    show()
    act(openSiteSearch)
    await type('mersch')
    expect(await screen.findByText(/véhicules en stock n’ont pas pu être cherchés/)).toBeInTheDocument()
    expect(await options()).toHaveLength(2)
  })
})
