import { wordsOf } from '../stock-search/text/words'
import { findLocalities, localitiesOf, theLocality } from './localities'
import { OTHER_NAMES } from './town-names'

/** The communes, canton by canton. */
const COMMUNES = [
  'Dippach, Garnich, Habscht, Käerjeng, Kehlen, Koerich, Kopstal, Mamer, Steinfort',
  'Bettembourg, Differdange, Dudelange, Esch-sur-Alzette, Frisange, Kayl, Leudelange, Mondercange, Pétange, Reckange-sur-Mess, Roeser, Rumelange, Sanem, Schifflange',
  'Bertrange, Contern, Hesperange, Luxembourg, Niederanven, Sandweiler, Schuttrange, Steinsel, Strassen, Walferdange, Weiler-la-Tour',
  'Bissen, Colmar-Berg, Fischbach, Heffingen, Helperknapp, Larochette, Lintgen, Lorentzweiler, Mersch, Nommern',
  'Clervaux, Parc Hosingen, Troisvierges, Weiswampach, Wincrange',
  'Bettendorf, Bourscheid, Diekirch, Erpeldange-sur-Sûre, Ettelbruck, Feulen, Mertzig, Reisdorf, Schieren, Vallée de l’Ernz',
  'Beckerich, Ell, Groussbus-Wal, Préizerdaul, Rambrouch, Redange-sur-Attert, Saeul, Useldange, Vichten',
  'Putscheid, Tandel, Vianden',
  'Boulaide, Esch-sur-Sûre, Goesdorf, Kiischpelt, Lac de la Haute-Sûre, Wiltz, Winseler',
  'Beaufort, Bech, Berdorf, Consdorf, Echternach, Rosport-Mompach, Waldbillig',
  'Betzdorf, Biwer, Flaxweiler, Grevenmacher, Junglinster, Manternach, Mertert, Wormeldange',
  'Bous-Waldbredimus, Dalheim, Lenningen, Mondorf-les-Bains, Remich, Schengen, Stadtbredimus',
].flatMap((canton) => canton.split(', '))

const LOCALITIES = localitiesOf([])
/** Names of the one place that is meant. */
const meant = (typed: string): string[] => {
  const found = theLocality(typed, LOCALITIES)
  return found ? [found.name, ...(OTHER_NAMES[found.id] ?? [])] : []
}
/** The name with another letter in its longest word, early enough to be no beginning of another name. */
const misspelt = (name: string): string => {
  const longest = wordsOf(name).reduce((a, b) => (b.length > a.length ? b : a))
  return wordsOf(name)
    .map((word) => (word === longest ? `${word.slice(0, 3)}x${word.slice(4)}` : word))
    .join(' ')
}

describe('communes of Luxembourg', () => {
  it('are a hundred', () => expect(new Set(COMMUNES).size).toBe(100))

  it.each(COMMUNES)('%s is found by its own name, also without accents, and means no other place', (name) => {
    expect(meant(name)).toContain(name)
    expect(meant(wordsOf(name).join(' '))).toContain(name)
  })

  it.each(COMMUNES.filter((name) => wordsOf(name).some((word) => word.length > 3)))(
    '%s is found with a typing error',
    (name) => {
      const ids = findLocalities(misspelt(name), LOCALITIES).flatMap((one) => [
        one.name,
        ...(OTHER_NAMES[one.id] ?? []),
      ])
      expect(ids).toContain(name)
    },
  )

  it.each(['Esch-sur-Mess', 'Redange-sur-Sûre', 'Wormeldange-Haut', 'Bettange-sur-Mess', 'Haute-Alzette'])(
    '%s is none of them, though a part is the same',
    (name) => expect(theLocality(name, LOCALITIES)).toBeNull(),
  )

  it.each([
    ['Rodange', 'Rodange'],
    ['Tétange', 'Kayl'],
    ['Heisdorf', 'Steinsel'],
    ['Belval', 'Esch-sur-Alzette'],
  ])('%s is not taken for a commune that is spelt nearly so', (typed, name) => expect(meant(typed)).toContain(name))
})
