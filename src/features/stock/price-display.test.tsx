import { runInNewContext } from 'node:vm'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import messages from '../../locales/fr.json'
import { installDialog, renderFrench } from '../testing/render'
import { PriceDisplay } from './overview/PriceDisplay'
import { PriceDisplayForm } from './overview/PriceDisplayForm'
import { KEPT_ATTRIBUTE, priceDisplayScript, PRICES_KEY } from '../../config/inline-scripts/price-display'
import { parsePriceTypes, savePriceTypes } from './price-display-store'
import { PriceBlock } from './PriceBlock'

const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')
/** Lines that cards keep room for: one where the root says nothing. */
const lines = () => document.documentElement.style.getPropertyValue('--price-lines') || '1'
const shown = () => screen.getAllByRole('term').map(({ textContent }) => plain(textContent))
const card = <PriceBlock prices={exampleVehicle.prices} discount={null} />
const fromOtherTab = (value: string | null) =>
  act(() => {
    if (value === null) localStorage.removeItem(PRICES_KEY)
    else localStorage.setItem(PRICES_KEY, value)
    window.dispatchEvent(new StorageEvent('storage', { key: PRICES_KEY }))
  })

/** Runs the script of the head as a browser would, in a page of its own. */
const runHead = (stored: string | null, script = priceDisplayScript()) => {
  const root: { lines?: number; kept?: string | undefined } = {}
  const later: (() => void)[] = []
  runInNewContext(script, {
    localStorage: { getItem: (key: string) => (key === PRICES_KEY ? stored : null) },
    document: {
      addEventListener: () => undefined,
      documentElement: {
        style: { setProperty: (name: string, value: number) => name === '--price-lines' && (root.lines = value) },
        setAttribute: (name: string, value: string) => name === KEPT_ATTRIBUTE && (root.kept = value),
        removeAttribute: () => (root.kept = undefined),
      },
    },
    setTimeout: (run: () => void) => later.push(run),
  })
  return { root, later }
}

beforeAll(installDialog)
beforeEach(() => act(() => savePriceTypes([])))

describe('price display', () => {
  it('is chosen in a dialog, saved, and followed by every price', async () => {
    renderFrench(
      <>
        <PriceDisplay />
        {card}
      </>,
    )
    fireEvent.click(screen.getByRole('button', { name: /^Affichage des prix\s*Achat, leasing privé$/ }))
    const dialog = within(screen.getByRole('dialog', { name: 'Affichage des prix' }))
    expect(dialog.getAllByRole('checkbox')).toHaveLength(5)
    fireEvent.click(dialog.getByRole('checkbox', { name: /^Prix d’achat/ }))
    fireEvent.click(dialog.getByRole('checkbox', { name: /^Financement professionnel/ }))
    expect(shown()).toEqual(['Prix d’achat', 'Leasing privé'])
    fireEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(shown()).toEqual(['Leasing privé', 'Financement pro'])
    expect(localStorage.getItem(PRICES_KEY)).toBe('["private_lease","business_finance"]')
  })

  it('stays as it was when the dialog is left', () => {
    renderFrench(
      <>
        <PriceDisplay />
        {card}
      </>,
    )
    const open = () => fireEvent.click(screen.getByRole('button', { name: /^Affichage des prix/ }))
    open()
    fireEvent.click(screen.getByRole('checkbox', { name: /^Prix d’achat/ }))
    fireEvent.click(screen.getByRole('button', { name: 'Annuler' }))
    expect(shown()).toEqual(['Prix d’achat', 'Leasing privé'])
    open()
    expect(screen.getByRole('checkbox', { name: /^Prix d’achat/ })).toBeChecked()
  })

  it('keeps at least one price, and says so', () => {
    renderFrench(<PriceDisplay />)
    fireEvent.click(screen.getByRole('button', { name: /^Affichage des prix/ }))
    for (const box of screen.getAllByRole('checkbox', { checked: true })) fireEvent.click(box)
    fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Choisissez au moins un prix.')
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Choisissez au moins un prix.')
    expect(screen.getByRole('dialog')).toBeVisible()
    fireEvent.click(screen.getByRole('checkbox', { name: /^Leasing professionnel/ }))
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })

  it('is one of the five where the site shows one price', () => {
    const saved = jest.fn()
    renderFrench(<PriceDisplayForm types={['purchase']} isSingle dialog="dialog" onSave={saved} />)
    fireEvent.click(screen.getByRole('radio', { name: /^Leasing privé/ }))
    fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(saved).toHaveBeenCalledWith(['private_lease'])
    expect(parsePriceTypes('["private_finance","private_lease"]', false)).toEqual(['private_lease'])
    expect(parsePriceTypes(null, false)).toEqual(['purchase'])
  })

  it('follows what another tab chose or forgot', () => {
    renderFrench(card)
    fromOtherTab('["business_lease"]')
    expect(shown()).toEqual(['Leasing pro'])
    fromOtherTab(null)
    expect(shown()).toEqual(['Prix d’achat', 'Leasing privé'])
  })

  it('holds as long as the page does where nothing can be stored', () => {
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    renderFrench(card)
    act(() => savePriceTypes(['private_finance']))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(shown()).toEqual(['Financement'])
    write.mockRestore()
  })

  it('keeps room for as many prices as are wanted, whatever a vehicle has', () => {
    renderFrench(card)
    expect(lines()).toBe('1')
    act(() => savePriceTypes(['purchase', 'private_lease', 'business_lease']))
    expect(lines()).toBe('2')
    act(() => savePriceTypes(['purchase', 'private_lease', 'business_lease', 'private_finance', 'business_finance']))
    expect(lines()).toBe('3')
  })

  it('leaves the styles of the page alone while the room stays the same', () => {
    renderFrench(card)
    const set = jest.spyOn(document.documentElement.style, 'setProperty')
    act(() => savePriceTypes(['private_lease']))
    expect(set).not.toHaveBeenCalled()
    act(() => savePriceTypes(['purchase', 'private_lease', 'business_lease']))
    expect(set).toHaveBeenCalledTimes(1)
    set.mockRestore()
  })

  it('lets the head keep room before anything is painted, and hide what is about to change', () => {
    const { root, later } = runHead('["business_finance","private_lease","nonsense","business_lease"]')
    expect(root).toEqual({ lines: 2, kept: 'private_lease' })
    // A script that does not come must not hide the prices for good.
    later.forEach((run) => run())
    expect(root.kept).toBeUndefined()
    for (const nothing of [null, '[]', '{', '"purchase"', '["nonsense"]', '["private_lease","purchase"]'])
      expect(runHead(nothing).root).toEqual({})
    expect(runHead('["purchase","private_lease"]', priceDisplayScript(false)).root).toEqual({})
    expect(runHead('["business_lease","private_finance"]', priceDisplayScript(false)).root).toEqual({
      lines: 1,
      kept: 'business_lease',
    })
  })

  it('hydrates the page of the default, then shows the choice and uncovers it', async () => {
    const page = (
      <IntlProvider locale="fr" messages={messages}>
        {card}
      </IntlProvider>
    )
    const container = document.createElement('div')
    container.innerHTML = renderToString(page)
    expect(plain(container.textContent)).toContain('Prix d’achat')
    expect(container.querySelector('.kept')).not.toBeNull()
    document.documentElement.setAttribute(KEPT_ATTRIBUTE, 'business_lease')
    act(() => savePriceTypes(['business_lease']))
    const problem = jest.fn()
    const root = await act(async () => hydrateRoot(container, page, { onRecoverableError: problem }))
    expect(problem).not.toHaveBeenCalled()
    expect(plain(container.textContent)).toContain('Leasing pro')
    expect(plain(container.textContent)).not.toContain('Prix d’achat')
    expect(container.querySelector('.kept')).toBeNull()
    act(() => root.unmount())
  })
})
