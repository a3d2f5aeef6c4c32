import { refusePreview, readPreviewToken, signPreview } from './preview-token'

const secret = { previewToken: 'PREVIEWTOKEN', spaceId: '123' }
const made = 1_700_000_000
const given = { spaceId: '123', timestamp: String(made), token: '4b923a6de6c0778a42020f6c1ecae51362669d35' }
const at = (seconds: number) => (made + seconds) * 1_000

describe('token of the visual editor', () => {
  it('is what the CMS makes for a space, a preview token and a moment', () => {
    expect(signPreview('123', 'PREVIEWTOKEN', '1700000000')).toBe(given.token)
  })

  it.each([-300, -2, 0, 1, 3_599, 3_600])(
    'opens drafts %i seconds after it was made, by clocks that differ by five minutes at most',
    (seconds) => {
      expect(refusePreview(given, secret, at(seconds))).toBeNull()
    },
  )

  it('is taken within its very second, whatever its fraction', () => {
    expect(refusePreview(given, secret, at(0) + 999)).toBeNull()
  })

  it.each([3_601, 86_400])('is expired after %i seconds', (seconds) => {
    expect(refusePreview(given, secret, at(seconds))).toBe('expired')
  })

  it.each([-301, -3_600])('is refused when it was made %i seconds from now', (seconds) => {
    expect(refusePreview(given, secret, at(seconds))).toBe('forged')
  })

  it.each<[string, Partial<typeof given>]>([
    ['a token of nothing', { token: '' }],
    ['a digit changed', { token: given.token.replace('4b', '4c') }],
    ['a token cut short', { token: given.token.slice(0, 39) }],
    ['a longer token', { token: `${given.token}0` }],
    ['capitals', { token: given.token.toUpperCase() }],
    ['a younger moment', { timestamp: String(made + 1) }],
    ['another space', { spaceId: '124' }],
    ['another space, signed by its own', { spaceId: '124', token: signPreview('124', 'PREVIEWTOKEN', String(made)) }],
    ['a moment that is no number', { timestamp: 'soon', token: signPreview('123', 'PREVIEWTOKEN', 'soon') }],
    ['a moment as text of a number', { timestamp: '1.7e9', token: signPreview('123', 'PREVIEWTOKEN', '1.7e9') }],
    ['the public token’s signature', { token: signPreview('123', 'PUBLICTOKEN', String(made)) }],
  ])('is refused with %s', (_name, change) => {
    expect(refusePreview({ ...given, ...change }, secret, at(10))).toBe('forged')
  })

  it('needs all of its three parameters', () => {
    const query = new URLSearchParams({ '_storyblok_tk[space_id]': '123', '_storyblok_tk[timestamp]': String(made) })
    expect(readPreviewToken(query)).toBeNull()
    expect(refusePreview(readPreviewToken(query), secret, at(0))).toBe('missing')
    query.set('_storyblok_tk[token]', given.token)
    expect(readPreviewToken(query)).toEqual(given)
  })

  it('takes any space that the preview token is signed with when none is set', () => {
    const other = { spaceId: '999', timestamp: String(made), token: signPreview('999', 'PREVIEWTOKEN', String(made)) }
    expect(refusePreview(other, { ...secret, spaceId: null }, at(0))).toBeNull()
    expect(refusePreview(other, secret, at(0))).toBe('forged')
  })
})

describe('comparison of tokens', () => {
  it('answers to tokens of every length', () => {
    for (const token of ['', 'a', 'é', given.token.repeat(100)])
      expect(refusePreview({ ...given, token }, secret, at(0))).toBe('forged')
  })
})
