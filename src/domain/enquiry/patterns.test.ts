import fc from 'fast-check'
import { PATTERNS } from './patterns'

const TAKEN = {
  email: ['zoe@example.lu', "jo.o'hara+auto@post.example.com", 'änne@exämple.lu', 'a_b-c@a-b.example', 'x@y.xn--p1ai'],
  plate: [
    'AB 1234',
    'AB1234',
    '12 345',
    '1-ABC-234',
    'AA-123-BB',
    'B-MW 1234',
    'TÜ-AB 123',
    'fö·ab 1',
    'W - 12345',
    'TÜ - AB 123',
  ],
  tyreSize: ['205/55 R16 91V', '315/70R22.5'],
  vatNumber: ['LU 12345678', 'NL 123456789 B01'],
}
const REFUSED = {
  email: [
    'zoe',
    'zoe@example',
    'zoe@gmail..com',
    'zoe@.gmail.com',
    'zoe@-gmail.com',
    'zoe@gmail-.com',
    'zoe@exam!ple.lu',
    'zoe@exam/ple.lu',
    'zoe@10.0.0.12',
    'zoe.@gmail.com',
    '.zoe@gmail.com',
    'zoe..m@gmail.com',
    'zoe@example.lu.',
    'zoe@example.lu, jo@example.lu',
    'zoe@example.lu\nBcc: jo@example.lu',
  ],
  plate: ['A', 'AB--1234', 'AB - - 1234', 'AB  1234', 'AB 1234 CD 567', 'AB/1234'],
  tyreSize: ['205', '205/55', 'XL', '205/55 R16 ou 17'],
  vatNumber: ['LU', 'CH123456789'],
}

describe.each(['email', 'plate', 'tyreSize', 'vatNumber'] as const)('pattern of %s', (name) => {
  it.each(TAKEN[name])('takes %s', (typed) => {
    expect(typed).toMatch(PATTERNS[name])
  })

  it.each(REFUSED[name])('refuses %j', (typed) => {
    expect(typed).not.toMatch(PATTERNS[name])
  })

  it('is quick whatever is typed', () => {
    fc.assert(
      fc.property(fc.constantFrom('a', 'a.', '-', '1', '1 ', 'a@', 'XL'), (piece) => {
        const start = performance.now()
        PATTERNS[name].test(`a@${piece.repeat(250)}!`)
        PATTERNS[name].test(`${piece.repeat(250)}!`)
        expect(performance.now() - start).toBeLessThan(2_000)
      }),
    )
  })
})
