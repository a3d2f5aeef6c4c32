import { createIntl } from 'react-intl'
import { demoKnowledge } from '../../../bench/assistant/demo-knowledge'
import { readSearch } from '../../domain/assistant/search/read-search'
import messages from '../../locales/fr.json'
import { describeQuery } from './describe-query'

const { knowledge, columns } = demoKnowledge(480)
const intl = createIntl({ locale: 'fr', messages })
const told = (asked: string): string =>
  describeQuery(readSearch(asked, knowledge, 2026).query, columns, knowledge, intl)
    .join(', ')
    .replace(/[\u00a0\u202f]/g, ' ')

describe('the filters that an answer says it read', () => {
  it.each([
    [
      'un break diesel à moins de 30 000 € près d’Ettelbruck',
      'break, diesel, prix jusqu’à 30.000 €, Ettelbruck et 40 km autour',
    ],
    ['une Peugeot 3008 noire de 2022 à 2024', 'couleur noir, Peugeot 3008, année de 2022 à 2024'],
    ['pas de diesel, 7 places', 'tout sauf diesel, 7 places'],
    ['une Dacia de 2023 à Mersch', 'Dacia, concession Groupe Alzette Mersch, année 2023'],
    ['plus de 150 ch, 400 km d’autonomie', 'puissance à partir de 150 ch, autonomie à partir de 400 km'],
    [
      'leasing privé à 300 € par mois avec volant chauffant',
      'mensualité jusqu’à 300 €/mois, leasing privé, Volant chauffant',
    ],
    ['rouge ou bleue, boîte automatique', 'couleur bleu ou rouge, boîte automatique'],
    ['SUV en leasing', 'SUV, leasing privé'],
    ['diesel avec au moins 24 mois de garantie', 'diesel, garantie d’au moins 24 mois'],
    ['utilitaire de 3,5 tonnes max', 'utilitaire, PTAC jusqu’à 3.500 kg'],
  ])('are in plain French: %s', (asked, text) => {
    expect(told(asked).split(', ').sort()).toEqual(text.split(', ').sort())
  })

  it('are none where nothing is left out', () => {
    expect(told('bonjour')).toBe('')
  })
})
