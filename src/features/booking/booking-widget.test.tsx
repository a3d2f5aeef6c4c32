import { bookingScriptUrl } from '../../config/external/service-urls'
import { holdBookingScript } from './booking-widget'

const account = { scriptUrl: 'https://booking.example/widget.js', appId: 'alzette', appCode: 'a&b', settingsId: '7' }
const scripts = () => document.head.querySelectorAll('script')

describe('appointment script', () => {
  it('is asked for with the account of the group and does not start by itself', () => {
    const url = new URL(bookingScriptUrl(account) ?? '')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      app: 'alzette',
      app_code: 'a&b',
      'bts[settings]': '7',
      'bts[autoenable]': 'off',
    })
  })

  it.each(['scriptUrl', 'appId', 'appCode', 'settingsId'] as const)('is not asked for without %s', (missing) => {
    expect(bookingScriptUrl({ ...account, [missing]: '' })).toBeNull()
  })

  it('stands in the page once for all buttons, and goes with the last of them', () => {
    const releaseFirst = holdBookingScript('https://booking.example/widget.js')
    const releaseSecond = holdBookingScript('https://booking.example/widget.js')
    expect(scripts()).toHaveLength(1)
    releaseFirst()
    expect(scripts()).toHaveLength(1)
    releaseSecond()
    expect(scripts()).toHaveLength(0)
  })
})
