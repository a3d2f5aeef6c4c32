/** Options of the plugin, as `plugin-options-schema.ts` lets them pass. */
export interface DealerOptions {
  /** Origin of the stock system, without a slash at the end. */
  url: string
  /** Shown as `Authorization: Bearer …`, where the stock system asks for one. */
  token?: string
  /** Origins, and hosts by https, that pictures may come from; null: any https host. */
  pictureHosts: readonly string[] | null
  /** Vehicle changes asked for at once. */
  pageSize: number
  /** Milliseconds one answer may take, its body included. */
  timeout: number
  /** Milliseconds before a request is sent again; grows with every further 429. */
  retryDelay: number
  /** Share of the records of a kind (0 to 1) that may vanish between two builds. */
  maximumDrop: number
  /** Kinds that had fewer records than this are not guarded. */
  guardFrom: number
  /** Lets any number of records vanish, for once. */
  allowEmpty: boolean
  /** Records of the last published build by kind, for builds without a cache. */
  lastCounts: Record<string, number>
}

/** Defaults of everything but `url`. */
export const DEFAULTS = {
  pictureHosts: null,
  pageSize: 500,
  timeout: 15_000,
  retryDelay: 300,
  maximumDrop: 0.8,
  guardFrom: 3,
  allowEmpty: false,
  lastCounts: {},
} as const satisfies Omit<DealerOptions, 'url' | 'token'>
