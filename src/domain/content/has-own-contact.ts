import type { Block } from './types'

const CONTACTS: readonly Block['component'][] = ['sticky-contact-button', 'enquiry-form', 'appointment-booking-grid']

/** A search whose button the link would cover. */
const hasSearch = (block: Block): boolean =>
  block.component === 'stock-quick-search' || (block.component === 'hero' && (block.search ?? []).length > 0)

/**
 * Whether a page needs no link to the contact page at the foot of the screen: it is that page, begins with a search, or
 * has a form, a booking or such a link of its own.
 */
export const hasOwnContact = (path: string, body: readonly Block[], contactPath: string): boolean =>
  path === contactPath || body.some((block) => CONTACTS.includes(block.component) || hasSearch(block))
