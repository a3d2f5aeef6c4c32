import { equipmentAsked } from './equipment-asked'

const FEATURES = [
  'Android Auto',
  'Apple CarPlay',
  'Apple CarPlay et Android Auto sans fil',
  'Avertisseur de recul',
  'Caméra de recul',
  'Climatisation automatique',
  'Climatisation automatique bizone',
  'Climatisation manuelle',
  'Sièges arrière chauffants',
  'Sièges avant chauffants',
  'Toit ouvrant panoramique',
  'Toit panoramique en verre',
]

const asked = (question: string, ...equipment: string[]) => equipmentAsked(question, FEATURES, equipment)

describe('features that are asked of a vehicle', () => {
  it.each([
    ['carplay ?', 'Apple CarPlay et Android Auto sans fil'],
    ['android auto ?', 'Apple CarPlay et Android Auto sans fil'],
    ['climatisation automatique ?', 'Climatisation automatique bizone'],
    ['clim auto ?', 'Climatisation automatique bizone'],
    ['toit panoramique ?', 'Toit panoramique en verre'],
    ['sièges chauffants ?', 'Sièges arrière chauffants'],
    ['clim auto ou manuelle ?', 'Climatisation manuelle'],
  ])('%s is answered by a longer label of the family', (question, label) => {
    expect(asked(question, label)).toMatchObject({ labels: [label], missing: [] })
  })

  it.each([
    ['sièges avant chauffants ?', 'Sièges arrière chauffants', 'Sièges avant chauffants'],
    ['climatisation automatique bizone ?', 'Climatisation automatique', 'Climatisation automatique bizone'],
    ['climatisation automatique ?', 'Climatisation manuelle', 'Climatisation automatique'],
    ['recul ?', 'Avertisseur de recul', 'Caméra de recul'],
    ['toit ouvrant ?', 'Toit panoramique en verre', 'Toit ouvrant panoramique'],
  ])('%s is not answered by another label', (question, label, missing) => {
    expect(asked(question, label)).toMatchObject({ labels: [], missing: [missing] })
  })

  it('names every label of the family that is there', () => {
    expect(asked('sièges chauffants ?', 'Sièges avant chauffants', 'Sièges arrière chauffants')?.labels).toEqual([
      'Sièges avant chauffants',
      'Sièges arrière chauffants',
    ])
  })

  it('finds nothing where no feature is named', () => {
    expect(asked('quelle couleur ?', 'Apple CarPlay')).toBeNull()
  })
})
