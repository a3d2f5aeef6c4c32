import { laterOf, parseSavedSearch, savedSearch, withNew } from './saved-search'

const OLD = '2026-11-01T08:00:00.000Z'
const NEW = '2026-11-20T08:00:00.000Z'
const search = savedSearch('?marque=peugeot&carburant=diesel', ' Peugeot, diesel ', OLD, new Date(NEW))

describe('a saved search', () => {
  it('is known by its query and read as it was written', () => {
    expect(search).toEqual({ id: 'marque=peugeot&carburant=diesel', name: 'Peugeot, diesel', seenUntil: OLD, savedAt: NEW })
    expect(parseSavedSearch(JSON.parse(JSON.stringify(search)))).toEqual(search)
  })

  it.each([null, 7, 'marque=peugeot', [], {}, { ...search, id: 3 }, { ...search, id: '?a=b' }, { ...search, name: ' ' }, { ...search, seenUntil: 'yesterday' }, { ...search, id: 'a'.repeat(3000) }])(
    'is nothing for %j',
    (value) => expect(parseSavedSearch(value)).toBeNull(),
  )

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
