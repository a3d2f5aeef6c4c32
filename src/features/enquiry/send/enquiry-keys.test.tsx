import { createEnquiryKeys } from './enquiry-keys'

const DAY = 24 * 3_600_000
const NOON = Date.parse('2026-11-25T12:00:00Z')

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

describe('keys of enquiries', () => {
  it('are the same for the same content, also over a reload, and others for another content', () => {
    const key = createEnquiryKeys().keyFor('a')
    expect(key).toMatch(/^[\x21-\x7e]{8,200}$/)
    expect(createEnquiryKeys().keyFor('a')).toBe(key)
    expect(createEnquiryKeys().keyFor('b')).not.toBe(key)
  })

  it('are the same in two tabs of which neither sees yet what the other has stored', () => {
    const [first, second] = [createEnquiryKeys(), createEnquiryKeys()]
    const key = first.keyFor('a')
    localStorage.removeItem('vitrine.enquiry-keys')
    expect(second.keyFor('a')).toBe(key)
  })

  it('differ between devices', () => {
    const key = createEnquiryKeys().keyFor('a')
    localStorage.clear()
    expect(createEnquiryKeys().keyFor('a')).not.toBe(key)
  })

  it('are new once a content was given up, and stay so', () => {
    const keys = createEnquiryKeys()
    const first = keys.keyFor('a')
    keys.forget('a')
    const second = keys.keyFor('a')
    expect(second).not.toBe(first)
    expect(createEnquiryKeys().keyFor('a')).toBe(second)
  })

  it('last for a day, over midnight too', () => {
    let now = NOON
    const keys = createEnquiryKeys(() => now)
    const key = keys.keyFor('a')
    now += DAY - 1
    expect(keys.keyFor('a')).toBe(key)
    now += 1
    expect(keys.keyFor('a')).not.toBe(key)
  })

  it('last as long as the page where nothing can be stored', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const keys = createEnquiryKeys()
    expect(keys.keyFor('a')).toBe(keys.keyFor('a'))
    expect(refuse).toHaveBeenCalled()
  })
})
