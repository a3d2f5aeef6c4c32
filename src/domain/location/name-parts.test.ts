import fc from 'fast-check'
import { nameParts } from './name-parts'

describe('parts of a name', () => {
  it.each([
    ['Anne Weber', 'Anne', 'Weber'],
    ['Marie-Claire Van der Elst', 'Marie-Claire', 'Van der Elst'],
    ['Marie Claire de La Tour', 'Marie Claire', 'de La Tour'],
    ['Jessica Da Silva', 'Jessica', 'Da Silva'],
    ['Paulo dos Santos Ferreira', 'Paulo', 'dos Santos Ferreira'],
    ['Yann Le Goff', 'Yann', 'Le Goff'],
    ['Giulia La Rocca', 'Giulia', 'La Rocca'],
    ['Hans Peter von der Heyden', 'Hans Peter', 'von der Heyden'],
    ['Hélène d’Huart', 'Hélène', 'd’Huart'],
    ["Hélène D'Huart", 'Hélène', "D'Huart"],
    ['Op den Camp', '', 'Op den Camp'],
    ['Sofia Marques Pinto', 'Sofia', 'Marques Pinto'],
    ['Jean-Paul Steichen', 'Jean-Paul', 'Steichen'],
    ['Jean Paul Steichen', 'Jean Paul', 'Steichen'],
    ['Marie Noël', 'Marie', 'Noël'],
    ['John F. Kennedy', 'John F.', 'Kennedy'],
    ['Jean Paul DA SILVA', 'Jean Paul', 'DA SILVA'],
    ['WEBER Anne', 'Anne', 'WEBER'],
    ['Van der Elst, Marie-Claire', 'Marie-Claire', 'Van der Elst'],
    ['ANNE WEBER', 'ANNE', 'WEBER'],
    ['Ronaldo', 'Ronaldo', ''],
    ['  Anne \u00a0 Weber ', 'Anne', 'Weber'],
    ['', '', ''],
  ])('%s', (name, given, family) => {
    expect(nameParts(name)).toEqual({ given, family })
  })

  it('are all words of the name, each once', () => {
    const word = fc.constantFrom('Anne', 'Marie', 'Claire', 'de', 'Van', 'la', 'DUPONT', 'F.', 'd’Huart', 'Noël')
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
        const { given, family } = nameParts(words.join(' '))
        const parts = `${given} ${family}`.split(' ').filter((part) => part !== '')
        expect(parts.sort()).toEqual([...words].sort())
      }),
    )
  })
})
