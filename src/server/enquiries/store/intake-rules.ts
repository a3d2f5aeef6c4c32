import { site } from '../../../config/site'
import { confirmsByMail, routeOf } from '../../../domain/enquiry/channels'
import type { Channel } from '../../../domain/enquiry/channels'
import { isSubscription } from '../../../domain/enquiry/forms'
import type { EnquiryKind } from '../../../domain/enquiry/kinds'
import { passedState } from './passed-state'

/** What the configuration allows to promise to visitors. */
export interface IntakeRules {
  /** Whether enquiries of this kind are taken. */
  isOffered: (kind: EnquiryKind) => boolean
  /** Whether the visitor gets a confirmation by e-mail. */
  confirms: (kind: EnquiryKind, locationId: string | null) => boolean
}

/** @param channels those that deliver enquiries */
export const createIntakeRules = (channels: readonly Channel[]): IntakeRules => {
  const confirms = (kind: EnquiryKind, locationId: string | null): boolean =>
    confirmsByMail(channels, routeOf(kind, locationId, passedState(kind)))
  return {
    confirms,
    isOffered: (kind) => {
      if (kind === 'trade_in') return site.tradeIn
      // Without the e-mail that asks for a confirmation, nobody can subscribe.
      return !isSubscription(kind) || confirms(kind, null)
    },
  }
}
