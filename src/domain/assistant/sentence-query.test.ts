import { decodeStock } from '../stock-search/codec/decode'
import { EMPTY_QUERY } from '../stock-search/engine/query'
import { filesOf } from '../stock-search/testing/stock-of'
import { formatStockAddress, parseStockAddress } from '../stock-search/url/stock-address'
import { exampleVehicle } from '../testing/example-vehicle'
import { createKnowledge } from './knowledge/knowledge'
import { queryOfSentence, withSentence } from './sentence-query'

const files = filesOf([exampleVehicle, { ...exampleVehicle, id: 2, fuel: 'diesel', bodyStyle: 'estate' }])
const features = ['Attelage amovible', 'Attelage fixe', 'Volant chauffant']
const dealership = {
  id: 'ettelbruck',
  name: 'Groupe Ettelbruck',
  address: { street: '1, rue', postalCode: 'L-9000', town: 'Ettelbruck', country: 'LU' as const },
  latitude: 49.85,
  longitude: 6.1,
  phone: '',
  email: '',
  showroomHours: null,
  workshopHours: null,
  specialHours: [],
  services: [],
  brands: [],
}
const knowledge = createKnowledge(
  decodeStock(JSON.parse(files.index.text)),
  { dealerships: [dealership], offers: [], faq: [] },
  features,
)
const addressOf = (sentence: string): string | null => {
  const found = queryOfSentence(sentence, knowledge, '2026-11-26')
  return found && formatStockAddress({ query: found.query, page: 1 })
}

describe('a sentence in the search field', () => {
  it.each([
    [
      'un break diesel à moins de 30 000 € près d’Ettelbruck',
      'carrosserie=break&carburant=diesel&autour-de=ettelbruck&rayon=40&prix=-30000',
    ],
    ['3008 GT', 'q=gt&modele=peugeot-3008'],
    ['diesel avec volant chauffant', 'carburant=diesel&equipement=Volant+chauffant'],
    ['diesel avec attelage', 'carburant=diesel&equipement=Attelage+fixe~Attelage+amovible'],
    ['volant chauffant ou attelage fixe', 'equipement=Volant+chauffant~Attelage+fixe'],
    ['une Kia diesel', 'q=kia&carburant=diesel'],
  ])('becomes filters, and a text where it is not understood: %s', (sentence, address) => {
    expect(addressOf(sentence)).toBe(address)
  })

  it('names the words that set no filter', () => {
    expect(queryOfSentence('diesel chouette', knowledge, '2026-11-26')).toMatchObject({
      query: { text: '' },
      unread: ['chouette'],
    })
  })

  it.each(['GT Line', 'horaires à Ettelbruck', 'bonjour', ''])('is no search by filters: %s', (sentence) => {
    expect(addressOf(sentence)).toBeNull()
  })

  it.each([
    [
      'marque=kia&modele=kia-ev3&prix=-20000&q=break',
      'peugeot 3008 à moins de 30 000 €',
      'modele=peugeot-3008&prix=-30000',
    ],
    ['carburant=essence&tri=prix&etat=occasion', 'diesel', 'etat=occasion&carburant=diesel&tri=prix'],
    ['marque=peugeot&equipement=Isofix', 'volant chauffant', 'marque=peugeot&equipement=Isofix,Volant%20chauffant'],
  ])('replaces filters of its kind and leaves the others: %s + %s', (before, sentence, after) => {
    const found = queryOfSentence(sentence, knowledge, '2026-11-26')
    const query = withSentence(parseStockAddress(before).query, found?.query ?? EMPTY_QUERY)
    expect(formatStockAddress({ query, page: 1 })).toBe(formatStockAddress(parseStockAddress(after)))
  })
})
