import type { AppointmentWishes } from '../../../domain/enquiry/wishes'
import { WISH_FIELDS } from '../../../domain/enquiry/wishes'
import type { Sealer } from '../../sealing/types'

/** What a visitor changed: `record` of `enquiry_changes`, sealed like the enquiry. */
export interface ChangeRecord {
  /** From now on; empty when it was cancelled. */
  wishes: AppointmentWishes
  before: AppointmentWishes
}

const wishesIn = (value: unknown): AppointmentWishes => {
  if (typeof value !== 'object' || value === null) return {}
  const entries = Object.entries(value).filter(
    ([name, wish]) => typeof wish === 'string' && WISH_FIELDS.some((field) => field === name),
  )
  return Object.fromEntries(entries)
}

/** The columns of a row in which a change is stored. */
export const changeColumns = (
  change: ChangeRecord,
  sealer: Sealer,
): { record: string | null; sealed: string | null } => {
  const text = JSON.stringify(change)
  return sealer.encrypts ? { record: null, sealed: sealer.seal(text) } : { record: text, sealed: null }
}

/**
 * Reads a change; one that was erased is empty.
 *
 * @throws SealError when the key is not set
 */
export const openChange = (
  { record, sealed }: { record: unknown; sealed: string | null },
  sealer: Sealer,
): ChangeRecord => {
  const value: unknown = sealed === null ? record : JSON.parse(sealer.open(sealed))
  if (typeof value !== 'object' || value === null) return { wishes: {}, before: {} }
  return {
    wishes: wishesIn('wishes' in value ? value.wishes : null),
    before: wishesIn('before' in value ? value.before : null),
  }
}
