import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import { savePriceTypes } from '../stock/price-display-store'
import { renderFrench } from '../testing/render'
import { VehicleAside } from './VehicleAside'

const shown = () => screen.queryAllByRole('term').map(({ textContent }) => textContent)

describe('vehicle beside a form', () => {
  beforeEach(() => act(() => savePriceTypes([])))

  it('has the prices that the visitor chose to see, like the cards, and follows another choice', () => {
    renderFrench(<VehicleAside vehicle={exampleVehicle} />)
    expect(shown()).toEqual(['Prix d’achat', 'Leasing privé'])
    act(() => savePriceTypes(['business_lease']))
    expect(shown()).toEqual(['Leasing pro'])
  })

  it('owes the representative example of an instalment that it shows', async () => {
    renderFrench(<VehicleAside vehicle={exampleVehicle} />)
    await userEvent.click(screen.getByText('Exemples représentatifs'))
    expect(await screen.findByText('Exemple représentatif.')).toBeVisible()
  })

  it('says that a price is told on request where there is none', () => {
    renderFrench(<VehicleAside vehicle={{ ...exampleVehicle, prices: [] }} />)
    expect(screen.getByText('Prix sur demande')).toBeVisible()
    expect(shown()).toEqual([])
  })
})
