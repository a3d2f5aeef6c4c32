import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { PRICES_KEY, priceDisplayScript } from '../../config/inline-scripts/price-display'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import { PriceDisplay } from './overview/PriceDisplay'
import { PriceBlock } from './PriceBlock'
import { savePriceTypes } from './price-display-store'
import { installDialog } from '../testing/render'
import messages from '../../locales/fr.json'

const shown = () => screen.getAllByRole('term').map(({ textContent }) => textContent)

describe('price display before React hydrates it', () => {
  const page = (
    <IntlProvider locale="fr" messages={messages}>
      <PriceDisplay />
      <PriceBlock prices={exampleVehicle.prices} discount={null} />
    </IntlProvider>
  )
  const container = document.createElement('div')
  let root: Root | undefined
  const click = (element: Element | null) => (element instanceof HTMLElement ? element.click() : undefined)
  const tick = (type: string) => click(container.querySelector(`input[value=${type}]`))
  const ticked = () =>
    [...container.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value).join()
  const hydrate = async () => {
    const warn = jest.spyOn(console, 'error')
    root = await act(async () => hydrateRoot(container, page))
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  }

  beforeAll(installDialog)
  beforeEach(() => {
    act(() => savePriceTypes([]))
    localStorage.clear()
    document.body.append(container)
    container.innerHTML = renderToString(page)
  })
  afterEach(() => {
    act(() => root?.unmount())
    container.remove()
  })

  it('is opened and changed, and saved right after', async () => {
    click(container.querySelector('button'))
    expect(screen.getByRole('dialog', { name: 'Affichage des prix' })).toBeVisible()
    tick('purchase')
    tick('business_lease')
    await hydrate()
    await act(async () => click(container.querySelector('button[type=submit]')))
    expect(localStorage.getItem(PRICES_KEY)).toBe('["private_lease","business_lease"]')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(shown()).toEqual(['Leasing privé', 'Leasing pro'])
  })

  it('stays open with what was ticked', async () => {
    click(container.querySelector('button'))
    tick('business_lease')
    await hydrate()
    expect(screen.getByRole('dialog')).toBeVisible()
    expect(ticked()).toBe('purchase,private_lease,business_lease')
    expect(shown()).toEqual(['Prix d’achat', 'Leasing privé'])
  })

  it('forgets at the next opening what was ticked and not saved', async () => {
    click(container.querySelector('button'))
    tick('business_lease')
    click(screen.getByRole('button', { name: 'Annuler' }))
    await hydrate()
    await act(async () => click(container.querySelector('button')))
    expect(ticked()).toBe('purchase,private_lease')
  })

  it('has the boxes of the stored choice ticked, and keeps changes of them', async () => {
    act(() => savePriceTypes(['private_finance']))
    // oxlint-disable-next-line typescript/no-implied-eval -- runs the script of the head, as a page does
    new Function(priceDisplayScript())()
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect(ticked()).toBe('private_finance')
    click(container.querySelector('button'))
    tick('business_lease')
    await hydrate()
    await act(async () => click(container.querySelector('button[type=submit]')))
    expect(localStorage.getItem(PRICES_KEY)).toBe('["business_lease","private_finance"]')
    await act(async () => click(container.querySelector('button')))
    expect(ticked()).toBe('business_lease,private_finance')
  })
})
