import type { EnquiryState } from '../../database/enquiry-tables'

/** States in which an enquiry has deliveries that are attempted. */
export const DELIVERED_STATES = ['pending', 'accepted', 'cancelled'] as const satisfies readonly EnquiryState[]

export const isDelivered = (state: string): boolean => DELIVERED_STATES.some((one) => one === state)

/** Whether a delivery was withdrawn because its enquiry was cancelled: its mail would be out of date. */
export const isOutdated = (deliveryState: string, enquiryState: string): boolean =>
  deliveryState === 'withdrawn' && enquiryState === 'cancelled'
