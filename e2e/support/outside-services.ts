import type { BrowserContext } from '@playwright/test'
import { site } from '../../src/config/site'
import { isLocalHost } from './local-host'

/** Hosts of the outside services that a build is configured with. None of them exists. */
export const HOSTS = {
  booking: 'booking.example',
  tagManager: 'tags.example',
  tiles: 'tiles.example',
  monitoring: 'errors.example',
} as const

/** Variables of a build with every outside service, see `.env.example`. */
export const SERVICE_VARIABLES = {
  GATSBY_BOOKING_SCRIPT_URL: `https://${HOSTS.booking}/widget.js`,
  GATSBY_BOOKING_APP_ID: 'alzette',
  GATSBY_BOOKING_APP_CODE: 'a&b',
  GATSBY_BOOKING_SETTINGS_ID: '7',
  GATSBY_TAG_MANAGER_URL: `https://${HOSTS.tagManager}/gtm.js`,
  GATSBY_TAG_MANAGER_ID: 'GTM-VITRINE',
  GATSBY_MAP_TILES_URL: `https://${HOSTS.tiles}/{z}/{x}/{y}.png`,
  GATSBY_MAP_TILES_ATTRIBUTION: '© Tuiles',
  GATSBY_MONITORING_DSN: `https://key@${HOSTS.monitoring}/7`,
  GATSBY_MONITORING_ENVIRONMENT: 'test',
} as const

/** What the tag manager of these tests stores in the browser: cookies for statistics and marketing, and one storage entry. */
export const TRACES = { cookies: ['_ga', '_gcl_au'], entry: '_hjSession' } as const

/** Notes commands of Consent Mode as lists and events as a list of one. */
const TAG_MANAGER = `
  window.layerAtStart = window.dataLayer.map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? [...entry] : [{ ...entry }])
  for (const name of ${JSON.stringify(TRACES.cookies)}) document.cookie = name + '=1; path=/'
  localStorage.setItem('${TRACES.entry}', '1')
  new Image().src = 'https://${HOSTS.tagManager}/pixel.gif'
  fetch('https://${HOSTS.tagManager}/collect', { method: 'POST', body: '1' })
`
const BOOKING = `
  window.bookings = []
  window.bookingWidget = { open: (options) => void window.bookings.push(options) }
`
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const ANY_ORIGIN = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

const answerTo = ({ hostname, pathname }: URL): { contentType: string; body: string | Buffer } | null => {
  if (hostname === HOSTS.booking) return { contentType: 'text/javascript', body: BOOKING }
  if (hostname === HOSTS.tagManager && pathname === '/gtm.js')
    return { contentType: 'text/javascript', body: TAG_MANAGER }
  if (hostname === HOSTS.tagManager || hostname === HOSTS.tiles) return { contentType: 'image/gif', body: PIXEL }
  if (hostname === HOSTS.monitoring) return { contentType: 'application/json', body: '{}' }
  if (site.embedHosts.includes(hostname)) return { contentType: 'text/html', body: '<title>Autre site</title>' }
  return null
}

/** Answers every other host in its place, so that nothing leaves this machine. @returns the addresses that were asked */
export const standInForOthers = async (context: BrowserContext): Promise<URL[]> => {
  const asked: URL[] = []
  await context.route(
    (url) => url.protocol.startsWith('http') && !isLocalHost(url.hostname),
    async (route) => {
      const url = new URL(route.request().url())
      asked.push(url)
      const answer = answerTo(url)
      await (answer ? route.fulfill({ status: 200, headers: ANY_ORIGIN, ...answer }) : route.abort())
    },
  )
  return asked
}
