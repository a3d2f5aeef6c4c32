import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { REPORT_PATH } from '../src/domain/security/content-policy'
import { readPageHeaders } from '../src/server/release/page-headers'
import { previewUrl } from './support/editor'
import { takeRefusals } from './support/refusals'
import { sampleOf } from './support/sample'
import { ask, each, release, siteUrl, store } from './support/site'
import { dataPaths, TEMPLATES, vehiclePaths } from './support/spec-paths'
import type { VehiclePaths } from './support/spec-paths'
import { expect, test } from './support/test'

const FOREIGN = 'https://foreign.example/x.js'

/** Injected markup that a page must not run, load or style. */
const INJECTED = [
  '<script>window.ranForeign = 1</script>',
  '<svg width="1" height="1" onload="window.ranForeign = 2"></svg>',
  `<script src="${FOREIGN}"></script>`,
  '<p id="injected" style="position: fixed">injected</p>',
].join('')

/** The directive that refuses each of the four, in order. */
const REFUSED_BY = ['script-src-elem', 'script-src-attr', 'script-src-elem', 'style-src-attr']

let vehicle: VehiclePaths
let article: string

test.beforeAll(async () => {
  const [[first], all] = await Promise.all([vehiclePaths(1), dataPaths()])
  const lease = all.find((path) => path.startsWith('/private-lease/'))
  if (!first || !lease) throw new Error('The demo lacks a vehicle or an offer')
  vehicle = first
  article = lease
})

/** Pages of every kind, including server-rendered ones. */
const PAGES: readonly (readonly [name: string, address: () => string])[] = [
  ...sampleOf('security', TEMPLATES, 6).map((path) => [path, () => siteUrl + path] as const),
  ['a vehicle', () => siteUrl + vehicle.detail],
  ['a form of a vehicle', () => siteUrl + (vehicle.forms[0] ?? '')],
  ['a calculator', () => siteUrl + (vehicle.calculators[0] ?? '')],
  ['a lease offer', () => siteUrl + article],
  ['an unknown address', () => `${siteUrl}/nulle-part`],
  ['an unknown vehicle', () => `${siteUrl}/stock/9-1-x`],
  ['an address that is none', () => `${siteUrl}/%00`],
  ['a form without scripts', () => `${siteUrl}/api/enquiries/form?kind=contact`],
  ['an enquiry of nobody', () => `${siteUrl}/api/enquiries/rendez-vous/AB12?jeton=x`],
  ['/status', () => `${siteUrl}/status`],
  ['the page of drafts', () => `${siteUrl}/apercu`],
  ['the preview', () => previewUrl],
]

/** Reports that the browser sent, as the response status and the violated directive. */
const reportsOf = async (page: Page): Promise<string[]> => {
  const taken: string[] = []
  const sent = new Map<string, string>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (new URL(request.url).pathname === REPORT_PATH) sent.set(requestId, request.postData ?? '')
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const body = sent.get(requestId)
    const directive = /"effective-directive":"([a-z-]+)"/.exec(body ?? '')?.[1]
    if (body !== undefined) taken.push(`${response.status} ${directive ?? body}`)
  })
  return taken
}

test.describe('what somebody else wrote into a page', () => {
  for (const [name, address] of PAGES)
    test(`is refused and reported on ${name}`, async ({ page }) => {
      const asked: string[] = []
      const reports = await reportsOf(page)
      await page.route(FOREIGN, async (route) => {
        asked.push(route.request().url())
        await route.abort()
      })
      await page.route(address(), async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace(/<body[^>]*>/, `$&${INJECTED}`)
        await route.fulfill({ response, body })
      })
      await page.goto(address())
      await expect(page.locator('#injected')).toHaveCSS('position', 'static')
      await expect.poll(() => reports.map((report) => report.slice(4)).sort()).toEqual([...REFUSED_BY].sort())
      expect(new Set(reports.map((report) => report.slice(0, 3)))).toEqual(new Set(['204']))
      expect({ ran: await page.evaluate('window.ranForeign'), asked }).toEqual({ ran: undefined, asked: [] })
      expect(takeRefusals()).toHaveLength(REFUSED_BY.length)
    })
})

/** Inline scripts, style attributes, and other inline code in the HTML of a page. */
const inlineParts = (text: string): { scripts: string[]; styles: string[]; others: string[] } => {
  const scripts = [...text.matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>([^]*?)<\/script>/g)].map(
    ([, code = '']) => code,
  )
  const bare = text.replace(/<script[^]*?<\/script>/g, '')
  return {
    scripts,
    styles: [...bare.matchAll(/<[^>]*\sstyle="([^"]*)"/g)].map(([, style = '']) => style),
    others: [...bare.matchAll(/<style[^>]*>|<[^>]*\s(on[a-z]+)="/g)].map(([all]) => all.slice(0, 80)),
  }
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test.describe('all built pages', () => {
  test('hold no script and no style that the policy of their release does not name', async () => {
    const site = await release()
    const policy = new Map(await readPageHeaders(site, store.blobs)).get('Content-Security-Policy') ?? ''
    const problems: string[] = []
    const known = new Set<string>()
    await each([...site.files()], async ([path, { type, digest }]) => {
      if (!type.startsWith('text/html')) return
      const { scripts, styles, others } = inlineParts((await store.blobs.read(digest)).toString('utf8'))
      if (scripts.length === 0) problems.push(`${path}: no script`)
      for (const part of [...scripts, ...styles]) {
        if (!known.has(part) && policy.includes(hashOf(part))) known.add(part)
        if (!known.has(part)) problems.push(`${path}: ${part.slice(0, 80)}`)
      }
      problems.push(...others.map((other) => `${path}: ${other}`))
    })
    expect(problems).toEqual([])
    expect(known.size).toBeGreaterThan(4)
  })
})

test.describe('headers', () => {
  test('keep every answer, of whatever kind, from loading and being framed', async () => {
    for (const path of [
      '/',
      '/nulle-part',
      '/%00',
      '/api/health',
      '/api/nothing',
      '/status',
      '/stock/',
      '/robots.txt',
    ]) {
      const { headers } = await ask(path, { redirect: 'manual' })
      const policy = headers.get('content-security-policy') ?? ''
      expect([
        path,
        policy.split('; ')[0],
        /frame-ancestors 'none'/.test(policy),
        headers.get('x-content-type-options'),
      ]).toEqual([path, "default-src 'none'", true, 'nosniff'])
      expect([path, headers.get('cross-origin-opener-policy'), headers.get('cross-origin-resource-policy')]).toEqual([
        path,
        'same-origin',
        'same-origin',
      ])
    }
  })
})
