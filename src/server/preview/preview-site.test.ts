import { asPreview } from './preview-site'

describe('an answer for the visual editor', () => {
  it.each([
    [
      ['https://app.storyblok.com', 'http://localhost:8890'],
      'frame-ancestors https://app.storyblok.com localhost:8890',
    ],
    [[], "frame-ancestors 'none'"],
  ])('may be framed by %j, by origins without TLS on pages without TLS only', (origins, directive) => {
    const answer = new Response('', {
      headers: { 'content-security-policy': "base-uri 'none'; frame-ancestors 'none'" },
    })
    expect(asPreview(answer, origins).headers.get('content-security-policy')).toBe(`base-uri 'none'; ${directive}`)
  })
})
