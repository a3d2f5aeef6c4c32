import { fireEvent, screen, within } from '@testing-library/react'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import messages from '../../locales/fr.json'
import userEvent from '@testing-library/user-event'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import type { Vehicle } from '../../domain/vehicle/types'
import { NOTHING_LIVE, useLive } from '../live/live-store'
import { renderFrench } from '../testing/render'
import { PricePanel } from './PricePanel'
import { useAcquisition } from './use-acquisition'

const Panel = ({ vehicle }: { vehicle: Vehicle }) => (
  <PricePanel vehicle={vehicle} released={vehicle} location={null} acquisition={useAcquisition(vehicle, vehicle)} />
)
const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')

const open = async () => {
  const details = screen.getByText('Comparer sur une même base').closest('details')
  if (!details) throw new Error('no details')
  // jsdom opens no `details`.
  details.open = true
  fireEvent(details, new Event('toggle'))
  return within(details).findByRole('table')
}
const figures = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => Number(plain(textContent).replace(/[^\d-]/g, ''))),
    )

beforeEach(() => useLive.setState({ ...NOTHING_LIVE, status: 'failed' }))

describe('ways to have a vehicle on one basis', () => {
  it('has each way by month and in all, over the same months', async () => {
    renderFrench(<Panel vehicle={exampleVehicle} />)
    expect(screen.queryByRole('table')).toBeNull()
    const table = await open()
    const rows = figures(table)
    expect(rows).toHaveLength(5)
    for (const [monthly = NaN, cost = NaN] of rows) expect(Math.abs(monthly * 48 - cost)).toBeLessThan(30)
    expect(within(table).getAllByText('le moins cher')).toHaveLength(1)
  })

  it('follows the months, the kilometres and the taxes that are chosen', async () => {
    renderFrench(<Panel vehicle={exampleVehicle} />)
    const table = await open()
    const details = within(screen.getByText('Comparer sur une même base').closest('details') ?? document.body)
    const start = figures(table)
    await userEvent.selectOptions(details.getByLabelText('Par an'), '30000')
    figures(table).forEach(([, cost], at) => expect(cost).toBeGreaterThan(start[at]?.[1] ?? NaN))
    await userEvent.selectOptions(details.getByLabelText('Par an'), '15000')
    await userEvent.selectOptions(details.getByLabelText('Durée'), '60')
    expect(figures(table)[0]?.[0]).toBeLessThan(start[0]?.[0] ?? NaN)
    await userEvent.selectOptions(details.getByLabelText('Durée'), '48')
    await userEvent.click(details.getByRole('radio', { name: 'Hors TVA' }))
    figures(table).forEach(([, cost], at) => expect(cost).toBeLessThan(start[at]?.[1] ?? NaN))
  })

  it('switches to the way that is chosen in it', async () => {
    renderFrench(<Panel vehicle={exampleVehicle} />)
    const table = await open()
    await userEvent.click(within(table).getByRole('button', { name: 'Financement' }))
    expect(screen.getByRole('radio', { name: /^Financement(?! pro)/ })).toBeChecked()
    expect(within(table).getByRole('button', { name: 'Financement' })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('link', { name: 'Calculer votre financement' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/private-finance$/),
    )
  })

  it('has its table also when it was opened before any script ran', async () => {
    const container = document.body.appendChild(document.createElement('div'))
    const page = (
      <IntlProvider locale="fr" messages={messages}>
        <Panel vehicle={exampleVehicle} />
      </IntlProvider>
    )
    container.innerHTML = renderToString(page)
    const details = [...container.querySelectorAll('details')].find(({ textContent }) =>
      textContent.includes('Comparer sur une même base'),
    )
    if (!details) throw new Error('no details')
    details.open = true
    const root = await act(async () => hydrateRoot(container, page))
    expect(await within(details).findByRole('table')).toBeVisible()
    await act(async () => root.unmount())
    container.remove()
  })

  it('offers no amounts without VAT under the margin scheme, and nothing to compare with one price', async () => {
    const { unmount } = renderFrench(<Panel vehicle={{ ...exampleVehicle, vatReportable: false }} />)
    await open()
    expect(screen.queryByRole('radio', { name: 'Hors TVA' })).toBeNull()
    unmount()
    renderFrench(<Panel vehicle={{ ...exampleVehicle, prices: exampleVehicle.prices.slice(0, 1) }} />)
    expect(screen.queryByText('Comparer sur une même base')).toBeNull()
  })
})
