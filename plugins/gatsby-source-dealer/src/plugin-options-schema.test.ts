import { testPluginOptionsSchema } from 'gatsby-plugin-utils'
import { pluginOptionsSchema } from './plugin-options-schema'

const check = (options: Record<string, unknown>) => testPluginOptionsSchema(pluginOptionsSchema, options)

describe('options of the dealer source', () => {
  it('needs no more than an address', async () => {
    expect(await check({ url: 'http://127.0.0.1:4401' })).toMatchObject({ isValid: true, errors: [] })
  })

  it.each<[string, Record<string, unknown>, RegExp]>([
    ['no address', {}, /"url" is missing/],
    ['another protocol', { url: 'ftp://x' }, /must be an http\(s\) address/],
    ['a slash at the end', { url: 'http://x/' }, /must not end in a slash/],
    ['an impossible share', { url: 'http://x', maximumDrop: 2 }, /"maximumDrop"/],
    ['a token with spaces', { url: 'http://x', token: 'a secret' }, /^"token" must be visible ASCII without spaces$/],
    ['pages of nothing', { url: 'http://x', pageSize: 0 }, /"pageSize"/],
  ])('refuses %s', async (_name, options, message) => {
    const { isValid, errors } = await check(options)
    expect(isValid).toBe(false)
    expect(errors.join('; ')).toMatch(message)
  })
})
