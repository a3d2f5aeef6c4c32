import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import { filesOf } from '../../domain/stock-search/testing/stock-of'
import { consentServices } from '../../config/consent/consent-services'
import { consentVersion } from '../../config/consent/consent-version'
import { answerConsent } from '../consent/consent-store'
import { forgetConsent } from '../testing/consent'
import { answerFetch, installDialog, renderFrench } from '../testing/render'
import { NO_STOCK, useStock } from '../stock/stock-engine-store'
import { AssistantDock } from './AssistantDock'
import { AssistantPanel } from './AssistantPanel'

const files = filesOf([exampleVehicle])
/** What the server says next: a line, the end of the answer, or a status. */
let send: (line: object | null) => Promise<void>
let status = 200
let posted: unknown[] = []
let signals: AbortSignal[] = []

/** The body of an answer that the test writes line by line. */
const bodyOf = () => {
  const waiting: ((chunk: { done: boolean; value?: Uint8Array }) => void)[] = []
  const written: { done: boolean; value?: Uint8Array }[] = []
  send = (line) =>
    act(async () => {
      const chunk =
        line === null ? { done: true } : { done: false, value: new TextEncoder().encode(`${JSON.stringify(line)}\n`) }
      const reader = waiting.shift()
      if (reader) reader(chunk)
      else written.push(chunk)
    })
  return {
    getReader: () => ({
      read: () => Promise.resolve(written.shift() ?? new Promise((resolve) => waiting.push(resolve))),
      cancel: async () => undefined,
    }),
  }
}

const serve = () => {
  answerFetch((url) => {
    if (url.endsWith('/builds/stock.json'))
      return { status: 200, body: { index: '/stock-index/index-a.json', count: 1 } }
    if (url.includes('/stock-index/index-')) return { status: 200, body: JSON.parse(files.index.text) }
    if (url.includes('/stock-index/equipment-')) return { status: 200, body: JSON.parse(files.equipment.text) }
    if (url.endsWith('/builds/assistant.json')) return { status: 200, body: { dealerships: [], offers: [], faq: [] } }
    return { status: 404 }
  })
  const fetchFiles = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    if (input !== '/api/assistant') return fetchFiles(input, init)
    posted.push(JSON.parse(String(init?.body)))
    if (init?.signal) signals.push(init.signal)
    const error = { error: { code: 'provider_busy' } }
    return { ok: status === 200, status, body: bodyOf(), json: async () => error } as unknown as Response
  }
}

const show = async () => {
  const view = renderFrench(<AssistantPanel path="/" onClose={() => undefined} />)
  await screen.findByRole('textbox')
  return view
}
const ask = async (question: string) => {
  await userEvent.type(screen.getByRole('textbox'), `${question}{Enter}`)
  return screen.findByRole('log')
}
const asked = (count: number) => waitFor(() => expect(posted).toHaveLength(count))

beforeAll(installDialog)
beforeEach(() => {
  process.env.GATSBY_ASSISTANT_PROVIDER = 'Exemple IA'
  status = 200
  posted = []
  signals = []
  sessionStorage.clear()
  act(() => {
    forgetConsent()
    useStock.setState(NO_STOCK, true)
  })
  serve()
})
afterEach(() => {
  delete process.env.GATSBY_ASSISTANT_PROVIDER
})

describe('answers of a remote provider', () => {
  it('wait for consent, which the panel asks for; until then the records answer', async () => {
    await show()
    const log = await ask('une Peugeot')
    expect(await within(log).findByText('Un véhicule du stock correspond.')).toBeVisible()
    expect(posted).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Autoriser Exemple IA' }))
    expect(screen.getByText(/sont transmises à Exemple IA/)).toBeVisible()
    await ask('une Peugeot 3008')
    await asked(1)
    expect(posted[0]).toMatchObject({
      messages: [{ from: 'visitor', text: 'une Peugeot 3008' }],
      facts: expect.arrayContaining([
        'modele=peugeot-3008',
        expect.stringMatching(/^Peugeot 3008 .*, 2025, 18\.420\skm, Hybride/),
      ]) as unknown,
    })
  })

  it('are shown as they come, with vehicles and links of our records', async () => {
    act(() => answerConsent({ comfort: true }))
    await show()
    const log = await ask('une Peugeot')
    await asked(1)
    expect(screen.getByText('Un instant, je cherche…')).toBeVisible()
    await send({ text: 'Voici une Peugeot.' })
    expect(await within(log).findByText('Voici une Peugeot.')).toBeVisible()
    expect(screen.getByText('La réponse s’écrit…')).toBeVisible()
    expect(within(log).queryByRole('link')).toBeNull()
    await send({ text: ' Elle vous attend.' })
    await send({ done: true })
    await ask('et une 3008 ?')
    await asked(2)
    expect(posted[1]).toMatchObject({
      messages: [
        { from: 'visitor', text: 'une Peugeot' },
        { from: 'assistant', text: 'Voici une Peugeot. Elle vous attend.' },
        { from: 'visitor', text: 'et une 3008 ?' },
      ],
    })
    expect(await within(log).findByText('Voici une Peugeot. Elle vous attend.')).toBeVisible()
    expect(within(log).getByText(/Texte rédigé par Exemple IA/)).toBeVisible()
    expect(within(log).getByRole('link', { name: 'Le voir dans la liste' })).toHaveAttribute(
      'href',
      '/stock?marque=peugeot',
    )
  })

  it.each([{ error: 'unfounded' }, null])(
    'give way to the built-in answer when they end with %j, and can be tried again',
    async (end) => {
      act(() => answerConsent({ comfort: true }))
      await show()
      const log = await ask('une Peugeot')
      await asked(1)
      await send({ text: 'Bonne nouvelle.' })
      await send(end)
      expect(await within(log).findByText('Un véhicule du stock correspond.')).toBeVisible()
      expect(within(log).queryByText(/Bonne nouvelle/)).toBeNull()
      expect(within(log).getByText(/Exemple IA n’a pas pu répondre/)).toBeVisible()
      status = 503
      await userEvent.click(within(log).getByRole('button', { name: 'Réessayer' }))
      await asked(2)
      expect(await within(log).findByText('Un véhicule du stock correspond.')).toBeVisible()
    },
  )

  it('are ended for a conversation that is erased', async () => {
    act(() => answerConsent({ comfort: true }))
    await show()
    await ask('une Peugeot')
    await asked(1)
    await userEvent.click(screen.getByRole('button', { name: 'Effacer' }))
    expect(signals[0]?.aborted).toBe(true)
  })

  it('end with the consent: the request is aborted, and what the provider wrote goes from the visit', async () => {
    act(() => answerConsent({ comfort: true }))
    await show()
    const log = await ask('une Peugeot')
    await asked(1)
    await send({ text: 'Voici une Peugeot.' })
    await send({ done: true })
    await ask('une 3008')
    await asked(2)
    await send({ text: 'Bonne nouvelle.' })
    expect(signals[1]?.aborted).toBe(false)
    act(() => answerConsent({ comfort: false }))
    expect(signals[1]?.aborted).toBe(true)
    expect(within(log).queryByText(/Voici une Peugeot|Bonne nouvelle|n’a pas pu répondre/)).toBeNull()
    expect(within(log).getByText('Un véhicule du stock correspond.')).toBeVisible()
    expect(sessionStorage.getItem('vitrine.assistant')).toContain('une 3008')
    expect(sessionStorage.getItem('vitrine.assistant')).not.toContain('Voici une Peugeot')
  })

  it('go from the visit also where the panel is closed when the consent is withdrawn', async () => {
    act(() => answerConsent({ comfort: true }))
    const turn = (line: string, by: object) => ({
      asked: line,
      answer: { lines: [line], links: [], vehicleIds: [], ...by },
    })
    sessionStorage.setItem('vitrine.assistant', JSON.stringify([turn('Écrit', { by: 'provider' }), turn('Relevé', {})]))
    renderFrench(<AssistantDock path="/" />)
    expect(sessionStorage.getItem('vitrine.assistant')).toContain('Écrit')
    act(() => answerConsent({ comfort: false }))
    await waitFor(() =>
      expect(JSON.parse(sessionStorage.getItem('vitrine.assistant') ?? '')).toEqual([turn('Relevé', {})]),
    )
  })

  it('are a service that is named in the question for consent, and that asks anew', () => {
    const version = consentVersion()
    expect(consentServices().find(({ id }) => id === 'assistant')).toMatchObject({
      category: 'comfort',
      hosts: ['Exemple IA'],
    })
    delete process.env.GATSBY_ASSISTANT_PROVIDER
    expect(version).toBe(`${consentVersion()}+assistant`)
    expect(consentServices().find(({ id }) => id === 'assistant')).toBeUndefined()
  })
})
