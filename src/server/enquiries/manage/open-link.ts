import { parseReference } from '../../../domain/enquiry/reference'
import type { Db } from '../../database/open-database'
import type { Sealer } from '../../sealing/types'
import type { MessageName } from './answer'
import type { ManageLinks } from './manage-links'
import { isExpired, readManaged } from './read-managed'
import type { ManagedEnquiry } from './read-managed'

export interface LinkOptions {
  db: Db
  sealer: Sealer
  links: () => Promise<ManageLinks>
  clock: () => Date
}

/**
 * What a signed link opens. A wrong token and a reference that does not exist look alike.
 *
 * @param reference as it stands in the address
 */
export const openLink = async (
  reference: string,
  token: string,
  { db, sealer, links, clock }: LinkOptions,
): Promise<ManagedEnquiry | MessageName> => {
  const known = parseReference(reference)
  if (known === null) return 'unknown'
  const row = await db.selectFrom('enquiries').selectAll().where('reference', '=', known).executeTakeFirst()
  if (row === undefined || !(await links()).isToken(row.id, token)) return 'unknown'
  const managed = await readManaged(db, row, sealer)
  if (managed === null) return 'erased'
  if (managed.state === 'cancelled') return managed
  if (managed.state !== 'accepted' && managed.state !== 'pending') return 'unknown'
  return isExpired(managed, clock()) ? 'expired' : managed
}
