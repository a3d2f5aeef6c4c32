import type { Migration } from '../migration'
import { dealer } from './0001-dealer'
import { enquiries } from './0002-enquiries'
import { builds } from './0003-builds'
import { positions } from './0004-positions'
import { priceHistory } from './0005-price-history'
import { statusSessions } from './0006-status-sessions'
import { repeatedWebhooks } from './0007-repeated-webhooks'
import { eventsByStory } from './0008-events-by-story'
import { enquiryDelivery } from './0009-enquiry-delivery'
import { insight } from './0010-insight'
import { channelPauses } from './0011-channel-pauses'
import { partialMails } from './0012-partial-mails'

/** In order. A migration that was released is never edited: add the next one. */
export const MIGRATIONS: readonly Migration[] = [
  dealer,
  enquiries,
  builds,
  positions,
  priceHistory,
  statusSessions,
  repeatedWebhooks,
  eventsByStory,
  enquiryDelivery,
  insight,
  channelPauses,
  partialMails,
]
