import { demoStories } from '../index'
import { objectsIn } from '../testing/walk'
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

  it('gives every link to another site the external option', () => {
    expect(link('https://guichet.lu')).toMatchObject({ linktype: 'url', target: '_blank' })
    expect(link('/stock')).not.toHaveProperty('target')
    const isAbroad = ({ url, href }: Record<string, unknown>) => /^https?:/.test(String(href ?? url))
    const abroad = objectsIn(demoStories()).filter((object) => 'linktype' in object && isAbroad(object))
    expect(abroad.length).toBeGreaterThan(3)
    expect(abroad.filter(({ target }) => target !== '_blank')).toEqual([])
  })

  it('names facets in the stock address', () => {
    expect(stock()).toBe('/stock')
    expect(stock({ fuel: 'electric', priceMax: 15000 })).toBe('/stock?fuel=electric&priceMax=15000')
  })
})
