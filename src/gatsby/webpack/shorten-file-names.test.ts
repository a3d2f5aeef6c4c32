import { shortenFileNames } from './shorten-file-names'

describe('names of files', () => {
  it('are short, because every page has all of them', () => {
    const output = { filename: '[name]-[contenthash].js', chunkFilename: '[name]-[contenthash].js' }
    shortenFileNames({ output })
    expect(output).toEqual({ filename: '[name]-[contenthash].js', chunkFilename: '[id]-[contenthash:6].js' })
  })

  it('are asked for in vain of another Gatsby', () => {
    expect(() => shortenFileNames({ output: {} })).toThrow(/no names for the files/)
  })
})
