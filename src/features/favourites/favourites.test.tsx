import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useToast } from '../../components/ui/toast-store'
import { Toaster } from '../../components/ui/Toaster'
import { parseKeptFavourite } from '../../domain/vehicle/kept'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import { renderFrench } from '../testing/render'
import { FavouriteButton } from './FavouriteButton'
import { favourites } from './favourites-store'

const cash = exampleVehicle.prices.find(({ type }) => type === 'purchase')
const ids = () => favourites.useIds.getState().ids

beforeEach(() => {
  act(() => {
    favourites.clear()
    useToast.setState({ toasts: [] })
  })
  renderFrench(
    <>
      <FavouriteButton vehicle={exampleVehicle} />
      <Toaster />
    </>,
  )
})

describe('favourites', () => {
  it('keep a vehicle on the device, with what it costs now', async () => {
    const heart = screen.getByRole('button', { name: /Peugeot 3008/ })
    await userEvent.click(heart)
    expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect(heart).toHaveFocus()
    const [stored] = JSON.parse(localStorage.getItem('vitrine.favourites') ?? '[]') as unknown[]
    const kept = parseKeptFavourite(stored)
    expect(kept?.card?.variant).toBe(exampleVehicle.variant)
    expect(kept?.prices.find(({ type }) => type === 'purchase')?.amount).toBe(cash?.totalPrice)
    expect(Date.now() - Date.parse(kept?.addedAt ?? '')).toBeLessThan(600_000)
  })

  it('say what happened, and take it back', async () => {
    const heart = screen.getByRole('button', { name: /Garder en favori/ })
    await userEvent.click(heart)
    expect(screen.getByRole('status')).toHaveTextContent('Ajouté à vos favoris')
    await userEvent.click(screen.getByRole('button', { name: /^Annuler/ }))
    expect(ids()).toEqual([])
    await userEvent.click(heart)
    await userEvent.click(heart)
    expect(screen.getByRole('status')).toHaveTextContent('Retiré de vos favoris')
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(ids()).toEqual([exampleVehicle.id])
    expect(heart).toHaveAttribute('aria-pressed', 'true')
  })

  it('warn once when the browser stores nothing, and again when it had stored in between', async () => {
    const warnings = () => useToast.getState().toasts.filter(({ text }) => /n’a pas pu enregistrer/.test(text))
    const full = () =>
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError')
      })
    const heart = screen.getByRole('button', { name: /Garder en favori/ })
    let refuse = full()
    await userEvent.click(heart)
    expect(screen.getByText(/Ajouté à vos favoris/)).toBeVisible()
    expect(warnings()).toHaveLength(1)
    act(() => useToast.setState({ toasts: [] }))
    await userEvent.click(heart)
    expect(warnings()).toHaveLength(0)
    refuse.mockRestore()
    await userEvent.click(heart)
    expect(warnings()).toHaveLength(0)
    refuse = full()
    await userEvent.click(heart)
    expect(warnings()).toHaveLength(1)
    refuse.mockRestore()
  })
})
