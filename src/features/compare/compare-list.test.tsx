import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster } from '../../components/ui/Toaster'
import { renderFrench } from '../testing/render'
import { compareList } from './compare-store'
import { CompareToggle } from './CompareToggle'

const REFUSAL = "Impossible d'ajouter le véhicule. Sélectionnez au maximum 6 véhicules à comparer."

const setUp = () => {
  compareList.clear()
  renderFrench(
    <>
      {[1, 2, 3, 4, 5, 6, 7].map((id) => <CompareToggle key={id} id={id} name={`Voiture ${id}`} />)}
      <Toaster />
    </>,
  )
  return screen.getAllByRole('checkbox')
}

describe('comparison', () => {
  it('takes six vehicles and refuses a seventh with the reason', async () => {
    const boxes = setUp()
    for (const box of boxes.slice(0, 6)) await userEvent.click(box)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(screen.getByRole('checkbox', { name: /Voiture 7/ }))
    expect(screen.getByRole('checkbox', { name: /Voiture 7/ })).not.toBeChecked()
    expect(screen.getByRole('status')).toHaveTextContent(REFUSAL)
    expect(compareList.useIds.getState().ids).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('has room again when one is taken off', async () => {
    const boxes = setUp()
    for (const box of boxes.slice(0, 6)) await userEvent.click(box)
    await userEvent.click(screen.getByRole('checkbox', { name: /Voiture 2/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /Voiture 7/ }))
    expect(compareList.useIds.getState().ids).toEqual([1, 3, 4, 5, 6, 7])
  })
})
