import { act, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import messages from '../../locales/fr.json'
import { showNotice, showToast, useToast } from './toast-store'
import { Toaster } from './Toaster'

const setUp = () =>
  render(
    <IntlProvider locale="fr" messages={messages}>
      <button type="button">Avant</button>
      <input aria-label="Texte" />
      <Toaster />
    </IntlProvider>,
  )
const undo = jest.fn()
const show = (text: string) => act(() => showToast(text, 'info', { label: 'Annuler', run: undo }))
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const ctrlZ = (target: Element) => fireEvent.keyDown(target, { key: 'z', ctrlKey: true })

beforeEach(() => {
  jest.useFakeTimers()
  undo.mockReset()
  act(() => useToast.setState({ toasts: [] }))
})
afterEach(() => jest.useRealTimers())

describe('messages', () => {
  it('are announced in a region that is there before them, and leave the focus where it is', () => {
    setUp()
    const region = screen.getByRole('status')
    screen.getByText('Avant').focus()
    show('Retiré')
    expect(region).toHaveTextContent('Retiré')
    expect(screen.getByText('Avant')).toHaveFocus()
  })

  it('go by themselves, later when there is something to do', () => {
    setUp()
    act(() => showToast('Copié'))
    show('Retiré')
    act(() => showToast('Envoyé'))
    expect(screen.queryByText('Copié')).toBeNull()
    pass(8_000)
    expect(screen.queryByText('Envoyé')).toBeNull()
    expect(screen.getByText('Retiré')).toBeVisible()
    pass(6_000)
    expect(screen.queryByText('Retiré')).toBeNull()
  })

  it('stay while they are pointed at or have the focus', () => {
    setUp()
    show('Retiré')
    fireEvent.pointerEnter(screen.getByText('Retiré'))
    fireEvent.pointerOver(screen.getByText('Retiré'))
    pass(60_000)
    fireEvent.pointerOut(screen.getByText('Retiré'))
    act(() => screen.getByRole('button', { name: /Annuler/ }).focus())
    pass(60_000)
    expect(screen.getByText('Retiré')).toBeVisible()
    act(() => screen.getByText('Avant').focus())
    pass(14_000)
    expect(screen.queryByText('Retiré')).toBeNull()
  })

  it('do what they offer once, and give the focus back', () => {
    setUp()
    screen.getByText('Avant').focus()
    show('Retiré')
    const button = screen.getByRole('button', { name: /Annuler/ })
    act(() => button.focus())
    fireEvent.click(button)
    expect(undo).toHaveBeenCalledTimes(1)
    expect(screen.queryByText('Retiré')).toBeNull()
    expect(screen.getByText('Avant')).toHaveFocus()
  })

  it('answer to Ctrl+Z from anywhere, the latest first, but not where text is written', () => {
    setUp()
    show('Un')
    show('Deux')
    ctrlZ(screen.getByRole('textbox'))
    expect(undo).not.toHaveBeenCalled()
    ctrlZ(screen.getByText('Avant'))
    expect(screen.queryByText('Deux')).toBeNull()
    ctrlZ(document.body)
    expect(undo).toHaveBeenCalledTimes(2)
    ctrlZ(document.body)
    expect(undo).toHaveBeenCalledTimes(2)
  })

  it('never take the place of a notice that stays until it is closed', () => {
    setUp()
    act(() => showNotice('Fermé vendredi', 'warning'))
    for (const text of ['Un', 'Deux', 'Trois']) show(text)
    expect(screen.getByText('Fermé vendredi')).toBeVisible()
    expect(screen.queryByText('Un')).toBeNull()
    for (const text of ['Fermé samedi', 'Fermé dimanche', 'Fermé lundi']) act(() => showNotice(text, 'info'))
    show('Quatre')
    for (const text of ['vendredi', 'samedi', 'dimanche', 'lundi'])
      expect(screen.getByText(`Fermé ${text}`)).toBeVisible()
    expect(screen.getByText('Quatre')).toBeVisible()
  })

  it('stand over one another, three at most', () => {
    setUp()
    for (const text of ['Un', 'Deux', 'Trois', 'Quatre']) show(text)
    expect(screen.queryByText('Un')).toBeNull()
    expect(screen.getAllByRole('button', { name: /Annuler/ })).toHaveLength(3)
  })
})
