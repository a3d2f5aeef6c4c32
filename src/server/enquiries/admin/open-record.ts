import type { StoredEnquiry } from '../../../domain/enquiry/types'
import type { EnquiryRow } from '../../database/schema'
import type { Sealer } from '../../sealing/types'

/**
 * What a visitor wrote.
 *
 * @returns null after the erasure
 * @throws SealError when the key is not set
 */
export const openRecord = (
  { record, sealed }: Pick<EnquiryRow, 'record' | 'sealed'>,
  sealer: Sealer,
): StoredEnquiry | null => {
  const value: unknown = sealed === null ? record : JSON.parse(sealer.open(sealed))
  // Only `parseEnquiry` writes it, and it is whole or gone.
  return value as StoredEnquiry | null
}
