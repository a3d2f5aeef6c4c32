import { CONSENT_TEXT_VERSION, consentOf } from './consent'

describe('what a visitor agreed to', () => {
  it('names the published version that was sent, and the current one where none was', () => {
    for (const version of ['2026-11-24', undefined, null, ''])
      expect(consentOf(version, true)).toEqual({ textVersion: '2026-11-24', marketing: true })
  })

  it.each(['2025-01-01', 'v1', 'x'.repeat(99), 7, {}])('is marked and no agreement to advertising: %p', (version) => {
    expect(consentOf(version, true)).toEqual({
      textVersion: CONSENT_TEXT_VERSION,
      marketing: false,
      isUnpublished: true,
    })
  })
})
