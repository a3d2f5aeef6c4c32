import { withoutContact } from './without-contact'

describe('a message without the visitor’s own contact', () => {
  it.each([
    ['Je m’appelle Marc Weber, une Clio à Esch ?', 'une Clio à Esch?'],
    ['un essai mardi, mon tel 621 123 456', 'un essai mardi'],
    ['mon numéro est +352 691 234 567, vous rappelez quand ?', 'vous rappelez quand?'],
    ['essai vendredi, mon mail est paul@exemple.lu', 'essai vendredi'],
  ])('%s', (asked, rest) => {
    expect(withoutContact(asked).replace(/^[\s,]+/, '')).toBe(rest)
  })

  it('keeps amounts, and a message that is nothing else', () => {
    for (const asked of ['moins de 60 000 km et 20 000 euros', '621 123 456']) expect(withoutContact(asked)).toBe(asked)
  })
})
