import { join } from 'node:path'
import { mediaTypeOf } from '../release/file-facts'
import { answerHeaders, headersFor, readHeaderRules, readHeadersText } from './host-config'

const FILE = join(__dirname, '../../../netlify.toml')

describe('headers of the host', () => {
  it('guard every address, and answers that are no page with a policy by which they load nothing', async () => {
    const rules = await readHeaderRules(FILE)
    expect(Object.fromEntries(answerHeaders(rules, 'https://groupe.example'))).toMatchObject({
      'Content-Security-Policy': expect.stringMatching(/^default-src 'none'; form-action 'none'/),
      'Strict-Transport-Security': expect.stringContaining('max-age='),
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
    })
    expect(Object.fromEntries(answerHeaders(rules, null))).not.toHaveProperty('Strict-Transport-Security')
  })

  it.each([
    ['/static/a.svg', 'Cache-Control', 'public, max-age=31536000, immutable'],
    ['/stock-index/a.json', 'Cache-Control', 'public, max-age=31536000, immutable'],
    ['/builds/latest.json', 'Cache-Control', 'public, max-age=0, must-revalidate'],
    ['/builds/latest.json', 'X-Robots-Tag', 'noindex'],
    ['/page-data/stock/page-data.json', 'X-Robots-Tag', 'noindex'],
    ['/vcards/lea-weber.vcf', 'X-Robots-Tag', 'noindex'],
    ['/erreurs/something-went-wrong', 'X-Robots-Tag', 'noindex'],
    ['/news/rss.xml', 'Content-Type', mediaTypeOf('news/rss.xml')],
    ['/news/feed.json', 'Content-Type', mediaTypeOf('news/feed.json')],
    ['/stock', 'X-Robots-Tag', undefined],
  ])('answer %s with its own %s beside those', async (path, name, value) => {
    const headers = new Map(headersFor(await readHeaderRules(FILE), path))
    expect([headers.get(name), headers.get('X-Frame-Options')]).toEqual([value, 'DENY'])
  })

  it('are the same in the file of a deploy by digest', async () => {
    const text = await readHeadersText(FILE)
    const rules = await readHeaderRules(FILE)
    const lines = rules.flatMap(({ headers }) => headers.map(([name, value]) => `  ${name}: ${value}`))
    expect(lines.length).toBeGreaterThan(8)
    expect(text.split('\n').filter((line) => line.startsWith('  '))).toEqual(lines)
  })

  it('name the file that cannot be read', async () => {
    await expect(readHeaderRules('/nowhere/netlify.toml')).rejects.toThrow('/nowhere/netlify.toml')
  })
})
