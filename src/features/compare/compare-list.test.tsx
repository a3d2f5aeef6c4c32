import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useToast } from '../../components/ui/toast-store'
import { Toaster } from '../../components/ui/Toaster'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import { renderFrench } from '../testing/render'
import { compareList } from './compare-store'
import { CompareToggle } from './CompareToggle'
import { CompareTray } from './CompareTray'

const REFUSAL = "Impossible d'ajouter le véhicule. Sélectionnez au maximum 6 véhicules à comparer."
const TOO_FEW = 'Pas encore assez de véhicules sélectionnés pour la comparaison, sélectionnez-en au moins deux.'

const reset = () =>
  act(() => {
    compareList.clear()
    useToast.setState({ toasts: [] })
  })
const setUp = (path = '/stock') => {
  renderFrench(
    <>
      <main tabIndex={-1}>
        {[1, 2, 3, 4, 5, 6, 7].map((id) => (
          <CompareToggle key={id} vehicle={{ ...exampleVehicle, id, modelName: `No ${id}` }} />
        ))}
      </main>
      <CompareTray path={path} />
      <Toaster />
    </>,
  )
}
const box = (id: number) => screen.getByRole('checkbox', { name: new RegExp(`No ${id}$`) })
const choose = async (...ids: number[]) => {
  for (const id of ids) await userEvent.click(box(id))
}
const ids = () => compareList.useIds.getState().ids
const tray = () => screen.queryByRole('region', { name: 'Véhicules à comparer' })

beforeEach(reset)
afterEach(reset)

describe('comparison', () => {
  it('takes six vehicles and refuses a seventh with the reason', async () => {
    setUp()
    await choose(1, 2, 3, 4, 5, 6)
    expect(screen.queryByText(REFUSAL)).toBeNull()
    await choose(7)
    expect(box(7)).not.toBeChecked()
    expect(screen.getByText(REFUSAL)).toBeVisible()
    expect(ids()).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('has room again when one is taken off', async () => {
    setUp()
    await choose(1, 2, 3, 4, 5, 6, 2, 7)
    expect(ids()).toEqual([1, 3, 4, 5, 6, 7])
  })

  it('refuses to take back what there is no room for any more', async () => {
    setUp()
    await choose(1, 2, 3, 4, 5, 6, 2, 7)
    await userEvent.click(screen.getByRole('button', { name: /^Annuler/ }))
    expect(screen.getByText(REFUSAL)).toBeVisible()
    expect(ids()).toEqual([1, 3, 4, 5, 6, 7])
  })
})

describe('the tray', () => {
  it('is not there without a vehicle, and not on the comparison itself', async () => {
    setUp('/stock/comparer')
    expect(tray()).toBeNull()
    await choose(1, 2)
    expect(tray()).toBeNull()
  })

  it('asks for a second vehicle, and says so again to whoever tries with one', async () => {
    setUp()
    await choose(1)
    expect(screen.getByText(TOO_FEW)).toBeVisible()
    const button = screen.getByRole('button', { name: 'Comparer' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription(TOO_FEW)
    await userEvent.click(button)
    expect(screen.getAllByText(TOO_FEW)).toHaveLength(2)
  })

  it('leads to the comparison from two on, and says how many there are', async () => {
    setUp()
    await choose(1, 2)
    expect(screen.getByRole('link', { name: 'Comparer (2)' })).toHaveAttribute('href', '/stock/comparer')
    expect(tray()).toHaveTextContent('2 sur 6')
    expect(screen.queryByText(TOO_FEW)).toBeNull()
  })

  it('takes a vehicle off, and back to its place', async () => {
    setUp()
    await choose(1, 2, 3)
    await userEvent.click(screen.getByRole('button', { name: /^Retirer Peugeot No 2/ }))
    expect(ids()).toEqual([1, 3])
    expect(tray()).toHaveFocus()
    expect(box(2)).not.toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: /^Annuler/ }))
    expect(ids()).toEqual([1, 2, 3])
  })

  it('is emptied at once, and filled again', async () => {
    setUp()
    await choose(1, 2, 3)
    await userEvent.click(screen.getByRole('button', { name: 'Vider' }))
    expect(tray()).toBeNull()
    expect(screen.getByRole('main')).toHaveFocus()
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(ids()).toEqual([1, 2, 3])
  })

  it('leaves the focus on the page when its last vehicle is taken off', async () => {
    setUp()
    await choose(1)
    await userEvent.click(screen.getByRole('button', { name: /^Retirer Peugeot No 1/ }))
    expect(tray()).toBeNull()
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('shows a vehicle of which only the number is known', () => {
    setUp()
    localStorage.setItem('vitrine.compare', '[8,9]')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'vitrine.compare' })))
    expect(screen.getAllByRole('button', { name: 'Retirer Véhicule' })).toHaveLength(2)
  })
})
