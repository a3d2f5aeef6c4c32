import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import { renderFrench } from '../testing/render'
import { LeaseCalculator } from './LeaseCalculator'

const monthly = () => Number((screen.getByText(/par mois/).querySelector('b')?.textContent ?? '').replace(/\D/g, ''))

describe('lease calculator', () => {
  it('begins with the offer of the stock system', () => {
    renderFrench(<LeaseCalculator vehicle={exampleVehicle} />)
    const row = exampleVehicle.prices.find(({ type }) => type === 'private_lease')
    expect(monthly() * 100).toBe(row?.monthlyInstallment)
  })

  it('costs more for more kilometres and less after a higher down payment', async () => {
    renderFrench(<LeaseCalculator vehicle={exampleVehicle} />)
    const start = monthly()
    await userEvent.selectOptions(screen.getByLabelText('Par an'), '30000')
    const farther = monthly()
    expect(farther).toBeGreaterThan(start)
    const apport = screen.getByLabelText('Apport')
    const highest = [...apport.querySelectorAll('option')].at(-1)
    await userEvent.selectOptions(apport, highest?.value ?? '')
    expect(monthly()).toBeLessThan(farther)
  })

  it('calculates without VAT for a business', async () => {
    renderFrench(<LeaseCalculator vehicle={exampleVehicle} />)
    await userEvent.click(screen.getByRole('radio', { name: 'Leasing professionnel' }))
    expect(screen.getByText(/par mois, hors TVA/)).toBeVisible()
  })

  it('says so when the vehicle is not leased', () => {
    renderFrench(<LeaseCalculator vehicle={{ ...exampleVehicle, prices: [] }} />)
    expect(screen.getByText(/n’est pas proposé en leasing/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Demander cette offre' })).toBeVisible()
  })
})
