import { hasOwnContact } from './has-own-contact'
import type { Block } from './types'

const block = (component: string): Block => JSON.parse(JSON.stringify({ _uid: component, component }))

describe('a page’s own way to contact', () => {
  it.each(['sticky-contact-button', 'enquiry-form', 'appointment-booking-grid'])('is a %s', (component) => {
    expect(hasOwnContact('/services', [block('hero'), block(component)], '/directcontact')).toBe(true)
  })

  it('is the page itself where that is the contact page', () => {
    expect(hasOwnContact('/directcontact', [], '/directcontact')).toBe(true)
  })

  it('gives way to a search', () => {
    const hero: Block = JSON.parse('{"_uid":"h","component":"hero","search":[{"component":"stock-quick-search"}]}')
    expect(hasOwnContact('/', [hero], '/directcontact')).toBe(true)
    expect(hasOwnContact('/', [block('stock-quick-search')], '/directcontact')).toBe(true)
  })

  it('is missing on a page of texts', () => {
    expect(hasOwnContact('/faq', [block('hero'), block('faq')], '/directcontact')).toBe(false)
  })
})
