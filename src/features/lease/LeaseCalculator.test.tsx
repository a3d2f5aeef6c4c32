import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import { calculations } from '../finance/calculation-store'
import { renderFrench } from '../testing/render'
import { LeaseCalculator } from './LeaseCalculator'

const result = () => screen.getByRole('region', { name: 'Résultat du calcul' })
const monthly = () =>
  Number(
    (
      within(result())
        .getByText(/par mois/)
        .parentElement?.querySelector('b')?.textContent ?? ''
    )
      .replace(/[^\d,]/g, '')
      .replace(',', '.'),
  )
const type = async (label: string, value: string) => {
  const field = screen.getByRole('textbox', { name: label })
  await userEvent.clear(field)
  await userEvent.type(field, value)
}

beforeEach(() => {
  localStorage.clear()
  calculations.clear()
})

describe('lease calculator', () => {
  it('begins with the offer of the stock system', () => {
    renderFrench(<LeaseCalculator vehicle={exampleVehicle} />)
    const row = exampleVehicle.prices.find(({ type }) => type === 'private_lease')
    expect(monthly() * 100).toBe(row?.monthlyInstallment)
    expect(result()).toHaveTextContent('Exemple représentatif')
  })

  it('costs more for more kilometres and less after a higher down payment', async () => {
    renderFrench(<LeaseCalculator vehicle={exampleVehicle} />)
    const start = monthly()
    await type('Par an', '30.000')
    const farther = monthly()
    expect(farther).toBeGreaterThan(start)
    await type('Apport', '9000')
    expect(monthly()).toBeLessThan(farther)
  })

  it('shows amounts without VAT, and the example in the terms of the offer', async () => {
    renderFrench(<LeaseCalculator vehicle={exampleVehicle} />)
    const gross = monthly()
    await userEvent.click(screen.getByRole('radio', { name: 'Hors TVA' }))
    expect(monthly()).toBeCloseTo(gross / 1.17, 1)
    expect(within(result()).getByText(/par mois, hors TVA/)).toBeVisible()
    expect(result()).toHaveTextContent(/Montant total dû [\d.,]+ €, TVA comprise/)
  })

  it('calculates without VAT for a business', async () => {
    renderFrench(<LeaseCalculator vehicle={exampleVehicle} />)
    await userEvent.click(screen.getByRole('radio', { name: 'Leasing professionnel' }))
    expect(within(result()).getByText(/par mois, hors TVA/)).toBeVisible()
  })

  it('says what is possible, and keeps the last result meanwhile', async () => {
    renderFrench(<LeaseCalculator vehicle={exampleVehicle} />)
    const start = monthly()
    // At once: typed letter by letter it would be a possible distance on the way.
    fireEvent.change(screen.getByRole('textbox', { name: 'Par an' }), { target: { value: '900000' } })
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Par an' })).toHaveAccessibleDescription(/^Au plus 50\.000.km\.$/),
    )
    expect(within(result()).getByRole('status')).toHaveTextContent('Corrigez le champ signalé')
    expect(monthly()).toBe(start)
  })

  it('is as it was after a reload, with its taxes', async () => {
    const first = renderFrench(<LeaseCalculator vehicle={exampleVehicle} />)
    await type('Durée', '24')
    await userEvent.click(screen.getByRole('radio', { name: 'Hors TVA' }))
    const before = monthly()
    first.unmount()
    renderFrench(<LeaseCalculator vehicle={exampleVehicle} />)
    expect(screen.getByRole('textbox', { name: 'Durée' })).toHaveValue('24')
    expect(screen.getByRole('radio', { name: 'Hors TVA' })).toBeChecked()
    expect(monthly()).toBe(before)
  })

  it('is the offer again after a reload when its terms were put back by hand', async () => {
    const duration = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Durée' })
    const first = renderFrench(<LeaseCalculator vehicle={exampleVehicle} />)
    const own = duration().value
    await type('Durée', '30')
    first.unmount()
    const second = renderFrench(<LeaseCalculator vehicle={exampleVehicle} />)
    expect(duration()).toHaveValue('30')
    await type('Durée', own)
    second.unmount()
    renderFrench(<LeaseCalculator vehicle={exampleVehicle} />)
    expect(duration()).toHaveValue(own)
  })

  it('says so when the vehicle is not leased', () => {
    renderFrench(<LeaseCalculator vehicle={{ ...exampleVehicle, prices: [] }} />)
    expect(screen.getByText(/n’est pas proposé en leasing/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Demander cette offre' })).toBeVisible()
  })
})
