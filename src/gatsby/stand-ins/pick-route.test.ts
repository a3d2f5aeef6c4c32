import { createRequire } from 'node:module'
import { pick } from './pick-route'

const { pick: pickAsReachRouter } = createRequire(require.resolve('gatsby/package.json'))('@gatsbyjs/reach-router') as {
  pick: typeof pick
}

const ROUTES = [
  '/stock/:vehicle/essai-routier',
  '/:brand/stock/:vehicle/interest',
  '/:brand/stock/:vehicle',
  '/stock',
  '/stock/*',
  '/news/*rest',
  '/:only',
  '/',
].map((path) => ({ path }))

describe('route of a path', () => {
  it.each([
    '/',
    '/stock',
    '/stock/',
    '/stock/1-golf',
    '/stock/1-golf/essai-routier',
    '/kia/stock/2-niro',
    '/kia/stock/2-niro/interest',
    '/kia/stock/2-niro/other',
    '/news/2025/a%20b',
    '/caf%C3%A9',
    '/a/b',
    '/stock/x?y=/z',
  ])('is the one that Reach Router picks: %s', (path) => {
    const { route, params, uri } = pick(ROUTES, path) ?? {}
    const expected = pickAsReachRouter(ROUTES, path)
    expect({ route, params, uri }).toEqual({ route: expected?.route, params: expected?.params, uri: expected?.uri })
  })
})
