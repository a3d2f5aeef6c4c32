import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useToast } from '../../components/ui/toast-store'
import { Toaster } from '../../components/ui/Toaster'
import { priceMarks } from '../../domain/price/price-marks'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import { keptVehicle } from '../../domain/vehicle/kept'
import type { KeptFavourite } from '../../domain/vehicle/kept'
import type { Vehicle } from '../../domain/vehicle/types'
import { answerFetch, renderFrench } from '../testing/render'
import { favourites } from './favourites-store'
import { FavouritesPage } from './FavouritesPage'

const costing = (cents: number) =>
  exampleVehicle.prices.map((row) => (row.type === 'purchase' ? { ...row, totalPrice: cents } : row))
const STOCK: Record<number, Partial<Vehicle>> = {
  1: { modelName: 'A', prices: costing(3_000_000), mileage: 30 },
  2: { modelName: 'B', prices: costing(2_000_000), mileage: 10 },
  4: { modelName: 'D', prices: costing(1_000_000), mileage: 20, availability: 'sold' },
}

/** A site that has vehicles 1, 2 and 4, and once had 3. */
const site = (url: string) => {
  const asked = /path=.*?(\d+)-1/.exec(decodeURIComponent(url))?.[1]
  if (asked) return { status: 200, body: { redirect: asked in STOCK ? `/stock/${asked}-1-peugeot` : null } }
  const id = Number(/stock\/(\d+)-1/.exec(url)?.[1])
  if (!(id in STOCK)) return { status: 404 }
  return {
    status: 200,
    body: { result: { data: { vehicle: { ...exampleVehicle, id, ...STOCK[id], location: null }, similar: [] } } },
  }
}
const keep = (id: number, cents: number, addedAt = '2026-11-02T10:00:00.000Z'): KeptFavourite => ({
  ...keptVehicle({ ...exampleVehicle, id }),
  addedAt,
  prices: priceMarks(costing(cents)),
})
const own = () => favourites.useIds.getState().ids
const text = (element: Element | undefined) => (element?.textContent ?? '').replace(/[\u00a0\u202f]/g, ' ')
const cards = async () => (await screen.findAllByRole('listitem')).filter((item) => within(item).queryByRole('article'))
const order = async () => (await cards()).map((card) => within(card).getByRole('heading', { level: 2 }).textContent)
const show = (search = '') =>
  renderFrench(
    <>
      <FavouritesPage search={search} />
      <Toaster />
    </>,
  )
const reset = () =>
  act(() => {
    favourites.clear()
    useToast.setState({ toasts: [] })
  })

beforeEach(() => {
  reset()
  answerFetch(site)
  favourites.add(keep(1, 3_150_000))
  favourites.add(keep(2, 2_000_000))
})
afterEach(reset)

describe('favourites page', () => {
  it('tells what got cheaper since it was added', async () => {
    show()
    const [second, first] = await cards()
    expect(text(first)).toContain('1.500 € de moins depuis votre ajout')
    expect(text(second)).toContain('Ajouté le 2 novembre 2026')
    expect(text(document.body)).toContain('1 moins cher depuis votre ajout')
  })

  it('tells what was sold, and lets it go when asked to', async () => {
    favourites.add(keep(4, 1_000_000))
    show()
    expect(text((await cards())[0])).toContain('Vendu : il a trouvé son propriétaire.')
    await userEvent.click(screen.getByRole('button', { name: 'Retirer le véhicule vendu' }))
    expect(own()).toEqual([1, 2])
    await userEvent.click(screen.getByRole('button', { name: /^Annuler/ }))
    expect(own()).toEqual([1, 2, 4])
  })

  it('takes off what has left the stock, and says how many and which', async () => {
    favourites.add(keep(3, 1_000_000))
    show()
    expect(await screen.findByText('Un véhicule n’est plus disponible et a été retiré de vos favoris.')).toBeVisible()
    expect(own()).toEqual([1, 2])
    expect(await order()).toEqual(['Peugeot B', 'Peugeot A'])
  })

  it('is sorted as the visitor likes', async () => {
    favourites.add(keep(4, 1_000_000))
    show()
    expect(await order()).toEqual(['Peugeot D', 'Peugeot B', 'Peugeot A'])
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Trier par' }), 'Prix décroissant')
    expect(await order()).toEqual(['Peugeot A', 'Peugeot B', 'Peugeot D'])
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Kilométrage croissant')
    expect(await order()).toEqual(['Peugeot B', 'Peugeot D', 'Peugeot A'])
  })

  it('goes on with the heart of the next card when one was let go by keyboard', async () => {
    favourites.add(keep(4, 1_000_000))
    show()
    const heart = (card = document.body) => within(card).getByRole('button', { name: /Garder en favori/ })
    const [first] = await cards()
    act(() => heart(first).focus())
    await userEvent.keyboard('{Enter}')
    expect(await order()).toEqual(['Peugeot B', 'Peugeot A'])
    expect(heart((await cards())[0])).toHaveFocus()
  })

  it('is emptied at once and filled again, with what things cost', async () => {
    show()
    await cards()
    const before = favourites.useIds.getState().items
    await userEvent.click(screen.getByRole('button', { name: 'Vider la liste' }))
    expect(screen.getByText('Aucun favori pour le moment')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(favourites.useIds.getState().items).toEqual(before)
    expect(await cards()).toHaveLength(2)
  })

  it('shows what somebody shared without touching the own list, and adds it when asked to', async () => {
    show('?ids=4,2')
    expect(await screen.findByText(/vous ont été partagés/)).toBeVisible()
    expect(await order()).toEqual(['Peugeot B', 'Peugeot D'])
    expect(own()).toEqual([1, 2])
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter à mes favoris' }))
    expect(own()).toEqual([1, 2, 4])
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    expect(screen.getByText('1 véhicule ajouté à vos favoris.')).toBeVisible()
    expect(favourites.useIds.getState().items.find(({ id }) => id === 1)?.addedAt).toBe('2026-11-02T10:00:00.000Z')
    await userEvent.click(screen.getByRole('button', { name: /^Annuler/ }))
    expect(own()).toEqual([1, 2])
  })

  it('says that a list is empty', async () => {
    reset()
    show()
    expect(await screen.findByText('Aucun favori pour le moment')).toBeVisible()
  })
})
