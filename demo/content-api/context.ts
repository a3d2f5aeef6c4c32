import type { ContentApiOptions, RateLimit, Tokens } from './options'
import type { Store } from './state/store'
import type { Announce } from './webhook/announce'

/** What the routes share. */
export interface ApiContext {
  store: Store
  baseUrl: string
  tokens: Tokens
  spaceId: number
  rateLimit: RateLimit
  clock: () => number
  announce: Announce
  log: NonNullable<ContentApiOptions['log']>
}
