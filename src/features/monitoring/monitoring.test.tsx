import { close } from '@sentry/browser'
import { waitFor } from '@testing-library/react'
import { externalServices } from '../../config/external/services'
import { monitoringDsn } from '../../config/external/monitoring-url'
import { publicConfig } from '../../config/public'
import { answerConsent } from '../consent/consent-store'
import { forgetConsent } from '../testing/consent'
import { startMonitoring } from './start-monitoring'
import { fetchByHttp, startEnvelopeServer } from './testing/envelope-server'
import type { EnvelopeServer } from './testing/envelope-server'

const before = { ...publicConfig }
let server: EnvelopeServer

/** Items of one kind in the envelopes that came in. */
const items = (type: string): Record<string, unknown>[] =>
  server.envelopes.flatMap((envelope) => {
    const lines = envelope.split('\n').map((line) => JSON.parse(line || 'null') as Record<string, unknown> | null)
    return lines.flatMap((line, index) => {
      const body = lines[index + 1]
      return line?.['type'] === type && body ? [body] : []
    })
  })
const messages = () => JSON.stringify(items('event').map(({ exception }) => exception))
const throwLater = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error, cancelable: true }))
const pause = () => new Promise((resolve) => setTimeout(resolve, 200))

beforeAll(() => {
  Object.assign(window, { fetch: fetchByHttp, reportError: throwLater })
  Object.assign(performance, { getEntriesByType: () => [], getEntriesByName: () => [] })
  // Otherwise jest takes an error that is reported for one of the test.
  window.addEventListener('error', () => undefined)
})
beforeEach(async () => {
  server = await startEnvelopeServer()
  Object.assign(publicConfig, { monitoringDsn: server.dsn, monitoringEnvironment: 'test' })
  forgetConsent()
})
afterEach(async () => {
  Object.assign(publicConfig, before)
  await close(1000)
  await server.close()
})

describe('error reporting', () => {
  it('is configured by a DSN and an environment; the policy then allows the host of the DSN to be sent to', () => {
    expect(monitoringDsn({ monitoringDsn: server.dsn, monitoringEnvironment: '' })).toBeNull()
    expect(monitoringDsn({ monitoringDsn: '', monitoringEnvironment: 'test' })).toBeNull()
    expect(monitoringDsn({ monitoringDsn: 'errors', monitoringEnvironment: 'test' })).toBeNull()
    const sources = externalServices().find(({ name }) => name === 'monitoring')?.sources
    expect(sources).toEqual({ connect: [new URL(server.dsn).host] })
  })

  it('sends errors after consent to statistics, those before it too, without personal data', async () => {
    window.history.replaceState(null, '', '/contact?nom=Marguerite')
    startMonitoring('r1', null)
    startMonitoring('r1')
    answerConsent({ comfort: true, marketing: true, statistics: false })
    throwLater(new Error('early failure of marguerite@example.lu'))
    await pause()
    expect(server.envelopes).toEqual([])
    answerConsent({ statistics: true })
    await waitFor(() => expect(messages()).toContain('early failure'))
    throwLater(new Error('late failure, call +352 621 123 456'))
    await waitFor(() => expect(messages()).toContain('late failure'))
    expect(items('event')[0]).toMatchObject({ environment: 'test', release: 'r1' })
    const sent = server.envelopes.join('\n')
    expect(sent).toContain('/contact')
    expect(sent).not.toMatch(/marguerite|621 123|nom=/i)
  })

  it('needs no consent where the operator counts it as essential, and then traces and records nothing', async () => {
    startMonitoring('r1', server.dsn, true)
    await pause()
    window.reportError(new Error('of a component'))
    await waitFor(() => expect(messages()).toContain('of a component'))
    expect([items('span'), items('transaction'), items('replay_event')]).toEqual([[], [], []])
  })
})
