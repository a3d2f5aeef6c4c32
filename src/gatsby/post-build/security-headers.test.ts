import { createHash } from 'node:crypto'
import { INLINE_SCRIPTS } from '../../config/inline-scripts/inline-scripts'
import { securityHeaders } from './security-headers'

const ENV = {
  GATSBY_SITE_URL: 'http://localhost:8888',
  ASSET_BASE_URL: 'http://localhost:4400',
  PICTURE_HOSTS: ['media.example'],
  STORYBLOK_ENDPOINT: 'http://127.0.0.1:4400/v2',
  DEALER_URL: 'http://127.0.0.1:4401',
}

const valuesOf = (env: Parameters<typeof securityHeaders>[0], directive: string): string[] => {
  const policy = securityHeaders(env)['Content-Security-Policy'] ?? ''
  const [, ...values] =
    policy
      .split('; ')
      .find((one) => one.startsWith(`${directive} `))
      ?.split(' ') ?? []
  return values
}

describe('headers of the pages of a build', () => {
  it('allow no script but files of the site and those that every page holds', () => {
    expect(valuesOf(ENV, 'default-src')).toEqual(["'none'"])
    expect(valuesOf(ENV, 'script-src')).toEqual([
      "'self'",
      ...Object.values(INLINE_SCRIPTS).map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
    ])
    // The hash of an empty text.
    expect(valuesOf(ENV, 'style-src')).toEqual(["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"])
  })

  it('allow pictures of the hosts that are configured', () => {
    expect(valuesOf(ENV, 'img-src')).toEqual(["'self'", 'data:', 'localhost:4400', 'https://media.example'])
    expect(
      valuesOf(
        {
          ...ENV,
          ASSET_BASE_URL: undefined,
          PICTURE_HOSTS: [],
          STORYBLOK_ENDPOINT: 'https://api-us.storyblok.com/v2',
          DEALER_URL: 'https://stock.example/contract',
        },
        'img-src',
      ),
    ).toEqual(["'self'", 'data:', 'https://a-us.storyblok.com', 'https://stock.example'])
  })

  it('speak of TLS where the site is said to have it', () => {
    expect(Object.keys(securityHeaders(ENV))).toEqual(['Content-Security-Policy'])
    const withTls = { ...ENV, GATSBY_SITE_URL: 'https://groupe.example' }
    expect(securityHeaders(withTls)).toMatchObject({
      'Strict-Transport-Security': 'max-age=31536000',
      'Reporting-Endpoints': 'csp="/api/reports/csp"',
    })
    expect(valuesOf(withTls, 'report-to')).toEqual(['csp'])
  })
})
