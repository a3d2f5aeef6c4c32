import { act, fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { Toaster } from '../../components/ui/Toaster'
import { showToast, useToast } from '../../components/ui/toast-store'
import messages from '../../locales/fr.json'
import { renderFrench } from '../../features/testing/render'
import { ToastBlock } from './ToastBlock'

const block = { _uid: 't', component: 'toast', text: 'Le comptoir est fermé vendredi.', tone: 'warning' } as const
const show = (fields: object = {}) =>
  renderFrench(
    <>
      <ToastBlock block={{ ...block, ...fields }} />
      <Toaster />
    </>,
  )
const region = () => screen.getByRole('status')

beforeEach(() => {
  sessionStorage.clear()
  act(() => useToast.setState({ toasts: [] }))
})

describe('notice of the editors', () => {
  it('is announced at the edge of the screen and stays until it is closed', () => {
    jest.useFakeTimers()
    show()
    act(() => jest.advanceTimersByTime(120_000))
    act(() => showToast('Copié'))
    expect(region()).toHaveTextContent('Le comptoir est fermé vendredi.')
    act(() => jest.advanceTimersByTime(10_000))
    expect(region()).not.toHaveTextContent('Copié')
    fireEvent.click(screen.getByRole('button', { name: 'Fermer' }))
    expect(region()).toBeEmptyDOMElement()
    jest.useRealTimers()
  })

  it('is shown once in a visit, and again when its text changes', () => {
    const { unmount } = show()
    unmount()
    act(() => useToast.setState({ toasts: [] }))
    show().unmount()
    expect(useToast.getState().toasts).toEqual([])
    show({ text: 'Le comptoir rouvre lundi.' })
    expect(region()).toHaveTextContent('Le comptoir rouvre lundi.')
  })

  it('is read in the page without scripts, and stands there in a draft', () => {
    const html = renderToString(
      <IntlProvider locale="fr" messages={messages}>
        <ToastBlock block={block} />
      </IntlProvider>,
    )
    expect(html).toMatch(/^<noscript>.*Le comptoir est fermé vendredi/)
    show({ _editable: '<!--x-->' })
    expect(region()).toBeEmptyDOMElement()
    expect(screen.getByText('Le comptoir est fermé vendredi.')).toBeVisible()
  })
})
