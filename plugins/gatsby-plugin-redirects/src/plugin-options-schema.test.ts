import { testPluginOptionsSchema } from 'gatsby-plugin-utils'
import { pluginOptionsSchema } from './plugin-options-schema'

describe('options', () => {
  it('need a folder only', async () => {
    expect(await testPluginOptionsSchema(pluginOptionsSchema, { folder: 'redirects' })).toMatchObject({ isValid: true })
  })

  it('say everything that is wrong', async () => {
    const { errors } = await testPluginOptionsSchema(pluginOptionsSchema, {
      stockPath: 'stock',
      externalHosts: ['https://example.lu/x'],
      knownDefects: { file: 'x.csv', reproduce: 'yes' },
    })
    expect(errors.join('\n')).toMatch(/"folder" is required/)
    expect(errors.join('\n')).toMatch(/"stockPath"/)
    expect(errors.join('\n')).toMatch(/must be a host name without protocol or path/)
    expect(errors.join('\n')).toMatch(/"knownDefects.reproduce" must be a boolean/)
  })
})
