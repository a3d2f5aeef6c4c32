import type { EnquiryState } from '../../database/enquiry-tables'

/** States in which an enquiry has deliveries that are attempted. */
export const DELIVERED_STATES = ['pending', 'accepted', 'cancelled'] as const satisfies readonly EnquiryState[]

export const isDelivered = (state: string): boolean => DELIVERED_STATES.some((one) => one === state)

/** Whether a delivery was put aside and its enquiry cancelled: the mail would tell its reader what holds no longer. */
export const isOutdated = (deliveryState: string, enquiryState: string): boolean =>
  deliveryState === 'withdrawn' && enquiryState === 'cancelled'
