import { shareByUse } from './share-by-use'

describe('files of shared modules', () => {
  it('are made by who uses a module, not named by the names of chunks', () => {
    const shared = { name: () => 'one for all', minChunks: 2 }
    shareByUse({ optimization: { splitChunks: { cacheGroups: { shared } } } })
    expect(shared).toEqual({ minChunks: 2, minSize: 80_000 })
  })

  it('are asked for in vain of another Gatsby', () => {
    expect(() => shareByUse({ optimization: { splitChunks: { cacheGroups: {} } } })).toThrow(
      /no group of shared modules/,
    )
  })
})
