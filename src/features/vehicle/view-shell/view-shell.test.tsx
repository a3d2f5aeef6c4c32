import { act, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { exampleVehicle } from '../../../domain/testing/example-vehicle'
import messages from '../../../locales/fr.json'
import { isLive } from '../../enquiry/testing/form-driver'
import { answerFetch } from '../../testing/render'
import { VehicleForm } from '../VehicleForm'
import { VehicleViewPage } from '../VehicleViewPage'
import { VehicleFrame } from './VehicleFrame'
import { ViewShells } from './ViewShells'

let mockIsServer = false
jest.mock('../../enquiry/island/server-form', () => ({
  get ServerForm(): unknown {
    return mockIsServer ? jest.requireActual<{ FormRoot: unknown }>('../../enquiry/engine/FormRoot').FormRoot : null
  },
}))
jest.mock('./server-shells', () => ({
  get ServerShells(): unknown {
    return mockIsServer ? jest.requireActual<{ Shells: unknown }>('./Shells').Shells : null
  },
}))

const SLUG = '104729-1-peugeot-3008-1-2-hybrid-136-e-dcs6-gt'
const data = { vehicle: exampleVehicle, location: null, similar: [] }
const french = (children: React.ReactNode) => (
  <IntlProvider locale="fr" messages={messages}>
    {children}
  </IntlProvider>
)
const errors: unknown[] = []

/** The page of the vehicle as the host serves it at an address, with its scripts in the page run. */
const serve = (address: string): HTMLElement => {
  window.history.replaceState(null, '', address)
  mockIsServer = true
  const html = renderToString(
    french(
      <VehicleFrame>
        <ViewShells {...data} />
        <p>Le véhicule</p>
      </VehicleFrame>,
    ),
  )
  mockIsServer = false
  document.body.innerHTML = `<main>${html}</main>`
  const script = document.querySelector('script')
  Object.defineProperty(document, 'currentScript', { configurable: true, value: script })
  // oxlint-disable-next-line typescript/no-implied-eval -- runs a script of a page
  new Function(script?.textContent ?? '')()
  const main = document.querySelector('main')
  if (!main) throw new Error('There is no page.')
  return main
}
const hydrate = (main: HTMLElement, page: React.ReactNode) =>
  act(async () => hydrateRoot(main, french(page), { onRecoverableError: (error) => errors.push(error) }))

beforeEach(() => {
  errors.length = 0
})

describe('direct visit to a form of a vehicle', () => {
  it('shows its shell until the view is there, which takes the form over with what is typed in it', async () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const main = serve(`/stock/${SLUG}/essai-routier`)
    const shell = main.querySelector<HTMLElement>('[data-view] > [data-shell]')
    expect(shell?.querySelector('h1')?.textContent).toBe('Essayer la Peugeot 3008')
    const field = shell?.querySelector<HTMLInputElement>('input[name="name"]')
    if (!field) throw new Error('The shell has no form.')
    field.focus()
    field.value = 'Anne We'
    field.setSelectionRange(2, 4)
    let answer: () => void = () => undefined
    const wait = new Promise<void>((resolve) => (answer = resolve))
    answerFetch(() => ({ status: 200, body: { result: { data } } }))
    const { fetch } = globalThis
    globalThis.fetch = async (...given) => {
      await wait
      return fetch(...given)
    }
    const root = await hydrate(
      main,
      <VehicleViewPage Body={VehicleForm} view="testDrive" slug={SLUG} shell="/stock/vue/essai" />,
    )
    expect(main.contains(shell)).toBe(true)
    await act(async () => answer())
    await waitFor(() => expect(main.contains(shell)).toBe(false))
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      'Essayer la Peugeot 3008',
    ])
    expect(screen.getByLabelText('Nom et prénom')).toBe(field)
    expect(field).toHaveFocus()
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['Anne We', 2, 4])
    // The code of the form comes because somebody is filling it in.
    await waitFor(() => expect(isLive(document.querySelector('form'))).toBe(true))
    expect(screen.getByLabelText('Nom et prénom')).toBe(field)
    expect(field).toHaveValue('Anne We')
    expect(errors).toEqual([])
    expect(complain).not.toHaveBeenCalled()
    complain.mockRestore()
    await act(async () => root.unmount())
  })

  it('is the vehicle at its own address, where shells cost nothing in the browser', async () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const main = serve(`/stock/${SLUG}`)
    expect(main.querySelector('[data-view]')).toBeNull()
    const template = main.querySelector('template')
    const root = await hydrate(
      main,
      <VehicleFrame>
        <ViewShells {...data} />
        <p>Le véhicule</p>
      </VehicleFrame>,
    )
    expect(main.querySelector('template')).toBe(template)
    expect(screen.getByText('Le véhicule')).toBeVisible()
    expect([errors, complain.mock.calls]).toEqual([[], []])
    complain.mockRestore()
    await act(async () => root.unmount())
  })
})
