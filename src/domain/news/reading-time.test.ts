import fc from 'fast-check'
import { countWords, readingMinutes } from './reading-time'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const richText = (...content: object[]) => ({ component: 'rich-text', body: { type: 'doc', content } })
const words = (count: number) => Array.from({ length: count }, () => 'mot').join(' ')

describe('reading time', () => {
  it.each([
    ['', 0],
    ['Quand monter les pneus d’hiver\u202f?', 5],
    ['«\u202fPorte-à-porte\u202f»\u202f: 1,5\u00a0litre – rien de plus…', 6],
    ['Ça se\u00a0lit à haute voix', 6],
  ])('counts what is read as a word: %j', (text, count) => {
    expect(countWords(text)).toBe(count)
  })

  it.each([
    [0, 1],
    [200, 1],
    [201, 2],
    [1000, 5],
  ])('of %i words is %i min', (count, minutes) => {
    expect(readingMinutes([richText(paragraph(words(count)))])).toBe(minutes)
  })

  it('takes in lists and texts inside other blocks, and no title or caption', () => {
    const list = { type: 'bullet_list', content: [{ type: 'list_item', content: [paragraph(words(150))] }] }
    const faq = {
      component: 'faq',
      title: words(500),
      items: [{ answer: { type: 'doc', content: [paragraph(words(150))] } }],
    }
    expect(readingMinutes([richText(list), faq])).toBe(2)
  })

  it('is the same however the words are split into paragraphs and blocks', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 6 }), (counts) => {
        const all = counts.reduce((sum, count) => sum + count, 0)
        const whole = readingMinutes([richText(paragraph(words(all)))])
        expect(readingMinutes([richText(...counts.map((count) => paragraph(words(count))))])).toBe(whole)
        expect(readingMinutes(counts.map((count) => richText(paragraph(words(count)))))).toBe(whole)
      }),
    )
  })

  it.each([[null], [undefined], ['text'], [[null, 3, { type: 'doc' }]]])(
    'of what holds no text is 1 min: %j',
    (body) => {
      expect(readingMinutes(body)).toBe(1)
    },
  )
})
