import { isImmutable, isWorthCoding, mediaTypeOf, servedPath } from './file-facts'

describe('files of a build', () => {
  it.each([
    ['index.html', '/'],
    ['stock/x/index.html', '/stock/x'],
    ['404.html', '/404.html'],
    ['page-data/stock/x/page-data.json', '/page-data/stock/x/page-data.json'],
    ['stock/vue/essai/index.html', null],
    ['page-data/stock/vue/essai/page-data.json', '/page-data/stock/vue/essai/page-data.json'],
    ['services/vue/index.html', '/services/vue'],
    ['_redirects', null],
    ['_headers', null],
    ['_gatsby/slices/header-1.html', null],
    ['.cache/x', null],
    ['a/.git/config', null],
  ])('%s answers %s', (file, path) => {
    expect(servedPath(file)).toBe(path)
  })

  it.each([
    ['app-0d3c1f2e4b5a69788796.js', true],
    ['4207-0d3c1f.js', true],
    ['4207-0d3c1f.js.map', true],
    ['4207-0d3c1f2e.js', false],
    ['static/instrument-sans-0d3c1f2e4b5a69788796aabbccddeeff.woff2', true],
    ['stock-index/cards-0d3c1f2e4b5a.json', true],
    ['builds/stock.json', false],
    ['page-data/app-data.json', false],
    ['favicon.ico', false],
    ['index.html', false],
    ['static/readme.txt', false],
  ])('%s carries its hash: %s', (file, expected) => {
    expect(isImmutable(file)).toBe(expected)
  })

  it.each([
    ['news/rss.xml', 'application/rss+xml; charset=utf-8'],
    ['news/feed.json', 'application/feed+json; charset=utf-8'],
    ['sitemap.xml', 'application/xml; charset=utf-8'],
    ['builds/feed.json', 'application/json; charset=utf-8'],
  ])('%s is of type %s, and text that codes well', (file, type) => {
    expect(mediaTypeOf(file)).toBe(type)
    expect(isWorthCoding(type, 5_000)).toBe(true)
  })

  it('codes text that is worth it, and no pictures', () => {
    expect(isWorthCoding(mediaTypeOf('x.html'), 5_000)).toBe(true)
    expect(isWorthCoding(mediaTypeOf('x.html'), 200)).toBe(false)
    expect(isWorthCoding(mediaTypeOf('x.webp'), 50_000)).toBe(false)
    expect(isWorthCoding(mediaTypeOf('x.svg'), 5_000)).toBe(true)
  })
})
