import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { formatKm } from '../../domain/format/measures'
import { formatPrice, formatRate } from '../../domain/format/price'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import type { Vehicle } from '../../domain/vehicle/types'
import { NOTHING_LIVE, useLive } from '../live/live-store'
import { savePriceTypes } from '../stock/price-display-store'
import { renderFrench } from '../testing/render'
import { PricePanel } from './PricePanel'
import { useAcquisition } from './use-acquisition'

const Panel = ({
  vehicle,
  released = vehicle,
  multiPrice = true,
}: {
  vehicle: Vehicle
  released?: Vehicle
  multiPrice?: boolean
}) => (
  <PricePanel
    vehicle={vehicle}
    released={released}
    location={null}
    acquisition={useAcquisition(vehicle, released, multiPrice)}
  />
)
/** A page whose live prices come when the button is clicked. */
const Live = ({ vehicle }: { vehicle: Vehicle }) => {
  const [isLive, setIsLive] = useState(false)
  return (
    <>
      <button onClick={() => setIsLive(true)}>live</button>
      <Panel vehicle={isLive ? vehicle : exampleVehicle} released={exampleVehicle} />
    </>
  )
}
const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')
const panelText = () => plain(screen.getByRole('complementary').textContent)

// No stock system answers here.
beforeEach(() =>
  act(() => {
    useLive.setState({ ...NOTHING_LIVE, status: 'failed' })
    savePriceTypes([])
  }),
)

describe('price panel', () => {
  it('has a tab for each way to have the vehicle, each with its own price', () => {
    renderFrench(<Panel vehicle={exampleVehicle} />)
    const tabs = screen.getAllByRole('radio').map((tab) => plain(tab.closest('label')?.textContent ?? ''))
    expect(tabs).toHaveLength(5)
    expect(tabs[0]).toBe('Achat31.490 €')
    expect(tabs[2]).toMatch(/^Leasing pro\d.*\/mois HTVA$/)
  })

  it('shows the cash price first, without an example that only credits owe', () => {
    renderFrench(<Panel vehicle={exampleVehicle} />)
    expect(screen.getByRole('radio', { name: /^Achat/ })).toBeChecked()
    expect(panelText()).not.toContain('Exemple représentatif')
  })

  it('begins with the prices that the visitor chose to see, and still has the others', () => {
    act(() => savePriceTypes(['business_lease', 'private_finance']))
    renderFrench(<Panel vehicle={exampleVehicle} />)
    const tabs = screen.getAllByRole('radio').map((tab) => plain(tab.closest('label')?.textContent ?? ''))
    expect(tabs.map((tab) => tab.replace(/\d.*/, ''))).toEqual([
      'Leasing pro',
      'Financement',
      'Achat',
      'Leasing privé',
      'Financement pro',
    ])
    expect(screen.getByRole('radio', { name: /^Leasing pro/ })).toBeChecked()
    expect(panelText()).toContain('Exemple représentatif. Leasing de')
  })

  it('shows the one price that the visitor chose where the site shows one', () => {
    act(() => savePriceTypes(['private_lease']))
    renderFrench(<Panel vehicle={exampleVehicle} multiPrice={false} />)
    expect(screen.queryByRole('radio')).toBeNull()
    expect(panelText()).toContain('Leasing privé')
    expect(panelText()).not.toContain('31.490 €TVA')
    expect(screen.queryByText('Comparer sur une même base')).toBeNull()
  })

  it('owes the instalments of all its tabs their examples', async () => {
    renderFrench(<Panel vehicle={exampleVehicle} />)
    await userEvent.click(screen.getByText('Exemples représentatifs'))
    expect(panelText().match(/Exemple représentatif\. (Leasing|Prix)/g)).toHaveLength(4)
    expect(panelText()).toContain('Attention, emprunter de l’argent coûte aussi de l’argent.')
  })

  it('owes a credit its example: TAEG, duration, number of instalments, total and the warning', async () => {
    renderFrench(<Panel vehicle={exampleVehicle} />)
    await userEvent.click(screen.getByRole('radio', { name: /^Financement(?! pro)/ }))
    const row = exampleVehicle.prices.find(({ type }) => type === 'private_finance')
    expect(panelText()).toContain('60 mensualités de')
    expect(panelText()).toContain(`TAEG ${String(row?.interestRate?.toFixed(2)).replace('.', ',')} %`)
    expect(panelText()).toMatch(/Montant total dû [\d.,]+ €/)
    expect(panelText()).toContain('Attention, emprunter de l’argent coûte aussi de l’argent.')
  })

  it('tells every field of a price by instalments, one by one', async () => {
    renderFrench(<Panel vehicle={exampleVehicle} />)
    for (const type of ['private_lease', 'business_lease', 'private_finance', 'business_finance'] as const) {
      const row = exampleVehicle.prices.find((one) => one.type === type)
      if (!row) throw new Error(`The example has no ${type}`)
      await userEvent.click(screen.getByDisplayValue(type))
      const terms = plain(screen.getByText('Toutes les conditions').closest('details')?.textContent ?? '')
      const euros = [
        row.monthlyInstallment,
        row.downPayment,
        row.netLoanAmount,
        row.remainingBalance,
        row.totalPrice,
      ].map((cents) => plain(formatPrice(cents ?? 0)))
      const rates = [row.interestRate, row.borrowingRate].map((rate) => plain(formatRate(rate ?? 0)))
      for (const said of [
        ...euros,
        ...rates,
        `${row.contractDuration} mois`,
        row.bank ?? '',
        'Protection des mensualités',
        ...(row.annualDistance === null ? [] : [plain(formatKm(row.annualDistance))]),
      ])
        expect(terms).toContain(said)
      expect(terms).toContain(row.installmentProtection ? 'Comprise' : 'Non comprise')
    }
  })

  it('quotes a lease under other terms, and the example follows', async () => {
    renderFrench(<Panel vehicle={exampleVehicle} />)
    await userEvent.click(screen.getByRole('radio', { name: /Leasing privé/ }))
    const before = panelText()
    await userEvent.selectOptions(screen.getByLabelText('Durée'), '24')
    expect(panelText()).not.toBe(before)
    expect(panelText()).toContain('Leasing de 24 mois, 15.000 km par an')
    expect(panelText()).toContain('24 loyers')
  })

  it('asks to call when there is no price, and still leads on', () => {
    renderFrench(<Panel vehicle={{ ...exampleVehicle, prices: [] }} />)
    expect(screen.getByText('Prix sur demande')).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.getByRole('link', { name: 'Je suis intéressé' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/stock\/104729-1-.*\/interessee$/),
    )
  })

  const without = (...types: string[]): Vehicle => ({
    ...exampleVehicle,
    prices: exampleVehicle.prices.filter(({ type }) => !types.includes(type)),
  })

  it('stays with the way to pay that goes while it is looked at, and leads to the others', async () => {
    renderFrench(<Live vehicle={without('private_lease')} />)
    await userEvent.click(screen.getByDisplayValue('private_lease'))
    fireEvent.click(screen.getByText('live'))
    expect(screen.getByDisplayValue('private_lease')).toBeChecked()
    expect(screen.getByDisplayValue('private_lease')).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent(/^Prix sur demande/)
    expect(screen.queryByRole('combobox', { name: 'Durée' })).toBeNull()
    expect(screen.getByText('Exemples représentatifs').closest('[aria-hidden]')).toBeNull()
    await userEvent.click(screen.getByDisplayValue('purchase'))
    expect(screen.getByDisplayValue('private_lease')).toBeDisabled()
    expect(panelText()).toContain('31.490 €TVA')
    expect(screen.queryByText('Prix sur demande', { selector: 'p' })).toBeNull()
  })

  it('keeps the room of the price that the page was made with when no price is left', () => {
    renderFrench(<Panel vehicle={{ ...exampleVehicle, prices: [] }} released={exampleVehicle} />)
    const room = screen.getByRole('status').closest('[class]')?.parentElement?.querySelector('[aria-hidden]')
    expect(plain(room?.textContent ?? '')).toContain('31.490 €TVA')
    expect(screen.getByRole('status')).toHaveTextContent(/^Prix sur demande/)
  })

  it('shows the next price where the site shows one and that has gone', () => {
    renderFrench(<Panel vehicle={without('purchase')} released={exampleVehicle} multiPrice={false} />)
    expect(panelText()).toContain('Leasing privé')
    expect(screen.queryByText('Prix sur demande')).toBeNull()
  })

  it('offers a sold vehicle to nobody', () => {
    renderFrench(<Panel vehicle={{ ...exampleVehicle, availability: 'sold' }} />)
    expect(within(screen.getByRole('status')).getByText('Vendu')).toBeVisible()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/peugeot/tous-les-modeles',
      '/stock',
    ])
  })
})
