import { isLong } from './long'
import { chain } from './proxy'
import type { Spoiler } from './proxy'
import { withoutStory } from './spoiled-content'
import { emptyStock } from './spoiled-stock'

/** Where the dealer service answers. */
export const DEALER = '/api/dealer/v1'

/** Answers one path by something else. */
export const instead =
  (path: string, answer: () => Response | Promise<Response>): Spoiler =>
  (url, pass) =>
    url.pathname === path ? answer() : pass()

export const never = (): Promise<Response> => new Promise(() => undefined)
const half = (): Response =>
  new Response('{"items":[{"op":"upsert","seq":1,"vehi', { headers: { 'content-type': 'application/json' } })
const tooMany = (): Response => Response.json({}, { status: 429, headers: { 'retry-after': '0' } })
const broken = (): Response => Response.json({ error: 'Internal Server Error' }, { status: 500 })
const cutOff = (): Response =>
  new Response('{"stories":[{"uuid":"4b', {
    headers: { 'content-type': 'application/json', total: '100', 'per-page': '100' },
  })
const noStories = (): Response =>
  Response.json({ stories: [], cv: 1, rels: [], links: [] }, { headers: { total: '0', 'per-page': '100' } })
const nothing = (): Response => Response.json({ items: [] })

/** A rebuild reads brands, models and dealerships again only where they may have changed; here nobody can tell. */
export const listsMayDiffer = instead(`${DEALER}/position`, () => new Response(null, { status: 404 }))

interface Stop {
  name: string
  spoiler: Spoiler
  culprit: RegExp
}

/** Only in `npm run test:long`: each costs the process that builds, and ten seconds with it; unit tests of the sources have the same. */
const LONG_ONLY: readonly Stop[] = [
  {
    name: 'a dealer service that fails for good',
    spoiler: instead(`${DEALER}/vehicles`, broken),
    culprit: /Dealer API: GET http\S+\/vehicles\?\S+: answered 500/,
  },
  {
    name: 'a dealer service that refuses for good',
    spoiler: chain(listsMayDiffer, instead(`${DEALER}/brands`, tooMany)),
    culprit: /Dealer API: GET http\S+\/brands: answered 429/,
  },
  {
    name: 'a content API that refuses for good',
    spoiler: instead('/v2/cdn/stories', tooMany),
    culprit: /Content API: GET http\S+\/cdn\/stories\?\S+: answered 429/,
  },
  {
    name: 'half an answer of the content API',
    spoiler: instead('/v2/cdn/stories', cutOff),
    culprit: /Content API: GET http\S+\/cdn\/stories\?\S+: the answer is not JSON \(23 characters, it may be cut off\)/,
  },
  {
    name: 'dealerships that are suddenly none',
    spoiler: chain(listsMayDiffer, instead(`${DEALER}/locations`, nothing)),
    culprit: /Dealer API: \S+ has 0 locations where the last build had \d+/,
  },
  {
    name: 'a content API that lists stories and delivers none',
    spoiler: instead('/v2/cdn/stories', noStories),
    culprit: /Content API: lists \d+ stories but delivered 0/,
  },
]

/** Answers that must stop a build, and the line that says why. The last one fails while pages are made. */
export const STOPS: readonly Stop[] = [
  {
    name: 'half a page of vehicles',
    spoiler: instead(`${DEALER}/vehicles`, half),
    culprit: /\/vehicles\?\S+: the answer is not JSON \(38 characters, it may be cut off\)/,
  },
  {
    name: 'a stock that is suddenly empty',
    spoiler: emptyStock,
    culprit: /has 0 vehicles where the last build had \d+.*ALLOW_EMPTY_STOCK=true/,
  },
  { name: 'the same once more', spoiler: emptyStock, culprit: /has 0 vehicles where the last build had \d+/ },
  {
    name: 'a content API that fails for good',
    spoiler: instead('/v2/cdn/stories', broken),
    culprit: /Content API: GET http\S+\/cdn\/stories\?\S+: answered 500/,
  },
  ...(isLong ? LONG_ONLY : []),
  {
    name: 'a content space without a home page',
    spoiler: withoutStory('home'),
    culprit: /Content API: no usable story for home/,
  },
]
