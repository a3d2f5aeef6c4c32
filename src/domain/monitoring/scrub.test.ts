import fc from 'fast-check'
import { scrub, scrubRecording, scrubText } from './scrub'

describe('text of a report', () => {
  it.each([
    ['Failed for anna.muller@example.lu', 'Failed for [e-mail]'],
    ['Failed for anna%40example.lu twice', 'Failed for [e-mail] twice'],
    ['call +352 621 123 456 now', 'call [phone] now'],
    ['call 26 10 40 12', 'call [phone]'],
    ['tel:00352621123456', 'tel:[phone]'],
    ['https://www.example/stock?q=anna#x failed', 'https://www.example/stock failed'],
    ['at (https://www.example/app.js?v=1:10:20)', 'at (https://www.example/app.js)'],
    ['/stock?autour-de=Mersch', '/stock'],
  ])('is without personal data: %s', (text, scrubbed) => {
    expect(scrubText(text)).toBe(scrubbed)
  })

  it.each([
    'https://www.example/stock/104729-1-peugeot-3008',
    '/app-1a2b3c4d5e6f7a8b9c0d.js:12:34567',
    'TypeError: cannot read 2026-11-25',
    'Chrome 141.0.0.0',
  ])('keeps what tells of the site: %s', (text) => {
    expect(scrubText(text)).toBe(text)
  })

  it('never holds an e-mail address, wherever it stood', () => {
    fc.assert(
      fc.property(fc.string(), fc.emailAddress(), fc.string(), (before, mail, after) => {
        expect(scrubText(`${before} ${mail} ${after}`)).not.toContain(mail)
      }),
    )
  })
})

describe('report', () => {
  it('loses form values and people, however deep, and keeps its ids', () => {
    const event = {
      event_id: '12345678901234567890123456789012',
      timestamp: 1764064800.5,
      user: { ip_address: '10.0.0.1' },
      request: { url: 'https://www.example/contact?nom=Anna', cookies: 'a=b', headers: { Referer: '/x?y=1' } },
      extra: { __serialized__: { nom: 'Anna' } },
      breadcrumbs: [{ data: { body: 'Anna', to: '/a?b=c' } }],
      exception: { values: [{ value: 'no anna@example.lu' }] },
    }
    expect(scrub(event)).toEqual({
      event_id: event.event_id,
      timestamp: event.timestamp,
      request: { url: 'https://www.example/contact', headers: { Referer: '/x' } },
      breadcrumbs: [{ data: { to: '/a' } }],
      exception: { values: [{ value: 'no [e-mail]' }] },
    })
  })
})

describe('recording', () => {
  it('loses the queries of addresses and stays readable', () => {
    const events = [
      { type: 4, data: { href: 'https://www.example/stock?q=anna#x', width: 390 } },
      { type: 4, data: { href: 'https://www.example/faq' } },
    ]
    expect(JSON.parse(scrubRecording(JSON.stringify(events)))).toEqual([
      { type: 4, data: { href: 'https://www.example/stock', width: 390 } },
      { type: 4, data: { href: 'https://www.example/faq' } },
    ])
  })
})
