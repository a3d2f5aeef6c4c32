import { answerQuestion } from '../../src/domain/assistant/answer'
import { demoKnowledge } from './demo-knowledge'
import { HELD_OUT_ANSWERS, HELD_OUT_SEARCHES } from './held-out'
import { createJudge, TODAY } from './judge'
import { ANSWERS, SEARCHES } from './questions'

/**
 * Time of an answer of the chat assistant, the search of the stock included; then how many questions of the set that is
 * held out are answered as they were meant, and the mistakes.
 *
 *     npx tsx bench/assistant/main.ts 480 5000
 */
/** The shortest of so many counts: others use the processor too. */
const ROUNDS = 5

const measure = (count: number): void => {
  const { search, knowledge, vehicles } = demoKnowledge(count)
  const asked = [...SEARCHES.map(([ask]) => ask), ...ANSWERS.map(({ ask }) => ask)]
  const [first] = vehicles
  const vehicle = first ? { id: first.id, equipment: first.equipment.map(({ label }) => label) } : null
  const shortest = asked.map(() => Infinity)
  // Round by round: a question that is asked again at once is read from memory.
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, ask] of asked.entries()) {
      const start = performance.now()
      const reply = answerQuestion(ask, knowledge, { today: TODAY, vehicle })
      if (reply.code === 'vehicles') search.search(reply.query)
      shortest[index] = Math.min(shortest[index] ?? Infinity, performance.now() - start)
    }
  const times = shortest.sort((a, b) => a - b)
  const at = (share: number): string => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(2)
  console.log(`| ${count} | ${times.length} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`)
}

console.log('| vehicles | questions | p50, ms | p95, ms | longest, ms |\n|---|---|---|---|---|')
for (const count of process.argv.slice(2).map(Number)) measure(count)

const judge = createJudge(demoKnowledge(480))
const mistakes = [...HELD_OUT_SEARCHES.flatMap(judge.searchMistakes), ...HELD_OUT_ANSWERS.flatMap(judge.answerMistakes)]
const asked = HELD_OUT_SEARCHES.length + HELD_OUT_ANSWERS.length
console.log(`\nHeld out: ${asked - mistakes.length} of ${asked}\n${mistakes.join('\n')}`)
