import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { hydrateRoot } from 'react-dom/client'
import { act } from 'react'
import messages from '../../locales/fr.json'
import { answerFetch } from '../testing/render'
import { ENQUIRY_KINDS } from '../../domain/enquiry/kinds'
import { FORMS } from '../../domain/enquiry/forms'
import { addDays, localDay } from '../../domain/format/date'
import { writeDraft } from './draft/draft-store'
import { EnquiryForm } from './EnquiryForm'
import type { EnquiryFormProps } from './props'
import { bodyOf, expectSent, formShown, isLive, leaveForm, receipt, site } from './testing/form-driver'

let mockIsServer = false
jest.mock('./island/server-form', () => ({
  get ServerForm(): unknown {
    return mockIsServer ? jest.requireActual<{ FormRoot: unknown }>('./engine/FormRoot').FormRoot : null
  },
}))

let showNear: (isNear?: boolean) => void
class FakeObserver {
  constructor(private readonly callback: IntersectionObserverCallback) {}
  observe(target: Element): void {
    showNear = (isIntersecting = true) =>
      this.callback([{ isIntersecting, target } as unknown as IntersectionObserverEntry], this as never)
  }
  disconnect(): void {
    showNear = () => undefined
  }
}

const IN_A_WEEK = addDays(localDay(new Date()), 7)
const SITES = [site('mersch'), site('esch')]
const page = (props: EnquiryFormProps) => (
  <IntlProvider locale="fr" messages={messages}>
    <EnquiryForm {...props} />
  </IntlProvider>
)
const serve = (props: EnquiryFormProps): HTMLElement => {
  mockIsServer = true
  document.body.innerHTML = `<div id="page">${renderToString(page(props))}</div>`
  mockIsServer = false
  const container = document.getElementById('page')
  if (!container) throw new Error('There is no page.')
  return container
}
const errors: unknown[] = []
const hydrate = async (container: HTMLElement, props: EnquiryFormProps) => {
  let root: { unmount: () => void } | undefined
  await act(async () => {
    root = hydrateRoot(container, page(props), { onRecoverableError: (error) => errors.push(error) })
  })
  return () => act(() => root?.unmount())
}
let leave: () => void = () => undefined

beforeEach(() => {
  Object.defineProperty(globalThis, 'IntersectionObserver', { value: FakeObserver, configurable: true })
  errors.length = 0
})
afterEach(async () => {
  leave()
  await leaveForm()
  document.body.innerHTML = ''
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
})

describe('a form before its code is there', () => {
  it.each(ENQUIRY_KINDS)('works without scripts: %s', (kind) => {
    const container = serve({ kind, sites: SITES, subject: { vehicleId: 7, modelKey: 'peugeot-3008' } })
    const form = container.querySelector('form')
    expect(form?.getAttribute('method')).toBe('post')
    expect(form?.getAttribute('action')).toBe('/api/enquiries/form')
    expect(isLive(form)).toBe(false)
    // The browser would show its messages in its own language.
    expect(form?.noValidate).toBe(true)
    const names = new Set([...(form?.elements ?? [])].map((control) => control.getAttribute('name')))
    for (const { name } of FORMS[kind].fields)
      expect([name, names.has(name)]).toEqual([name, name !== 'stillInterested'])
    const hidden = [...container.querySelectorAll<HTMLInputElement>('input[type=hidden]')]
    expect(Object.fromEntries(hidden.map(({ name, value }) => [name, value]))).toMatchObject({
      kind,
      vehicleId: '7',
      modelKey: 'peugeot-3008',
      consentText: expect.any(String),
    })
    expect(form?.querySelector('button[type=submit]')).toBeEnabled()
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('says the dealership and the vehicle that it is about without asking', () => {
    const container = serve({
      kind: 'test_drive',
      subject: { vehicleId: 7, locationId: 'mersch' },
      sites: [site('mersch')],
    })
    expect(container.querySelector<HTMLInputElement>('[name=locationId]')?.type).toBe('hidden')
    expect(container.querySelector<HTMLInputElement>('[name=slot]')?.type).toBe('datetime-local')
  })
})

describe('taking over the HTML of a form', () => {
  it('keeps its elements, the focus and what was typed, ticked and chosen before', async () => {
    const props: EnquiryFormProps = { kind: 'contact', sites: SITES, values: { message: 'Bonjour' } }
    const container = serve(props)
    const name = screen.getByLabelText('Nom et prénom')
    fireEvent.change(name, { target: { value: 'Anne Weber' } })
    fireEvent.change(screen.getByLabelText('Sujet de votre demande'), { target: { value: 'parts' } })
    fireEvent.click(screen.getByRole('checkbox', { name: /^J’accepte/ }))
    leave = await hydrate(container, props)
    expect(isLive(container.querySelector('form'))).toBe(false)
    name.focus()
    await formShown()
    expect(screen.getByLabelText('Nom et prénom')).toBe(name)
    expect(name).toHaveFocus()
    expect(name).toHaveValue('Anne Weber')
    expect(screen.getByLabelText('Message')).toHaveValue('Bonjour')
    const calls = answerFetch(() => receipt())
    await userEvent.type(screen.getByLabelText('Adresse e-mail'), 'anne@exemple.lu')
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer le message' }))
    await expectSent()
    expect(bodyOf(calls[0])).toMatchObject({ name: 'Anne Weber', subject: 'parts', message: 'Bonjour', consent: true })
    expect(errors).toEqual([])
  })

  it.each([
    ['', 'esch'],
    ['mersch', 'mersch'],
  ])('chooses the dealership that the address asks for, unless the visitor did: "%s"', async (chosen, expected) => {
    const props: EnquiryFormProps = { kind: 'service', sites: SITES }
    const container = serve(props)
    const field = screen.getByLabelText('Concession')
    if (chosen !== '') fireEvent.change(field, { target: { value: chosen } })
    leave = await hydrate(container, { ...props, wishedSite: 'esch' })
    field.focus()
    await formShown()
    await waitFor(() => expect(field).toHaveValue(expected))
    expect(errors).toEqual([])
  })

  it.each([
    [IN_A_WEEK, IN_A_WEEK],
    ['2020-05-04', ''],
    ['2099-05-04', ''],
    ['2099-02-30', ''],
    ['demain', ''],
  ])('chooses the day of a test drive that the address asks for, if the form offers it: %s', async (day, expected) => {
    history.replaceState(null, '', `?jour=${day}`)
    const props: EnquiryFormProps = { kind: 'test_drive', sites: SITES, subject: { locationId: 'mersch' } }
    leave = await hydrate(serve(props), props)
    act(() => screen.getByLabelText('Nom et prénom').focus())
    await formShown()
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /^Date et heure souhaitées/ })).toHaveValue(expected),
    )
    history.replaceState(null, '', '?')
    expect(errors).toEqual([])
  })

  it.each([
    ['tyres', IN_A_WEEK],
    ['tyres', '2020-05-04'],
    ['service', IN_A_WEEK],
  ] as const)(
    'chooses the day of an appointment at the workshop that the address asks for: %s, %s',
    async (kind, day) => {
      history.replaceState(null, '', `?jour=${day}`)
      const props: EnquiryFormProps = { kind, sites: SITES, subject: { locationId: 'mersch' } }
      leave = await hydrate(serve(props), props)
      act(() => screen.getByLabelText('Nom et prénom').focus())
      await formShown()
      await waitFor(() =>
        expect(screen.getByLabelText(/^Date (?:souhaitée|et heure souhaitées)/)).toHaveValue(
          day === IN_A_WEEK ? day : '',
        ),
      )
      history.replaceState(null, '', '?')
      expect(errors).toEqual([])
    },
  )

  it.each(ENQUIRY_KINDS)('meets exactly the HTML that the server made: %s', async (kind) => {
    const props: EnquiryFormProps = { kind, sites: SITES, subject: { locationId: 'mersch' } }
    const container = serve(props)
    const controls = [...container.querySelectorAll('input[type=text], input[type=email], textarea')]
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    leave = await hydrate(container, props)
    act(() => showNear())
    fireEvent.pointerMove(window)
    await formShown()
    expect(logged.mock.calls).toEqual([])
    logged.mockRestore()
    expect(controls.every((control) => container.contains(control))).toBe(true)
  })

  const isAlive = () => isLive(document.querySelector('form'))
  const aWhile = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

  it('waits until the form is near the view and somebody is there', async () => {
    const props: EnquiryFormProps = { kind: 'contact' }
    leave = await hydrate(serve(props), props)
    fireEvent.pointerMove(window)
    await aWhile()
    expect(isAlive()).toBe(false)
    act(() => showNear())
    await aWhile()
    expect(isAlive()).toBe(false)
    fireEvent.scroll(window)
    await formShown()
  })

  it('waits for nothing else once it is scrolled to', async () => {
    const props: EnquiryFormProps = { kind: 'contact' }
    leave = await hydrate(serve(props), props)
    act(() => showNear(false))
    await aWhile()
    expect(isAlive()).toBe(false)
    act(() => showNear())
    await formShown()
  })

  it.each<[string, EnquiryFormProps]>([
    ['what was typed on a visit before', { kind: 'contact' }],
    [
      'a calculation',
      {
        kind: 'contact',
        attachments: [
          {
            title: 'Leasing',
            kind: 'calculation',
            lines: [],
            path: '/x',
            isAttached: true,
            setAttached: () => undefined,
          },
        ],
      },
    ],
    ['that its vehicle was sold', { kind: 'contact', isSold: true }],
  ])('waits for nobody where the browser adds %s', async (what, props) => {
    const container = serve({ kind: 'contact' })
    if (what.startsWith('what')) writeDraft('contact.', { name: 'Anne Weber' })
    leave = await hydrate(container, props)
    act(() => showNear())
    await formShown()
    expect([isAlive(), errors]).toEqual([true, []])
  })

  it('takes over the HTML of a form whose vehicle was sold since then, and says what it says now', async () => {
    const container = serve({ kind: 'interest', values: { message: 'Disponible ?' } })
    const logged = jest.spyOn(console, 'error')
    leave = await hydrate(container, { kind: 'interest', isSold: true, values: { message: 'Autre chose ?' } })
    act(() => showNear())
    await formShown()
    await waitFor(() => expect(screen.getByLabelText(/^Message/)).toHaveValue('Autre chose ?'))
    expect([errors, logged.mock.calls]).toEqual([[], []])
    logged.mockRestore()
  })

  it('says no duration of a form that was filled in and sent before its code was there', async () => {
    const calls = answerFetch(() => receipt())
    const props: EnquiryFormProps = { kind: 'interest', values: { message: 'Bonjour' } }
    const container = serve(props)
    const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
    fill('Nom et prénom', 'Anne Weber')
    fill('Adresse e-mail', 'anne@exemple.lu')
    fireEvent.click(screen.getByRole('checkbox', { name: /^J’accepte/ }))
    leave = await hydrate(container, props)
    const form = container.querySelector('form')
    if (!form) throw new Error('There is no form.')
    fireEvent.submit(form)
    await expectSent()
    expect(bodyOf(calls[0])).toMatchObject({ name: 'Anne Weber', consent: true })
    expect(bodyOf(calls[0])).not.toHaveProperty('durationMs')
  })

  it('carries out a press of the button that came before', async () => {
    const props: EnquiryFormProps = { kind: 'contact' }
    const container = serve(props)
    leave = await hydrate(container, props)
    const form = container.querySelector('form')
    if (!form) throw new Error('There is no form.')
    expect(fireEvent.submit(form)).toBe(false)
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Il manque/))
  })
})
