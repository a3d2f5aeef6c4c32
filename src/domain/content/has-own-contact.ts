import type { Block } from './types'

const CONTACTS: readonly Block['component'][] = ['sticky-contact-button', 'enquiry-form', 'appointment-booking-grid']

/**
 * Whether a page needs no link to the contact page at the foot of the screen: it is that page, or has a form, a booking
 * or such a link of its own.
 */
export const hasOwnContact = (path: string, body: readonly Block[], contactPath: string): boolean =>
  path === contactPath || body.some(({ component }) => CONTACTS.includes(component))
