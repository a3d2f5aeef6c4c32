import fc from 'fast-check'
import { findLocalities, localitiesOf, theLocality } from './localities'
import { OTHER_NAMES } from './town-names'
import { TOWNS } from './towns'

const site = (id: string, town: string) => ({ id, latitude: 49.6, longitude: 6.1, address: { town } })
const LOCALITIES = localitiesOf([site('mersch', 'Mersch'), site('sud', 'Foetz'), site('belval', 'Esch sur Alzette')])
const found = (typed: string) => findLocalities(typed, LOCALITIES).map(({ name }) => name)
const names = TOWNS.flatMap(({ id, name }) => [name, ...(OTHER_NAMES[id] ?? [])].map((one) => ({ id, name: one })))

describe('postal codes', () => {
  const all = localitiesOf([])
  const namesOf = (typed: string) => findLocalities(typed, all).map(({ id }) => id)

  it('stand for the towns of their first two digits, also codes that no street has', () => {
    expect(namesOf('L-7501')).toEqual(['mersch'])
    expect(namesOf('7599')).toEqual(namesOf('7501'))
    expect(theLocality('L-1999', all)?.id).toBe('luxembourg')
    expect(namesOf('9999')).toEqual(namesOf('9900'))
  })

  it('propose towns from their first digit on, the larger ones of an area first', () => {
    expect(namesOf('L-90')).toEqual(['ettelbruck'])
    expect(namesOf('90')).toEqual(['ettelbruck'])
    expect(namesOf('98')).toEqual(['hosingen', 'weiswampach'])
    expect(findLocalities('90', all)).toEqual([{ id: 'ettelbruck', name: 'Ettelbruck', alias: null }])
  })

  it('may be followed by the name of the town, or its beginning', () => {
    expect(namesOf('9080 Ett')).toEqual(['ettelbruck'])
    expect(namesOf('L-90 ettelbruck')).toEqual(['ettelbruck'])
    expect(namesOf('9780 Win')).toEqual(['wincrange'])
    expect(namesOf('9080 Mersch')).toEqual([])
    expect(theLocality('L-9080 Ettelbruck', all)?.id).toBe('ettelbruck')
  })

  it('mean no town without a doubt until they are whole', () => {
    expect(theLocality('90', all)).toBeNull()
    expect(theLocality('L-908', all)).toBeNull()
  })

  it('of areas that there are not stand for no town', () => {
    expect(namesOf('0000')).toEqual([])
    expect(theLocality('0000', all)).toBeNull()
  })
})

describe('localities', () => {
  it('are the towns and those of dealerships, each once, in the order of the alphabet', () => {
    expect(LOCALITIES).toHaveLength(TOWNS.length + 1)
    expect(LOCALITIES).toContainEqual({ id: 'sud', name: 'Foetz' })
    expect(LOCALITIES.map(({ name }) => name).slice(0, 3)).toEqual(['Bascharage', 'Beaufort', 'Bech'])
    expect(found(' ,')).toHaveLength(LOCALITIES.length)
  })

  it('have other names that no other town has', () => {
    const ids = new Set(TOWNS.map(({ id }) => id))
    expect(Object.keys(OTHER_NAMES).filter((id) => !ids.has(id))).toEqual([])
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length)
  })

  it.each([
    ['mer', ['Mersch', 'Mertert', 'Mertzig']],
    ['PÉT', ['Pétange']],
    ['petange', ['Pétange']],
    ['esch alz', ['Esch-sur-Alzette']],
    ['alzette', ['Esch-sur-Alzette']],
    ['diddeleng', ['Dudelange']],
    ['Düdelingen', ['Dudelange']],
    ['bet', ['Bettembourg', 'Bettendorf', 'Betzdorf', 'Préizerdaul']],
    ['foetz', ['Foetz']],
  ])('are found by how they begin, whatever the accents and the language: “%s”', (typed, towns) => {
    expect(found(typed)).toEqual(towns)
  })

  it.each([
    ['etelbruck', ['Ettelbruck']],
    ['etelbr', ['Ettelbruck']],
    ['mersh', ['Mersch']],
    ['luxemborg', ['Luxembourg']],
    ['wasserbilig', ['Wasserbillig']],
    ['esch sur alzete', ['Esch-sur-Alzette']],
    ['grevenmahcer', ['Grevenmacher']],
  ])('are found with a typing error: “%s”', (typed, towns) => {
    expect(found(typed)).toEqual(towns)
  })

  it('are not guessed: neither from a few wrong letters nor from a town of another country', () => {
    for (const typed of ['xy', 'mrx', 'Metz', 'Paris', 'Bruxelles', '75267', 'mersch nord'])
      expect([typed, found(typed)]).toEqual([typed, []])
  })

  it('tell which other name was meant', () => {
    expect(findLocalities('lëtz', LOCALITIES)).toEqual([{ id: 'luxembourg', name: 'Luxembourg', alias: 'Lëtzebuerg' }])
    expect(findLocalities('luxemb', LOCALITIES)).toEqual([{ id: 'luxembourg', name: 'Luxembourg', alias: null }])
  })

  it('are found by every beginning of every name', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.nat(), fc.boolean(), ({ id, name }, length, loud) => {
        const begun = name.slice(0, 1 + (length % name.length))
        expect(findLocalities(loud ? begun.toUpperCase() : begun, LOCALITIES).map((one) => one.id)).toContain(id)
      }),
    )
  })

  it('are found by a name with a wrong letter, unless that is how another begins', () => {
    const long = names.filter(({ name }) => /^\p{L}{5,}$/u.test(name))
    fc.assert(
      fc.property(
        fc.constantFrom(...long),
        fc.nat(),
        fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'.split('')),
        ({ id, name }, at, letter) => {
          const typed = name.slice(0, at % name.length) + letter + name.slice((at % name.length) + 1)
          const ids = findLocalities(typed, LOCALITIES).map((one) => one.id)
          expect(ids.length).toBeGreaterThan(0)
          if (!names.some((one) => one.id !== id && one.name.toLowerCase().startsWith(typed.toLowerCase())))
            expect(ids).toContain(id)
        },
      ),
    )
  })

  it('are meant without a doubt by their name, and by the beginning that is theirs alone', () => {
    const ids = ['Esch-sur-Alzette', 'ETTELBRUCK', 'lëtzebuerg', 'wilt', 'mersh', 'b', '', 'Paris'].map(
      (typed) => theLocality(typed, LOCALITIES)?.id ?? null,
    )
    expect(ids).toEqual(['esch-sur-alzette', 'ettelbruck', 'luxembourg', 'wiltz', 'mersch', null, null, null])
  })
})
