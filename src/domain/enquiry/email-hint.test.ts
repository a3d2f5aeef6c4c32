import fc from 'fast-check'
import { suggestEmail } from './email-hint'
import { EMAIL_PROVIDERS } from './email-providers'

/** Domains of providers with one letter left out or another one in its place, and any other texts. */
const mistyped = fc
  .tuple(fc.constantFrom(...EMAIL_PROVIDERS), fc.nat(), fc.string({ maxLength: 1 }))
  .map(([known, at, letter]) => known.slice(0, at % known.length) + letter + known.slice((at % known.length) + 1))
const domain = fc.oneof(mistyped, fc.domain(), fc.string())

describe('hint for an e-mail address', () => {
  it.each([
    ['a@gmial.com', 'a@gmail.com'],
    ['a@gamil.com', 'a@gmail.com'],
    ['a@gmail.con', 'a@gmail.com'],
    ['a@gmial.con', 'a@gmail.com'],
    ['a@gmail.co', 'a@gmail.com'],
    ['a@gmail,com', 'a@gmail.com'],
    ['a@gmailcom', 'a@gmail.com'],
    ['Zoe.M@GMAL.COM', 'Zoe.M@gmail.com'],
    ['a@hotmial.fr', 'a@hotmail.fr'],
    ['a@outlok.com', 'a@outlook.com'],
    ['a@pt.ul', 'a@pt.lu'],
    ['a@tp.lu', 'a@pt.lu'],
    ['a@internet.l', 'a@internet.lu'],
    ['a@educaton.lu', 'a@education.lu'],
    ['a@skynet.bee', 'a@skynet.be'],
    ['a@t-onlin.de', 'a@t-online.de'],
    ['a@lapsote.net', 'a@laposte.net'],
    ['a@garage-weber.con', 'a@garage-weber.com'],
    ['zoé@gmail.com', 'zoe@gmail.com'],
    ['Zoe\u0301.Cœur@GMAIL.com', 'Zoe.Coeur@gmail.com'],
    ['zoé@gmial.com', 'zoe@gmail.com'],
    ['jürgen.weiß@gmx.de', 'juergen.weiss@gmx.de'],
    ['jürgen@pt.lu', 'jurgen@pt.lu'],
  ])('%s reads %s', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant)
  })

  it.each([
    'zoé@garage-weber.lu',
    'зоя@gmail.com',
    '',
    'a',
    'a@',
    '@gmail.com',
    'a@vw.lu',
    'a@love.fr',
    'a@proximus.lu',
    'a@orange.de',
    'a@garage-weber.lu',
  ])('has nothing to say to %p', (typed) => {
    expect(suggestEmail(typed)).toBeNull()
  })

  it('never comes for the domain of a known provider', () => {
    fc.assert(
      fc.property(fc.constantFrom(...EMAIL_PROVIDERS), fc.boolean(), (known, upper) => {
        expect(suggestEmail(`zoe@${upper ? known.toUpperCase() : known}`)).toBeNull()
      }),
    )
  })

  it('keeps what stands before the @, and has nothing to add to what it proposed', () => {
    fc.assert(
      fc.property(fc.emailAddress(), domain, (email, other) => {
        const local = email.slice(0, email.lastIndexOf('@'))
        const proposed = suggestEmail(`${local}@${other}`) ?? `${local}@gmail.com`
        expect(proposed.startsWith(`${local}@`)).toBe(true)
        expect(suggestEmail(proposed)).toBeNull()
      }),
    )
  })

  it('notices any two swapped letters in the domain of a common provider', () => {
    fc.assert(
      fc.property(fc.constantFrom('gmail.com', 'hotmail.com', 'outlook.com', 'internet.lu'), fc.nat(), (known, at) => {
        const index = at % (known.indexOf('.') - 1)
        const typed = `${known.slice(0, index)}${known[index + 1]}${known[index]}${known.slice(index + 2)}`
        expect(suggestEmail(`a@${typed}`)).toBe(typed === known ? null : `a@${known}`)
      }),
    )
  })
})
