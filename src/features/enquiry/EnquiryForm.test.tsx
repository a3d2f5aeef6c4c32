import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import messages from '../../locales/fr.json'
import { answerFetch, renderFrench } from '../testing/render'
import type { Call } from '../testing/render'
import { EnquiryForm } from './EnquiryForm'

const bodyOf = (call: Call | undefined): Record<string, unknown> => JSON.parse(String(call?.init?.body))
const keyOf = (call: Call | undefined) => new Headers(call?.init?.headers).get('idempotency-key')

const fillIn = async () => {
  await userEvent.type(screen.getByLabelText('Nom et prénom'), 'Anne Weber')
  await userEvent.type(screen.getByLabelText('E-mail'), 'anne@exemple.lu')
  await userEvent.click(screen.getByRole('checkbox'))
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Demander un essai' }))

describe('enquiry form', () => {
  it('cannot be sent before scripts run, which would put what was typed into the address, and says how else to ask', () => {
    const html = renderToString(
      <IntlProvider locale="fr" messages={messages}>
        <EnquiryForm kind="contact" />
        <EnquiryForm kind="contact" />
      </IntlProvider>,
    )
    expect(html).toMatch(/<form[^>]* method="post"/)
    expect(html).toMatch(/<button type="submit"[^>]* disabled=""/)
    expect(html).toMatch(/<noscript><p>Ce formulaire a besoin de JavaScript.*href="tel:/)
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('names what is missing in a summary and beside each field, and sends nothing', async () => {
    const calls = answerFetch(() => ({ status: 201 }))
    renderFrench(<EnquiryForm kind="test_drive" />)
    await send()
    expect(await screen.findByRole('alert')).toHaveFocus()
    expect(screen.getByRole('alert')).toHaveTextContent('Il manque 3 informations')
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Indiquez votre adresse e-mail.')
    expect(screen.getByLabelText('E-mail')).toBeInvalid()
    await userEvent.click(screen.getByRole('button', { name: 'Indiquez votre nom.' }))
    expect(screen.getByLabelText('Nom et prénom')).toHaveFocus()
    expect(calls).toHaveLength(0)
  })

  it('sends what was typed, with what it is about', async () => {
    const calls = answerFetch(() => ({ status: 201, body: {} }))
    renderFrench(
      <EnquiryForm kind="test_drive" subject={{ vehicleId: 104729, locationId: 'mersch' }} message="Bonjour" />,
    )
    await fillIn()
    await send()
    expect(await screen.findByText('Merci, votre demande est bien partie')).toBeVisible()
    expect(bodyOf(calls[0])).toMatchObject({
      kind: 'test_drive',
      name: 'Anne Weber',
      email: 'anne@exemple.lu',
      phone: null,
      preferredDate: null,
      message: 'Bonjour',
      consent: true,
      vehicleId: 104729,
      locationId: 'mersch',
      modelKey: null,
      website: '',
    })
  })

  it('keeps every word when the network fails, and a second attempt is the same enquiry', async () => {
    let attempts = 0
    const calls = answerFetch(() => (++attempts === 1 ? new TypeError('Failed to fetch') : { status: 201, body: {} }))
    renderFrench(<EnquiryForm kind="test_drive" message="Bonjour" />)
    await fillIn()
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent('Pas de connexion')
    expect(screen.getByLabelText('Nom et prénom')).toHaveValue('Anne Weber')
    await send()
    expect(await screen.findByText('Merci, votre demande est bien partie')).toBeVisible()
    expect(keyOf(calls[0])).toMatch(/^[\x21-\x7e]{8,}$/)
    expect(keyOf(calls[1])).toBe(keyOf(calls[0]))
  })

  it('sends an edited enquiry under a new key after the answer to the first was lost', async () => {
    const stored = new Map<string, string>()
    // As the server does: what was sent is stored although its answer is lost, and a known key takes no other content.
    const calls = answerFetch((_url, init) => {
      const [key, content] = [new Headers(init?.headers).get('idempotency-key') ?? '', String(init?.body)]
      const first = stored.get(key)
      stored.set(key, first ?? content)
      if (stored.size === 1 && first === undefined) return new TypeError('Failed to fetch')
      return { status: first === undefined || first === content ? 201 : 409, body: {} }
    })
    renderFrench(<EnquiryForm kind="test_drive" message="Bonjour" />)
    await fillIn()
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent('Pas de connexion')
    await userEvent.type(screen.getByLabelText(/Message/), ', je viens samedi')
    await send()
    expect(await screen.findByText('Merci, votre demande est bien partie')).toBeVisible()
    expect(calls).toHaveLength(2)
    expect(keyOf(calls[1])).not.toBe(keyOf(calls[0]))
  })

  it('sends again under a new key when the server says that the key belongs to another enquiry', async () => {
    let attempts = 0
    const calls = answerFetch(() => ({ status: ++attempts === 1 ? 409 : 201, body: {} }))
    renderFrench(<EnquiryForm kind="test_drive" />)
    await fillIn()
    await send()
    expect(await screen.findByText('Merci, votre demande est bien partie')).toBeVisible()
    expect(calls).toHaveLength(2)
    expect(keyOf(calls[1])).not.toBe(keyOf(calls[0]))
  })

  it('gives up after a second conflict, and the next attempt of the visitor has yet another key', async () => {
    const calls = answerFetch(() => ({ status: 409 }))
    renderFrench(<EnquiryForm kind="test_drive" />)
    await fillIn()
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent('Notre service ne répond pas')
    await send()
    await waitFor(() => expect(calls).toHaveLength(4))
    expect(new Set(calls.map(keyOf)).size).toBe(4)
  })

  it('shows what the server refused beside the field', async () => {
    answerFetch(() => ({
      status: 422,
      body: { error: { code: 'invalid', fields: { email: 'Cette adresse n’existe pas.' } } },
    }))
    renderFrench(<EnquiryForm kind="test_drive" />)
    await fillIn()
    await send()
    await waitFor(() =>
      expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Cette adresse n’existe pas.'),
    )
    expect(screen.getByRole('alert')).toHaveFocus()
  })

  it('says that the service is down, with the number to call', async () => {
    answerFetch(() => ({ status: 503 }))
    renderFrench(<EnquiryForm kind="test_drive" />)
    await fillIn()
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent('Notre service ne répond pas')
    expect(screen.getByRole('link', { name: '+352 26 10 40' })).toHaveAttribute('href', 'tel:+352261040')
  })

  it('refuses a day in the past and a phone number of letters', async () => {
    answerFetch(() => ({ status: 201 }))
    renderFrench(<EnquiryForm kind="test_drive" />)
    await fillIn()
    await userEvent.type(screen.getByLabelText(/Téléphone/), 'demain')
    await userEvent.type(screen.getByLabelText(/Date souhaitée/), '2020-01-01')
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent('Il manque 2 informations')
    expect(screen.getByLabelText(/Date souhaitée/)).toHaveAccessibleDescription('Choisissez un jour à venir.')
  })
})
