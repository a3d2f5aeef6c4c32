import type { Seed } from './state/seed'

export interface Tokens {
  /** Reads published content. */
  public: string
  /** Reads drafts too. */
  preview: string
  /** Writes. */
  management: string
}

/** Where changes are announced, and the secret that signs them. */
export interface WebhookTarget {
  url: string
  secret: string
}

export interface RateLimit {
  /** Requests per second and token, in the long run. */
  perSecond: number
  /** Requests that may come at once. */
  burst: number
}

export interface ContentApiOptions {
  /** Folder of the state and of the pictures made. */
  dataDir: string
  seed: Seed
  /** Origin put in front of the root-relative addresses of assets, without a slash at the end. */
  baseUrl: string
  tokens?: Tokens
  spaceId?: number
  webhook?: WebhookTarget | null
  rateLimit?: RateLimit
  /** Milliseconds since 1970. */
  clock?: () => number
  /** Takes one line for the operator. */
  log?: (line: string) => void
}

/** Number of the demo's space. */
export const DEMO_SPACE_ID = 88001

/** Bytes that the body of a request that writes a story may have. */
export const MAX_STORY = 8 * 1024 * 1024

export const DEMO_TOKENS: Tokens = {
  public: 'demo-public-token',
  preview: 'demo-preview-token',
  management: 'demo-management-token',
}
