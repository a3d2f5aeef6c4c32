import { act, fireEvent, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import type { AcquisitionType } from '../../domain/price/acquisition'
import { ACQUISITION_TYPES } from '../../domain/price/acquisition'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import messages from '../../locales/fr.json'
import { NOTHING_LIVE, useLive } from '../live/live-store'
import { savePriceTypes } from '../stock/price-display-store'
import type * as serverWays from './OtherWays'
import type * as browserWays from './OtherWays.browser'
import { PricePanel } from './PricePanel'
import { useAcquisition } from './use-acquisition'
import { VehicleBar } from './VehicleBar'

let mockIsBrowser = false
jest.mock('./OtherWays', () => {
  const server = jest.requireActual<typeof serverWays>('./OtherWays')
  const browser = jest.requireActual<typeof browserWays>('./OtherWays.browser')
  const choose =
    (name: 'OtherOffers' | 'OtherTerms' | 'OtherBarPrices') => (props: Parameters<typeof server.OtherOffers>[0]) =>
      (mockIsBrowser ? browser : server)[name](props)
  return {
    OtherOffers: choose('OtherOffers'),
    OtherTerms: choose('OtherTerms'),
    OtherBarPrices: choose('OtherBarPrices'),
  }
})

const Prices = ({ multiPrice = true }: { multiPrice?: boolean }) => {
  const acquisition = useAcquisition(exampleVehicle, exampleVehicle, multiPrice)
  return (
    <IntlProvider locale="fr" messages={messages}>
      <PricePanel vehicle={exampleVehicle} released={exampleVehicle} location={null} acquisition={acquisition} />
      <VehicleBar vehicle={exampleVehicle} acquisition={acquisition} />
    </IntlProvider>
  )
}

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
/** Marked parts of a way, in the order of the page. */
const partsOf = (type: AcquisitionType): string[] =>
  [...document.querySelectorAll(`[data-way~="${type}"]`)].map(({ tagName, textContent }) =>
    plain(`${tagName} ${textContent}`),
  )

let container: HTMLElement
let root: Root | undefined
const serve = (page = <Prices />): void => {
  mockIsBrowser = false
  container = document.createElement('div')
  document.body.replaceChildren(container)
  container.innerHTML = renderToString(page)
}
const hydrate = async (onHydrated: () => void = () => undefined): Promise<jest.Mock> => {
  mockIsBrowser = true
  const problem = jest.fn()
  await act(async () => {
    root = hydrateRoot(container, <Prices />, { onRecoverableError: problem })
    onHydrated()
  })
  return problem
}

beforeEach(() => {
  useLive.setState({ ...NOTHING_LIVE, status: 'failed' })
  savePriceTypes([])
})
afterEach(() => {
  act(() => root?.unmount())
  root = undefined
})

describe('prices of the tabs in the HTML of the server', () => {
  it('are those of every way, each with its example and terms and in the bar', () => {
    serve()
    for (const type of ACQUISITION_TYPES) {
      const [offer, ...rest] = partsOf(type)
      const [tab] = [...document.querySelectorAll(`label:has([value=${type}]) b`)].map(({ firstChild }) =>
        plain(firstChild?.textContent ?? ''),
      )
      if (!tab) throw new Error(`There is no tab of ${type}`)
      expect(offer).toContain(tab)
      expect(offer?.includes('Exemple représentatif.')).toBe(type !== 'purchase')
      expect(rest.filter((text) => text.startsWith('DETAILS'))).toHaveLength(type === 'purchase' ? 0 : 1)
      expect(rest.filter((text) => text.startsWith('DIV') && text.includes(tab))).toHaveLength(
        type === 'purchase' ? 0 : 1,
      )
      expect(rest.at(-1)).toMatch(/^P /)
      expect(rest.at(-1)).toContain(tab)
    }
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('have the warning beside the examples only where the example has none itself', () => {
    serve()
    expect(partsOf('purchase')).toContain('P Attention, emprunter de l’argent coûte aussi de l’argent.')
    expect(partsOf('private_lease').filter((text) => text.startsWith('P Attention'))).toEqual([])
  })

  it('is the one price alone where the site shows one', () => {
    serve(<Prices multiPrice={false} />)
    expect(document.querySelectorAll('[data-way]')).toHaveLength(0)
    expect(container.querySelectorAll('details')).toHaveLength(0)
  })

  it('are removed once React shows the chosen way', async () => {
    serve()
    const problem = await hydrate()
    expect(problem).not.toHaveBeenCalled()
    expect(document.querySelectorAll('[data-way]')).toHaveLength(0)
    expect(screen.queryByText('Toutes les conditions')).toBeNull()
    expect(screen.getAllByText('Prix d’achat')).toHaveLength(1)
  })

  it('are replaced by the way that is chosen during hydration, whose terms stay open', async () => {
    serve()
    const details = screen.getByText('Toutes les conditions').closest('details')
    if (!details) throw new Error('There are no terms')
    expect(details).toHaveAttribute('hidden')
    details.open = true
    const problem = await hydrate(() => {
      const tab = screen.getByDisplayValue('private_lease')
      // React hydrates for any event, then takes the click: as replayed input does.
      fireEvent.dragEnd(tab)
      fireEvent.click(tab)
    })
    expect(problem).not.toHaveBeenCalled()
    expect(document.querySelectorAll('[data-way]')).toHaveLength(0)
    expect(screen.getByText('Toutes les conditions').closest('details')).toBe(details)
    expect(details).not.toHaveAttribute('hidden')
    expect(details.open).toBe(true)
    expect(plain(details.textContent)).toContain('Valeur résiduelle')
    expect(screen.getAllByLabelText('Durée')).toHaveLength(1)
  })
})
