import { DATA_META, dataFingerprint } from '../../domain/version/fingerprint'

/** What the HTML of this tab was made from; null where the page does not say, as in development. */
export interface PageOrigin {
  /** Fingerprint of the names of all scripts. */
  bundle: string | null
  /** Fingerprint of the data of the page. */
  data: string | null
  /** Address of that data as it is now. */
  dataUrl: string
}

/** What `/builds/latest.json` says. */
export interface LatestBuild {
  id: string
  bundle: string | null
}

declare global {
  interface Window {
    /** Path of the page of this HTML; an inline script sets it for Gatsby. */
    pagePath?: string
  }
}

/** Reads what the page was made from, before a navigation changes it. */
export const readPageOrigin = ({ document, pagePath = '' }: Window): PageOrigin => {
  const path = pagePath.replace(/\/+$/, '')
  return {
    bundle: document.querySelector('script[data-bundle]')?.getAttribute('data-bundle') ?? null,
    data: document.querySelector(`meta[name="${DATA_META}"]`)?.getAttribute('content') ?? null,
    dataUrl: `/page-data${path === '' ? '/index' : path}/page-data.json`,
  }
}

const resultIn = (json: unknown): unknown =>
  typeof json === 'object' && json !== null && 'result' in json ? json.result : undefined

/**
 * Whether a page is what the live release would serve: the same scripts, and the same data. The data is asked past every
 * cache that does not ask the host; where it did not change, the host answers without a body.
 *
 * @throws Error when the data could not be read
 */
export const isPageCurrent = async (origin: PageOrigin, latest: LatestBuild): Promise<boolean> => {
  if (origin.bundle !== null && latest.bundle !== null && origin.bundle !== latest.bundle) return false
  if (origin.data === null) return true
  const response = await fetch(origin.dataUrl, { cache: 'no-cache' })
  if (response.status === 404 || response.status === 410) return false
  if (!response.ok) throw new Error(`${origin.dataUrl} answered ${response.status}`)
  return dataFingerprint(resultIn(await response.json())) === origin.data
}
