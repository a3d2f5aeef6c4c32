import { limitVariables } from './limit-variables'

/** The part of webpack's plugin that is looked at. */
class DefinePlugin {
  constructor(readonly definitions: Record<string, string>) {}
}

describe('variables of the renderer', () => {
  it('are those of the browser, and no token', () => {
    const plugin = new DefinePlugin({
      'process.env': '({})',
      'process.env.NODE_ENV': '"production"',
      'process.env.GATSBY_SITE_URL': '"https://group.example"',
      'process.env.STORYBLOK_TOKEN': '"secret"',
      'process.env.SOURCE_TIMEOUT_MS': '"3000"',
      __PATH_PREFIX__: '""',
    })
    limitVariables([{}, plugin])
    expect(plugin.definitions).toEqual({
      'process.env': '({})',
      'process.env.NODE_ENV': '"production"',
      'process.env.GATSBY_SITE_URL': '"https://group.example"',
      __PATH_PREFIX__: '""',
    })
  })
})
