import { isStaticBlock } from './static-blocks'

const plain = { component: 'button', label: 'Nous écrire' }
const booking = { ...plain, plugins: [{ component: 'booking-plugin' }] }

describe('a block that stands still', () => {
  it.each([
    { component: 'faq' },
    { component: 'table' },
    { component: 'download-list' },
    { component: 'hero' },
    { component: 'hero', search: [], buttons: [plain] },
    { component: 'call-to-action', buttons: [plain] },
    plain,
    { ...plain, plugins: [] },
    { component: 'lease-offers', filters: false },
  ])('has links and native elements alone: %j', (block) => {
    expect(isStaticBlock(block)).toBe(true)
  })

  it.each([
    { component: 'stock-preview' },
    { component: 'not-known' },
    { component: 'hero', search: [{ component: 'stock-quick-search' }] },
    { component: 'text-image', buttons: [plain, booking] },
    booking,
    { component: 'lease-offers', filters: true },
  ])('does nothing by itself, unlike this one: %j', (block) => {
    expect(isStaticBlock(block)).toBe(false)
  })
})
