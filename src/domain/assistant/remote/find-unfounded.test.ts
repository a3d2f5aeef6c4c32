import { createFactCheck } from './find-unfounded'

const FACTS = [
  'Peugeot 3008 1.2 Hybrid 136 e-DCS6 GT, 2025, 18 420 km, 136 ch, 32 900 €',
  'TAEG : 4,90 %',
  'Lundi : 9 h à 18 h 30',
  'Téléphone : +352 26 10 43, bonjour@groupe.lu',
  'Garantie : 24 mois',
  'Places : 5',
  'Leasing privé 299 €/mois',
]
const check = createFactCheck(FACTS)

describe('what no fact says', () => {
  it.each([
    'La 3008 GT de 2025 (18.420 km) coûte 32 900 €.',
    'Elle est à 32.900,00 euros, soit un TAEG de 4,9 %.',
    'Environ trente-deux mille neuf cents euros, avec vingt-quatre mois de garantie et cinq places.',
    'Ces deux modèles vous plairont. Une question ?',
    'La mensualité est de 299 €, soit 299 € par mois ; 136 chevaux et 5 places.',
    'Ouvert de 9h à 18h30 ; appelez le +352 26 10 43 ou écrivez à bonjour@groupe.lu.',
  ])('is nothing in: %s', (text) => {
    expect(check(text)).toEqual([])
  })

  it.each([
    ['Elle coûte 29 900 €.', ['29900']],
    ['Elle coûte 29 900 €, non 32 900 €.', ['29900']],
    ['Je vous la laisse à 30k€.', ['30000']],
    ['Comptez trente mille euros.', ['30000']],
    ['Garantie de trente-six mois.', ['36']],
    ['Elle a sept places.', ['7']],
    ['TAEG de 3,90 %', ['3.9']],
    ['Payez sur https://mechant.example/x', ['https://mechant.example/x']],
    ['Écrivez à vendeur@ailleurs.com', ['vendeur@ailleurs.com']],
    ['Prix : ５０００ €', ['5000']],
    ['Elle a 32 900 km.', ['32900']],
    ['Comptez 18 420 €.', ['18420']],
    ['Une garantie de 24 ans.', ['24']],
    ['Vingt-quatre places.', ['24']],
    ['Elle coûte 32 900 € par mois.', ['32900']],
    ['Sept portes, cinq portes.', ['5']],
  ])('is found in: %s', (text, found) => {
    expect(check(text)).toEqual(expect.arrayContaining(found))
  })
})
