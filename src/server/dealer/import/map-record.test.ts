import { gzipSync } from 'node:zlib'
import { applyMap } from './apply-map'
import type { Mapped } from './apply-map'
import { parseMap } from './map'
import { readFeed } from './read-feed'

const xmlMap = parseMap({
  format: 'xml',
  records: 'e.v',
  fields: { id: '@id', brandName: 'marque', description: 'texte', photos: 'photos.photo', equipment: 'options.option' },
})
const car = (brand: string, text = 'x') =>
  `<v id="7"><marque>${brand}</marque><texte>${text}</texte><photos><photo>u</photo></photos><options><option>Clim</option></options></v>`
const fromXml = (inner: string, head = '') => readFeed(Buffer.from(`${head}<e>\n${inner}\n</e>`), xmlMap)
const mapped = (inner: string, head?: string): Mapped[] =>
  fromXml(inner, head).map((record) => applyMap(record, xmlMap))

describe('a record of an XML feed', () => {
  it('has its letters whether they stand as such, by number or in CDATA', () => {
    for (const brand of ['Citroën', 'Citro&#235;n', 'Citro&#xEB;n', '<![CDATA[Citroën]]>'])
      expect(mapped(car(brand))[0]?.fields.brandName).toBe('Citroën')
    expect(mapped(car('A', 'a &lt;b&gt; &amp;amp; &amp;#235;'))[0]?.fields.description).toBe('a <b> &amp; &#235;')
    expect(mapped(car('&m;'), '<!DOCTYPE e [<!ENTITY m "Seat">]>')[0]?.fields.brandName).toBe('Seat')
  })

  it('keeps the blanks around CDATA', () => {
    expect(mapped(car('A', ' carnet <![CDATA[& pneus]]> neufs\n'))[0]?.fields.description).toBe('carnet & pneus neufs')
  })

  it('is refused alone when it names a letter that no XML knows', () => {
    const records = fromXml(`${car('Citro&euml;n')}${car('<![CDATA[&euml;]]>')}${car('&amp;euml;')}`)
    expect(records.map(({ problem }) => problem)).toEqual(['has &euml; in it, which is declared nowhere', null, null])
  })

  it('has the photos and equipment of elements with attributes', () => {
    const inner =
      '<v id="7"><marque>A</marque><texte>x</texte><photos>\n<photo n="1"> u1 </photo>\n<photo n="2">u2</photo></photos><options><option code="c">Clim</option></options></v>'
    const fields = mapped(inner)[0]?.fields
    expect(fields?.photos).toMatchObject([{ url: 'u1' }, { url: 'u2' }])
    expect(fields?.equipment).toMatchObject([{ label: 'Clim' }])
  })
})

describe('a record of a CSV feed', () => {
  const map = parseMap({
    format: 'csv',
    fields: { id: 'id', mileage: 'km', equipment: { from: 'options', values: { GPS: 'multimedia' } } },
  })
  const fromCsv = (row: string) =>
    readFeed(Buffer.from(`id;km;options\n${row}\n`), map).map((record) => applyMap(record, map))[0]

  it.each([['1234B'], ['12#4'], ['N12']])('is no vehicle when its number is %s', (id) => {
    expect(fromCsv(`${id};1;GPS`)?.problems).toEqual([{ field: 'id', reason: `"${id}" is no number` }])
  })

  it.each([['2E+05'], ['2e5'], ['1.5E3']])('is refused with a figure that a spreadsheet shortened, %s', (km) => {
    expect(fromCsv(`1;${km};GPS`)?.problems).toMatchObject([{ field: 'mileage' }])
  })

  it('still reads figures with units and groups', () => {
    expect(fromCsv('900 011;12 000 km;GPS')).toMatchObject({ fields: { id: 900_011, mileage: 12_000 }, problems: [] })
  })

  it('finds the group of its equipment whatever its capitals', () => {
    expect(fromCsv('1;1;gps|constructor')?.fields.equipment).toMatchObject([
      { group: 'multimedia' },
      { group: 'comfort' },
    ])
  })
})

it.each([
  ['gzip', gzipSync('id;km\n1;2\n'.repeat(50)).subarray(0, 40)],
  ['zip', Buffer.from('PK\u0003\u0004stock.csv')],
])('says that a feed is packed as %s', (name, feed) => {
  expect(() => readFeed(feed, parseMap({ format: 'csv', fields: { id: 'id' } }))).toThrow(`packed (${name})`)
})
