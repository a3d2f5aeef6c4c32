import { isSubscription } from '../../../domain/enquiry/forms'
import type { EnquiryKind } from '../../../domain/enquiry/kinds'

/** State of an enquiry that nobody has to look at: a subscription waits for its visitor. */
export const passedState = (kind: EnquiryKind) => (isSubscription(kind) ? 'pending' : 'accepted')
