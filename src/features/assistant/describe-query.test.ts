import { createIntl } from 'react-intl'
import { demoKnowledge } from '../../../bench/assistant/demo-knowledge'
import { readSearch } from '../../domain/assistant/read-search'
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
      'carrosserie : break, énergie : diesel, prix : jusqu’à 30.000 €, lieu : Ettelbruck et 40 km autour',
    ],
    ['une Peugeot 3008 noire de 2022 à 2024', 'couleur : noir, modèle : Peugeot 3008, année : de 2022 à 2024'],
    ['pas de diesel, 7 places', 'énergie : tout sauf diesel, places : 7'],
    ['une Dacia de 2023 à Mersch', 'marque : Dacia, concession : Groupe Alzette Mersch, année : 2023'],
    ['plus de 150 ch, 400 km d’autonomie', 'puissance : à partir de 150 ch, autonomie : à partir de 400 km'],
    [
      'leasing privé à 300 € par mois avec volant chauffant',
      'mensualité : jusqu’à 300 €/mois, leasing privé, Volant chauffant',
    ],
    ['SUV en leasing', 'carrosserie : SUV, leasing privé'],
  ])('are in plain French: %s', (asked, text) => {
    expect(told(asked).split(', ').sort()).toEqual(text.split(', ').sort())
  })

  it('are none where nothing is left out', () => {
    expect(told('bonjour')).toBe('')
  })
})
