import { errorMessage } from '../../../domain/errors/error-message'
import { PublishFailure } from '../../builds/types'
import type { Publisher } from '../../builds/types'
import type { ReleaseStore } from '../../release/open-store'
import { assertReadableRules } from '../../release/readable-rules'
import type { Release } from '../../release/types'
import { RETRY } from './api-request'
import { deployRelease } from './deploy'
import type { DeployOptions } from './deploy'
import { netlifyFiles } from './site-files'
import type { HostFiles } from './site-files'

export interface NetlifyPublisherOptions {
  store: ReleaseStore
  host: HostFiles
  siteId: string
  token: string
  /** `https://api.netlify.com`, or a stand-in. */
  apiUrl: string
  /** Overrides for tests: how long to wait, and how. */
  timing?: Partial<Pick<DeployOptions, 'pollEvery' | 'readyWithin'> & DeployOptions['access']>
}

const PROBES = 10

/** A page that the release has and whose bytes tell this release from others; null when it has none. */
const probeOf = (release: Release): { path: string; text: string } | null =>
  release.file('/builds/latest.json') && release.root.facts.buildId !== null
    ? { path: '/builds/latest.json', text: release.root.facts.buildId }
    : null

/**
 * Publishes to Netlify: deploys by digest, waits until the deploy is ready, and looks at it before saying that it is
 * live. The store's pointer follows, so that /status and a rollback know what visitors see.
 */
export const netlifyPublisher = ({
  store,
  host,
  siteId,
  token,
  apiUrl,
  timing = {},
}: NetlifyPublisherOptions): Publisher => {
  const sleep =
    timing.sleep ?? ((milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)))
  const options: DeployOptions = {
    access: { origin: apiUrl.replace(/\/+$/, ''), token, retry: timing.retry ?? RETRY, sleep },
    siteId,
    pollEvery: timing.pollEvery ?? 500,
    readyWithin: timing.readyWithin ?? 10 * 60_000,
  }

  /** @throws PublishFailure when the deploy does not show the release */
  const probe = async (url: string, release: Release): Promise<void> => {
    const wanted = probeOf(release)
    if (wanted === null) return
    let seen = ''
    for (let attempt = 1; attempt <= PROBES; attempt += 1) {
      seen = await fetch(`${url}${wanted.path}`, { signal: AbortSignal.timeout(10_000) }).then(
        async (response) => (response.ok ? await response.text() : `status ${response.status}`),
        errorMessage,
      )
      if (seen.includes(wanted.text)) return
      await sleep(options.pollEvery)
    }
    throw new PublishFailure(`Netlify: ${url}${wanted.path} does not show build ${wanted.text} (${seen.slice(0, 80)})`)
  }

  /** @throws PublishFailure: whatever people force, a 301 file that the host cannot read is not sent there */
  const loadReadable = async (releaseId: string): Promise<Release> => {
    try {
      const release = await store.load(releaseId)
      assertReadableRules(release)
      return release
    } catch (cause) {
      throw new PublishFailure(errorMessage(cause), { cause })
    }
  }

  return {
    name: 'netlify',
    publish: async (releaseId) => {
      const release = await loadReadable(releaseId)
      const { url } = await deployRelease(options, releaseId, await netlifyFiles(release, store.blobs, host))
      await probe(url, release)
      await store.switchTo(releaseId).catch((cause: unknown) => {
        throw new PublishFailure(
          `The release is live on Netlify, but this machine's copy did not follow: ${errorMessage(cause)}`,
          { cause },
        )
      })
    },
  }
}
