import { errorMessage } from '../../domain/errors/error-message'
import { PublishFailure } from '../builds/types'
import type { Publisher } from '../builds/types'
import type { ReleaseStore } from './open-store'
import { assertReadableRules } from './readable-rules'

/**
 * Publishes on this machine: switches the pointer, then lets the host serve what it names.
 *
 * @param onSwitch resolves once new requests are answered from the release that the pointer names (`Site.refresh`)
 */
export const localPublisher = (store: ReleaseStore, onSwitch: (releaseId: string) => Promise<void>): Publisher => ({
  name: 'local',
  // What of it this process does not know yet is read while the gate looks at it. Whether it can be read is said when it
  // is to be published.
  expect: (releaseId) => void store.load(releaseId).catch(() => undefined),
  publish: async (releaseId) => {
    try {
      // A release that cannot be read whole, or whose rules no host understands, is refused before anything is switched.
      assertReadableRules(await store.load(releaseId))
      await store.switchTo(releaseId)
    } catch (cause) {
      throw new PublishFailure(errorMessage(cause), { cause })
    }
    await onSwitch(releaseId)
  },
})
