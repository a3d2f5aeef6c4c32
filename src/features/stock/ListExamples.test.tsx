import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import type { VehicleSummary } from '../../domain/content/story-data'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import messages from '../../locales/fr.json'
import { NOTHING_LIVE, useLive } from '../live/live-store'
import { renderFrench } from '../testing/render'
import { ListExamples, shownInstalments } from './ListExamples'
import { savePriceTypes } from './price-display-store'

const vehicle = (id: number, change: Partial<VehicleSummary> = {}): VehicleSummary => ({
  ...exampleVehicle,
  id,
  town: null,
  ...change,
})
const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')
const body = () => plain(document.body.textContent)
const open = () => userEvent.click(screen.getByText('Exemples représentatifs'))

beforeEach(() =>
  act(() => {
    useLive.setState({ ...NOTHING_LIVE, status: 'failed' })
    savePriceTypes([])
  }),
)

describe('representative examples of a list', () => {
  it('say what every instalment on its cards is part of', async () => {
    renderFrench(<ListExamples vehicles={[vehicle(1), vehicle(2, { modelName: '208' })]} />)
    expect(screen.getByText('Attention, emprunter de l’argent coûte aussi de l’argent.')).toBeVisible()
    await open()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
      expect.stringMatching(/^Peugeot 3008 .*, Leasing privé\s*Exemple représentatif\. Leasing de \d+ mois/),
      expect.stringMatching(/^Peugeot 208 .*, Leasing privé\s*Exemple représentatif\. Leasing de \d+ mois/),
    ])
  })

  it('follow the prices that the visitor chose', async () => {
    renderFrench(<ListExamples vehicles={[vehicle(1)]} />)
    await open()
    act(() => savePriceTypes(['private_finance', 'business_finance']))
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(body()).toMatch(/TAEG \d+,\d\d %/)
  })

  it('follow live prices', async () => {
    renderFrench(<ListExamples vehicles={[vehicle(1)]} />)
    await open()
    const prices = exampleVehicle.prices.map((row) =>
      row.type === 'private_lease' ? { ...row, monthlyInstallment: 123_45 } : row,
    )
    act(() =>
      useLive.setState({ facts: new Map([[1, { prices, discount: null, availability: 'available' as const }]]) }),
    )
    expect(body()).toContain('123,45 €')
  })

  it('keep their place without a word where no instalment is shown', () => {
    act(() => savePriceTypes(['purchase']))
    renderFrench(<ListExamples vehicles={[vehicle(1)]} />)
    expect(shownInstalments([vehicle(1)], ['purchase'])).toEqual([])
    expect(screen.getByText('Exemples représentatifs').closest('div')).toHaveClass('off')
  })

  it('stand in the page before any script runs, one of each kind', () => {
    const html = renderToString(
      <IntlProvider locale="fr" messages={messages}>
        <ListExamples vehicles={[vehicle(1), vehicle(2)]} />
      </IntlProvider>,
    )
    expect(html.match(/Exemple représentatif\./g)).toHaveLength(1)
    expect(html).toMatch(/<noscript>.*Leasing de .*<\/noscript>/)
  })

  it('leave out a price whose example is not whole yet', () => {
    const half = exampleVehicle.prices.map((row) => ({ ...row, interestRate: null }))
    const html = renderToString(
      <IntlProvider locale="fr" messages={messages}>
        <ListExamples vehicles={[vehicle(1, { prices: half })]} />
      </IntlProvider>,
    )
    expect(html).not.toContain('Exemple représentatif.')
  })
})
