import { asTyped } from './as-typed'

describe('words as they were typed', () => {
  it('have the accents and capitals of the message', () => {
    expect(
      asTyped(['duree', 'kilometres', 'qui charge a thionville'], 'Quelle DURÉE, qui charge à Thionville ?'),
    ).toEqual(['DURÉE', 'kilometres', 'qui charge à Thionville'])
  })
})
