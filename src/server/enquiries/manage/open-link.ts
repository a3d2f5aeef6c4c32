import type { Context } from 'hono'
import { isSubscription } from '../../../domain/enquiry/forms'
import { parseReference } from '../../../domain/enquiry/reference'
import type { Db } from '../../database/open-database'
import type { Sealer } from '../../sealing/types'
import type { MessageName } from './answer'
import { TOKEN_PARAMETER } from './manage-links'
import type { ManageLinks } from './manage-links'
import { isExpired, readManaged } from './read-managed'
import type { ManagedEnquiry } from './read-managed'

export interface LinkOptions {
  db: Db
  sealer: Sealer
  links: () => Promise<ManageLinks>
  clock: () => Date
}

const findManaged = async (
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

/**
 * What the signed link of a request opens. A wrong token, a reference that does not exist and an enquiry of the other
 * page look alike.
 *
 * @param page subscriptions and all other enquiries have a page each
 */
export const openLink = async (
  context: Context,
  page: 'subscription' | 'enquiry',
  options: LinkOptions,
): Promise<ManagedEnquiry | MessageName> => {
  const found = await findManaged(
    context.req.param('reference') ?? '',
    context.req.query(TOKEN_PARAMETER) ?? '',
    options,
  )
  if (typeof found === 'string') return found
  return isSubscription(found.enquiry.kind) === (page === 'subscription') ? found : 'unknown'
}
