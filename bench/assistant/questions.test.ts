import { sampleOf } from '../../e2e/support/sample'
import { answerQuestion } from '../../src/domain/assistant/answer'
import { readSearch } from '../../src/domain/assistant/search/read-search'
import { queryOfSentence } from '../../src/domain/assistant/sentence-query'
import { formatStockAddress, parseStockAddress } from '../../src/domain/stock-search/url/stock-address'
import { demoKnowledge } from './demo-knowledge'
import { createJudge, TODAY } from './judge'
import { ANSWERS, SEARCHES, TERSE_SEARCHES } from './questions'

const demo = demoKnowledge(480)
const { knowledge } = demo
const { answerMistakes, idsOf, page, places, searchMistakes } = createJudge(demo)
/** Sentences of each test by default; `npm run test:long` asks all of them. */
const SAMPLE = 600

describe('the chat assistant over the stock of the demo', () => {
  it('finds the same vehicles as the list with the filters that were meant', () => {
    expect(sampleOf('finds the same vehicles', SEARCHES, SAMPLE).flatMap(searchMistakes)).toEqual([])
  })

  it('finds for a sentence in the search field what it answers, by the address of the list', () => {
    const SOME = sampleOf('search field', SEARCHES, SAMPLE / 2)
    const wrong = SOME.flatMap(([ask]) => {
      const reply = answerQuestion(ask, knowledge, { today: TODAY, vehicle: null })
      const found = queryOfSentence(ask, knowledge, TODAY)
      if (reply.code !== 'vehicles' || !found) return [`${ask} → no search`]
      const address = formatStockAddress({ query: found.query, page: 1 })
      const { query: read } = parseStockAddress(address, [], places)
      return String(idsOf(read)) === String(idsOf(reply.query)) ? [] : [`${ask} → ${address}`]
    })
    expect(wrong).toEqual([])
  })

  it('reads a search alike with and without a sign at its end', () => {
    const read = (ask: string): string => JSON.stringify(readSearch(ask, knowledge, 2026))
    const bare = sampleOf('sign at the end', SEARCHES, SAMPLE).map(([ask]) => ask.replace(/[\s?!.]+$/, ''))
    const wrong = bare.filter((ask) => read(`${ask} ?`) !== read(ask) || read(`${ask}.`) !== read(ask))
    expect(wrong).toEqual([])
  })

  it('finds the same on the page of a vehicle for a sentence with a price', () => {
    const PRICED = SEARCHES.filter(([ask]) => /(?:€|euros?)/.test(ask) && !/\?|elle|\bmois|instal/i.test(ask))
    const wrong = sampleOf('page of a vehicle', PRICED, SAMPLE / 2).flatMap(([ask]) => {
      const [anywhere, onPage] = [null, page].map((vehicle) =>
        JSON.stringify(answerQuestion(ask, knowledge, { today: TODAY, vehicle })),
      )
      return anywhere === onPage ? [] : [`${ask} → ${onPage?.slice(0, 160)}`]
    })
    expect(PRICED.length).toBeGreaterThan(200)
    expect(wrong).toEqual([])
  })

  it('knows every word of a sentence that tells no story, but towns abroad, parts of cars and what no filter says', () => {
    const texts = TERSE_SEARCHES.flatMap(([ask]) => queryOfSentence(ask, knowledge, TODAY)?.unread ?? [])
    expect(texts.sort()).toEqual([
      'Arlon',
      'Kia',
      'coffre automatique',
      'compact',
      'meilleure autonomie',
      'un grand coffre',
    ])
  })

  it('answers from the record and the field that were meant, or says that it does not know', () => {
    expect(sampleOf('answers', ANSWERS, SAMPLE).flatMap(answerMistakes)).toEqual([])
  })
})
