import fc from 'fast-check'
import { parseSearchIndex } from './parse-search-index'
import { ENTRY_KINDS } from './search-entry'
import type { SearchEntry } from './search-entry'
import { createSiteSearch } from './site-search'

const entry = (kind: SearchEntry['kind'], title: string, text = '', keywords = ''): SearchEntry => ({
  kind,
  title,
  text,
  keywords,
  path: `/${kind}/${encodeURIComponent(title)}`,
})
const KIND_WORDS = {
  model: 'modèle',
  brand: 'marque',
  dealership: 'concession concessions horaires',
  page: 'page',
  question: 'question',
  news: 'actualités',
}
const searchOf = (entries: readonly SearchEntry[]) => createSiteSearch(entries, KIND_WORDS)

const site = [
  entry('model', 'Peugeot 3008', 'Le SUV qui a du caractère'),
  entry('model', 'Peugeot 308', 'Berline ou break'),
  entry('model', 'Volkswagen ID.3'),
  entry('brand', 'Peugeot'),
  entry('dealership', 'Garage Alzette Mersch', '9, zone industrielle, L-7526 Mersch', 'Peugeot Citroën'),
  entry('dealership', 'Garage Alzette Esch', 'L-4011 Esch-sur-Alzette'),
  entry('page', 'Entretien et réparation', 'Prenez rendez-vous à l’atelier'),
  entry('page', 'Électrique : recharger', 'Bornes et câbles'),
  entry('question', 'Puis-je payer en plusieurs fois ?', 'Oui, par un financement.'),
  entry('news', 'Le nouveau 3008 arrive en janvier', 'Essais à Mersch'),
]
const search = searchOf(site)
const titles = (text: string, most = 5): string[] =>
  search.search(text, most).flatMap(({ entries }) => entries.map(({ title }) => title))

describe('search of the site', () => {
  it.each([
    ['peugeot', 'Peugeot'],
    ['Peugeot 3008', 'Peugeot 3008'],
    ['3008 peugeot', 'Peugeot 3008'],
    ['peugot', 'Peugeot'],
    ['peugot 3008', 'Peugeot 3008'],
    ['pegueot 30', 'Peugeot 308'],
    ['id 3', 'Volkswagen ID.3'],
    ['id3', 'Volkswagen ID.3'],
    ['volksvagn', 'Volkswagen ID.3'],
    ['peugeot3008', 'Peugeot 3008'],
    ['mersch', 'Garage Alzette Mersch'],
    ['horaires mersh', 'Garage Alzette Mersch'],
    ['concession citroen', 'Garage Alzette Mersch'],
    ['electrique', 'Électrique : recharger'],
    ['ENTRETIEN', 'Entretien et réparation'],
    ['entretein et repa', 'Entretien et réparation'],
    ['payer en plusieurs fois', 'Puis-je payer en plusieurs fois ?'],
    ['actualités 3008', 'Le nouveau 3008 arrive en janvier'],
  ])('finds first for “%s”: %s', (text, title) => {
    expect(titles(text)[0]).toBe(title)
  })

  it('forgives no errors in figures or short words', () => {
    expect(titles('3009')).toEqual([])
    expect(titles('peugeot 3009').sort()).toEqual(titles('peugeot ').sort())
    expect(titles('ecsh')).toEqual(['Garage Alzette Esch'])
    expect(titles('ech')).toEqual([])
  })

  it.each([
    ['rdv', 'Entretien et réparation'],
    ['vidange', 'Entretien et réparation'],
    ['wallbox', 'Électrique : recharger'],
    ['crédit', 'Puis-je payer en plusieurs fois ?'],
    ['job', 'Carrières et emplois'],
    ['jobs garage', 'Carrières et emplois'],
    ['offre emploi', 'Carrières et emplois'],
    ['recrutment', 'Carrières et emplois'],
  ])('finds by another word for one of an entry, “%s”: %s', (text, title) => {
    const [first] = searchOf([...site, entry('page', 'Carrières et emplois', 'Travailler au garage')]).search(text, 5)
    expect(first?.entries[0]?.title).toBe(title)
  })

  it.each([
    ['emploi', 'Carrières et emplois'],
    ['jobs', 'Carrières et emplois'],
    ['reprise', 'Centre d’occasion'],
    ['essai', 'Réserver un essai'],
    ['ess', 'Réserver un essai'],
    ['newsletter', 'Bienvenue'],
    ['newsletr', 'Bienvenue'],
    ['infolettre', 'Bienvenue'],
  ])('finds first the page that is for it, “%s”: %s', (text, title) => {
    const pages = [
      { ...entry('page', 'Carrières et emplois'), topics: 'emploi' },
      { ...entry('page', 'Centre d’occasion'), topics: 'reprise' },
      { ...entry('page', 'Réserver un essai'), topics: 'essai' },
      { ...entry('page', 'Bienvenue'), topics: 'newsletter' },
      entry('news', 'Une borne, mode d’emploi'),
      entry('news', 'Essai longue durée'),
      entry('brand', 'Ford', 'Reprise de votre voiture'),
    ]
    const [first] = searchOf([...site, ...pages]).search(text, 5)
    expect(first?.entries[0]?.title).toBe(title)
  })

  it('finds a make by its other name', () => {
    const [first] = searchOf([...site, entry('brand', 'Volkswagen')]).search('vw', 5)
    expect(first).toMatchObject({ kind: 'brand', isNamed: true })
    expect(titles('vw id3')).toEqual(['Volkswagen ID.3'])
  })

  it('does not take a short word for the beginning of another one', () => {
    const clipper = entry('model', 'Ford Focus Clipper')
    expect(searchOf([...site, clipper]).search('clio', 5)).toEqual([])
    expect(searchOf([...site, clipper]).search('clipe', 5)).toHaveLength(1)
  })

  it('puts an entry that has the word itself before those that have another word for it', () => {
    const [first] = searchOf([...site, entry('news', 'Vidange : quand la faire ?')]).search('vidange', 5)
    expect(first).toMatchObject({ kind: 'news', isNamed: true })
  })

  it('puts an entry whose title speaks of it before a short one that only mentions it', () => {
    const brand = entry('brand', 'Dacia', 'Entretien et reprise')
    const [first] = searchOf([brand, ...site, entry('page', 'Vendre ou reprendre')]).search('vidange', 5)
    expect(first?.kind).toBe('page')
    expect(searchOf([brand, entry('page', 'Vendre votre voiture')]).search('reprise', 5)[0]?.kind).toBe('page')
  })

  it('needs every word, in one entry; where there is none, every word but one, and calls none of them named', () => {
    expect(titles('mersch peugeot citroën')).toEqual(['Garage Alzette Mersch'])
    expect(titles('peugeot 3008 diesel')[0]).toBe('Peugeot 3008')
    expect(search.search('peugeot 3008 diesel', 5).map(({ isNamed }) => isNamed)).not.toContain(true)
    expect(titles('mersch entretien').sort()).toEqual([
      'Entretien et réparation',
      'Garage Alzette Mersch',
      'Le nouveau 3008 arrive en janvier',
    ])
    expect(titles('xylophone cithare bergamote mersch')).toEqual([])
    expect(titles('')).toEqual([])
    expect(titles('de la')).toEqual([])
  })

  it('takes only the last word as the beginning of a longer one, while it is typed', () => {
    expect(titles('entret')).toEqual(['Entretien et réparation'])
    expect(titles('entret ')).toEqual([])
    expect(titles('peug 3008').sort()).toEqual(titles('3008').sort())
  })

  it('groups by kind, the group with the best entry first, with a few of each', () => {
    const groups = search.search('peugeot', 1)
    expect(groups.map(({ kind, entries, count }) => [kind, entries.length, count])).toEqual([
      ['brand', 1, 1],
      ['model', 1, 2],
      ['dealership', 1, 1],
    ])
  })

  it('tells whether the text names the best entry of a group', () => {
    const named = (text: string) => search.search(text, 1).map(({ kind, isNamed }) => [kind, isNamed])
    expect(named('peugeot 3008')).toEqual([['model', true]])
    expect(named('peugot')).toEqual([
      ['brand', false],
      ['model', false],
      ['dealership', false],
    ])
  })
})

/** Words of five letters or more without figures, so that one letter less still forgives an error. */
const longWord = fc.stringMatching(/^[a-zé]{5,12}$/)
const shortWord = fc.stringMatching(/^[a-z0-9]{1,4}$/)
const someEntries = fc.array(
  fc.record({
    kind: fc.constantFrom(...ENTRY_KINDS),
    title: fc.array(fc.oneof(longWord, shortWord), { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
    text: fc.array(longWord, { maxLength: 4 }).map((words) => words.join(' ')),
  }),
  { minLength: 1, maxLength: 12 },
)
const numbered = (drafts: readonly Pick<SearchEntry, 'kind' | 'title' | 'text'>[]): SearchEntry[] =>
  drafts.map((draft, place) => ({ ...draft, keywords: '', path: `/${place}` }))
const pathsFor = (entries: readonly SearchEntry[], text: string): string[] =>
  searchOf(entries)
    .search(text, entries.length)
    .flatMap((group) => group.entries.map(({ path }) => path))

describe('words of a kind', () => {
  it('ask for its entries before others that only mention the word', () => {
    const [first] = searchOf([...site, entry('brand', 'MG', 'Dans nos concessions')]).search('concessions', 5)
    expect(first).toMatchObject({ kind: 'dealership', isNamed: true, count: 2 })
  })
})

describe('whatever the site has', () => {
  it('finds an entry by its exact title, before all whose title is another', () => {
    fc.assert(
      fc.property(someEntries, fc.nat(), (drafts, pick) => {
        const entries = numbered(drafts)
        const wanted = entries[pick % entries.length]
        const [best] = searchOf(entries).search(wanted?.title ?? '', entries.length)
        expect(best?.entries[0]?.title).toBe(wanted?.title)
      }),
    )
  })

  it('finds an entry by a word of its title with one letter left out', () => {
    fc.assert(
      fc.property(someEntries, longWord, fc.nat(), (drafts, word, at) => {
        const entries = numbered([...drafts, { kind: 'page', title: `ab ${word}`, text: '' }])
        const place = at % word.length
        const typed = word.slice(0, place) + word.slice(place + 1)
        expect(pathsFor(entries, typed)).toContain(`/${entries.length - 1}`)
        expect(pathsFor(entries, `${typed} `)).toContain(`/${entries.length - 1}`)
      }),
    )
  })

  it('finds an entry by any beginning of its title', () => {
    fc.assert(
      fc.property(someEntries, fc.nat(), (drafts, at) => {
        const entries = numbered(drafts)
        const [first] = entries
        const title = first?.title ?? ''
        expect(pathsFor(entries, title.slice(0, 1 + (at % title.length)).trim())).toContain('/0')
      }),
    )
  })
})

describe('index of the search', () => {
  it('is read entry by entry: those that are not well formed are left out', () => {
    const [good] = site
    const bad = [{ ...good, kind: 'employee' }, { ...good, path: '//elsewhere.example' }, { ...good, title: 5 }, null]
    expect(parseSearchIndex({ entries: [good, ...bad] })).toEqual([good])
    expect(parseSearchIndex([good])).toBeNull()
    expect(parseSearchIndex({ entries: 'none' })).toBeNull()
  })
})
