import { reasonOf } from './build-failure'

describe('why a build failed', () => {
  it('is the one line that names the culprit', () => {
    const log = [
      'success load plugins - 0.2s',
      'error Dealer API: GET http://x/brands: answered 500',
      'not finished source and transform nodes - 1.3s',
    ]
    expect(reasonOf(log)).toBe('Dealer API: GET http://x/brands: answered 500')
  })

  it('is every line of a list', () => {
    expect(reasonOf(['error Environment:', '  DEALER_URL: is missing', '  STORYBLOK_TOKEN: is missing'])).toBe(
      'Environment:\n  DEALER_URL: is missing\n  STORYBLOK_TOKEN: is missing',
    )
  })

  it('is unknown when the build was killed', () => {
    expect(reasonOf(['success load plugins - 0.2s'])).toBeNull()
  })
})
