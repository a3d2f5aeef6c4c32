import { asTyped } from './as-typed'

describe('words as they were typed', () => {
  it('have the accents, capitals and marks of the message', () => {
    expect(asTyped(['duree', 'd au moins 70'], 'Quelle DURÉE, d’au moins 70 ?')).toEqual(['DURÉE', 'd’au moins 70'])
  })

  it('stay as they are where the message has other words', () => {
    expect(asTyped(['kilometres', ''], 'combien de km ?')).toEqual(['kilometres', ''])
  })
})
