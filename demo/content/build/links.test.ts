import { isAppPath, link, stock, storySlugOf } from './links'

describe('links', () => {
  it.each([
    '/stock',
    '/stock?fuel=electric',
    '/stock/comparer',
    '/concessions',
    '/concessions/mersch',
    '/peugeot/tous-les-modeles',
    '/opel/models/corsa',
  ])('leaves %s to the application', (path) => {
    expect(isAppPath(path)).toBe(true)
    expect(link(path)).toMatchObject({ linktype: 'url', url: path })
  })

  it.each([
    ['/', 'home'],
    ['/faq', 'faq'],
    ['/stock/tous-les-modeles', 'stock/tous-les-modeles'],
    ['/news/x', 'news/x'],
  ])('finds the story of %s', (path, slug) => {
    expect(storySlugOf(path)).toBe(slug)
    expect(link(path)).toMatchObject({ linktype: 'story', cached_url: slug })
  })

  it('names facets in the stock address', () => {
    expect(stock()).toBe('/stock')
    expect(stock({ fuel: 'electric', priceMax: 15000 })).toBe('/stock?fuel=electric&priceMax=15000')
  })
})
