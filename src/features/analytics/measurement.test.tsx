import { waitFor } from '@testing-library/react'
import { tagManagerUrl } from '../../config/external/service-urls'
import { answerConsent } from '../consent/consent-store'
import { forgetConsent } from '../testing/consent'
import { startMeasurement } from './start-measurement'

const URL_OF_SCRIPT = 'https://tags.example/gtm.js?id=GTM-1'
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)
const layer = () => window.dataLayer ?? []
/** Commands of consent in the data layer, as [kind, signals]. */
const commands = () =>
  layer().flatMap((entry) => {
    const [name, kind, signals] = Object.values(entry)
    return name === 'consent' ? [[kind, signals]] : []
  })

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'granted',
}
const MARKETING = { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' }

beforeEach(() => {
  forgetConsent()
  document.head.innerHTML = ''
  delete window.dataLayer
})

describe('tag manager', () => {
  it('is asked for with the id of the group, and only when both are configured', () => {
    expect(tagManagerUrl({ scriptUrl: 'https://tags.example/gtm.js?x=1', id: 'GTM-1' })).toBe(
      'https://tags.example/gtm.js?x=1&id=GTM-1',
    )
    expect(tagManagerUrl({ scriptUrl: '', id: 'GTM-1' })).toBeNull()
    expect(tagManagerUrl({ scriptUrl: 'https://tags.example/gtm.js', id: '' })).toBeNull()
    expect(tagManagerUrl()).toBeNull()
  })

  it('is not loaded where none is configured, before an answer, or with comfort alone', async () => {
    startMeasurement(null)
    startMeasurement(URL_OF_SCRIPT)
    answerConsent({ comfort: true, statistics: false, marketing: false })
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(scripts()).toEqual([])
    expect(window.dataLayer).toBeUndefined()
  })

  it('is loaded once after consent, with everything denied first and then the answer, before all events', async () => {
    window.dataLayer = [{ event: 'page_view' }]
    startMeasurement(URL_OF_SCRIPT)
    answerConsent({ comfort: false, statistics: false, marketing: true })
    await waitFor(() => expect(scripts()).toEqual([URL_OF_SCRIPT]))
    expect(commands()).toEqual([
      ['default', DENIED],
      ['update', { ...DENIED, ...MARKETING }],
    ])
    expect(Object.values(layer()[0] ?? {})[0]).toBe('consent')
    expect(layer()[2]).toEqual({ event: 'page_view' })
    expect(layer().at(-1)).toMatchObject({ event: 'gtm.js' })
  })

  it('is loaded at once for a visitor who agreed before, and told of each further answer', async () => {
    answerConsent({ statistics: true })
    startMeasurement(URL_OF_SCRIPT)
    await waitFor(() => expect(scripts()).toEqual([URL_OF_SCRIPT]))
    answerConsent({ statistics: false })
    expect(scripts()).toEqual([URL_OF_SCRIPT])
    expect(commands().slice(1)).toEqual([
      ['update', { ...DENIED, analytics_storage: 'granted' }],
      ['update', DENIED],
    ])
  })
})
