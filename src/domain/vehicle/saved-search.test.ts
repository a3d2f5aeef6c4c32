import { laterOf, parseSavedSearch, savedSearch, withNew } from './saved-search'

const OLD = '2026-11-01T08:00:00.000Z'
const NEW = '2026-11-20T08:00:00.000Z'
const search = savedSearch('?marque=peugeot&carburant=diesel', ' Peugeot, diesel ', OLD, [], new Date(NEW))

describe('a saved search', () => {
  it('is known by its query and read as it was written', () => {
    expect(search).toEqual({
      id: 'marque=peugeot&carburant=diesel',
      name: 'Peugeot, diesel',
      seenUntil: OLD,
      savedAt: NEW,
    })
    expect(parseSavedSearch(JSON.parse(JSON.stringify(search)))).toEqual(search)
  })

  it('around a place remembers where dealerships are, and nothing else of them', () => {
    const site = { id: 'bertrange', latitude: 49.61, longitude: 6.05 }
    const near = savedSearch('autour-de=bertrange', 'Bertrange', OLD, [{ ...site, phone: '1' } as typeof site])
    expect(near.sites).toEqual([site])
    const stored: unknown = { ...near, sites: [null, 7, { id: 'x' }, site] }
    expect(parseSavedSearch(stored)).toEqual(near)
    expect(parseSavedSearch({ ...near, sites: 'all' })).not.toHaveProperty('sites')
  })

  it.each([
    null,
    7,
    'marque=peugeot',
    [],
    {},
    { ...search, id: 3 },
    { ...search, id: '?a=b' },
    { ...search, name: ' ' },
    { ...search, seenUntil: 'yesterday' },
    { ...search, id: 'a'.repeat(3000) },
  ])('is nothing for %j', (value) => expect(parseSavedSearch(value)).toBeNull())

  it('tells what is new since it was seen, as far as that is known', () => {
    const listed = [OLD, '2026-11-05T08:00:00.000Z', NEW]
    const other = savedSearch('', 'Tout le stock', NEW)
    const count = (query: string, since: string) => (query === '' ? null : listed.filter((at) => at > since).length)
    expect(withNew([search, other], count).map(({ fresh }) => fresh)).toEqual([2, null])
  })

  it('stays seen', () => {
    expect(laterOf(OLD, NEW)).toBe(NEW)
    expect(laterOf(NEW, OLD)).toBe(NEW)
  })
})
