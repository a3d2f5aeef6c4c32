import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { publicConfig } from '../../../config/public'
import { TURNSTILE_FIELD } from '../../../domain/enquiry/spam-trap'
import { answerFetch, renderFrench } from '../../testing/render'
import { EnquiryForm } from '../EnquiryForm'
import { bodyOf, expectSent, fillInPerson, formShown, leaveForm, receipt } from '../testing/form-driver'
import type { Turnstile } from './load-turnstile'

const SCRIPT = 'https://challenges.example/api.js?render=explicit'
const scripts = () => [...document.head.querySelectorAll('script')].filter(({ src }) => src.includes('challenges'))
const show = async () => {
  renderFrench(
    <EnquiryForm kind="interest" subject={{ vehicleId: 104729 }} sites={[]} values={{ message: 'Bonjour' }} />,
  )
  await formShown()
}
const fillIn = async () => {
  await fillInPerson()
  await userEvent.click(screen.getByRole('checkbox', { name: /^J’accepte/ }))
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer ma demande' }))

describe('Turnstile in a form', () => {
  const rendered: Parameters<Turnstile['render']>[1][] = []
  const calls: string[] = []
  /** Simulates the loaded script, which issues one token after the other. */
  const arrive = async () => {
    let count = 0
    const give = () => rendered.at(-1)?.callback(`token-${++count}`)
    window.turnstile = {
      render: (place, options) => {
        calls.push(`render in ${place.isConnected}`)
        rendered.push(options)
        setTimeout(() => act(give))
        return 'widget'
      },
      reset: (id) => {
        calls.push(`reset ${id}`)
        setTimeout(() => act(give))
      },
      remove: (id) => void calls.push(`remove ${id}`),
    }
    await waitFor(() => expect(scripts()).toHaveLength(1))
    scripts()[0]?.dispatchEvent(new Event('load'))
  }
  beforeEach(() => {
    rendered.length = calls.length = 0
    jest.replaceProperty(publicConfig, 'turnstile', {
      siteKey: '0x4AAA-site',
      scriptUrl: 'https://challenges.example/api.js',
    })
  })
  afterEach(async () => {
    await leaveForm()
    jest.restoreAllMocks()
  })

  it('is not there where the site does without', async () => {
    jest.replaceProperty(publicConfig, 'turnstile', { siteKey: '', scriptUrl: 'https://challenges.example/api.js' })
    const posts = answerFetch(() => receipt())
    await show()
    await fillIn()
    await send()
    await expectSent()
    expect(scripts()).toEqual([])
    expect(bodyOf(posts[0])).not.toHaveProperty(TURNSTILE_FIELD)
  })

  it('lets an enquiry go without a token when its script cannot be loaded', async () => {
    const posts = answerFetch(() => receipt())
    await show()
    await fillIn()
    await waitFor(() => expect(scripts()).toHaveLength(1))
    await send()
    await waitFor(() => expect(screen.getByRole('button', { name: /Envoi/ })).toBeDisabled())
    scripts()[0]?.dispatchEvent(new Event('error'))
    await expectSent()
    expect(bodyOf(posts[0])).not.toHaveProperty(TURNSTILE_FIELD)
  })

  it('is loaded when somebody begins to fill it in, and gives each attempt a token of its own', async () => {
    let isRefused = true
    const posts = answerFetch(() =>
      isRefused ? { status: 422, body: { error: { fields: { email: 'Cette adresse est inconnue.' } } } } : receipt(),
    )
    await show()
    expect(scripts()).toEqual([])
    await fillIn()
    await arrive()
    expect(scripts().map(({ src }) => src)).toEqual([SCRIPT])
    await send()
    await screen.findAllByText('Cette adresse est inconnue.')
    isRefused = false
    await send()
    await expectSent()
    expect(posts.map((post) => bodyOf(post)[TURNSTILE_FIELD])).toEqual(['token-1', 'token-2'])
    expect(rendered[0]).toMatchObject({ sitekey: '0x4AAA-site', language: 'fr', appearance: 'interaction-only' })
    expect(calls).toEqual(['render in true', 'reset widget', 'reset widget', 'remove widget'])
    // The idempotency key does not depend on the token.
    expect(new Set(posts.map(({ init }) => new Headers(init?.headers).get('idempotency-key'))).size).toBe(1)
  })
})
