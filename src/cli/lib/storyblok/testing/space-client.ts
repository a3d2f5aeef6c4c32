import { createManagementClient } from '../management-client'
import type { ManagementClient, ManagementOptions } from '../management-client'
import { STAND_IN_SPACE, STAND_IN_TOKEN } from './management-stand-in'
import type { ManagementStandIn } from './management-stand-in'

/** A client of a stand-in that does not wait between requests. */
export const clientOf = (
  { url }: Pick<ManagementStandIn, 'url'>,
  options: Partial<ManagementOptions> = {},
): ManagementClient =>
  createManagementClient({
    url,
    spaceId: STAND_IN_SPACE,
    token: STAND_IN_TOKEN,
    perSecond: 10_000,
    readOnly: false,
    retry: { attempts: 8, delay: 100, timeout: 5_000 },
    ...options,
  })
