import { captureException, close } from '@sentry/browser'
import { waitFor } from '@testing-library/react'
import { answerConsent, mustReload } from '../consent/consent-store'
import { forgetConsent } from '../testing/consent'
import { startErrorReporting } from './error-reporting'
import { fetchByHttp, startEnvelopeServer } from './testing/envelope-server'
import type { EnvelopeServer } from './testing/envelope-server'

const mockStop = jest.fn(() => Promise.resolve())
const mockSetup = jest.fn()

// The recording of the SDK does not start below Node.
jest.mock('@sentry/replay', () => ({
  replayIntegration: () => ({ name: 'Replay', setup: mockSetup, stop: mockStop }),
}))

const pause = () => new Promise((resolve) => setTimeout(resolve, 200))
let server: EnvelopeServer
const start = () =>
  startErrorReporting({ dsn: server.dsn, environment: 'test', release: 'r1', hasConsent: true, early: [] })

beforeAll(() => {
  Object.assign(window, { fetch: fetchByHttp })
  Object.assign(performance, { getEntriesByType: () => [], getEntriesByName: () => [] })
})
beforeEach(async () => {
  server = await startEnvelopeServer()
  forgetConsent()
  jest.clearAllMocks()
  answerConsent({ statistics: true })
})
afterEach(async () => {
  await close(1000)
  await server.close()
})

describe('error reporting after a withdrawal of consent', () => {
  it('ends the recording without sending the rest of it, sends no more errors, and wants the page loaded again', async () => {
    start()
    await waitFor(() => expect(mockSetup).toHaveBeenCalledTimes(1))
    captureException(new Error('before'))
    await waitFor(() => expect(server.envelopes.join('')).toContain('before'))
    answerConsent({ marketing: true })
    expect([mockStop.mock.calls, mustReload()]).toEqual([[], false])
    answerConsent({ statistics: false })
    expect([mockStop.mock.calls, mustReload()]).toEqual([[[{ flush: false }]], true])
    captureException(new Error('after'))
    await pause()
    expect(server.envelopes.join('')).not.toContain('after')
  })

  it('starts no recording when the consent is withdrawn before its code is loaded', async () => {
    start()
    answerConsent({ statistics: false })
    await pause()
    expect(mockSetup).not.toHaveBeenCalled()
  })
})
