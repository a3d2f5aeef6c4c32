import { scrubText } from './scrub-text'

describe('the text of an error', () => {
  it.each([
    ['no mailbox anna.weber@example.lu', 'no mailbox [e-mail]'],
    ['GET https://a.example/x?token=abc failed', 'GET https://a.example/x?[query] failed'],
    ['postgres://user:secret@db.example/x', 'postgres://[user]@db.example/x'],
    ['sent Bearer abc.def', 'sent Bearer [token]'],
    ['called +352 621 123 456 twice', 'called [phone] twice'],
    ['from 192.0.2.77', 'from [ip]'],
    ['VIN WVWZZZ1JZXW000001', 'VIN [vin]'],
  ])('is masked: %s', (text, masked) => {
    expect(scrubText(text)).toBe(masked)
  })

  it('keeps ids, addresses of the machine with a port, and times', () => {
    const text = 'build 4f3c2b1a-0000-4000-8000-123456789abc: connect 127.0.0.1:5432 at 2026-11-25T16:00:00Z'
    expect(scrubText(text)).toBe(text)
  })
})
