import { existsSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// Grades pages with the modules of Mozilla's analyser, because its own program supports neither paths nor ports.
// Reads [{ httpPort, httpsPort, path }, …] from standard input, writes [{ status, score, tests: { name: { result, modifier } } }, …].

const ANALYSER = new URL('../node_modules/@mdn/mdn-http-observatory/', import.meta.url)

// The HSTS preload list, which the package's install script would download; `localhost` is not on it.
const list = fileURLToPath(new URL('conf/hsts-preload.json', ANALYSER))
if (!existsSync(list)) writeFileSync(list, '{}')

const part = (file) => import(new URL(`src/${file}`, ANALYSER).href)
const { retrieve } = await part('retriever/retriever.js')
const { ALL_TESTS } = await part('constants.js')
const { getScoreModifier } = await part('grader/grader.js')
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await part('grader/charts.js')

const grade = async ({ path, httpPort, httpsPort }) => {
  const requests = await retrieve('localhost', { path, httpPort, httpsPort })
  if (!requests.responses.auto) throw new Error(`Nothing answers for ${path}`)
  const tests = ALL_TESTS.map((test) => test(requests)).map((found) => ({
    name: found.constructor.name,
    result: found.result,
    modifier: found.result === null ? 0 : getScoreModifier(found.result),
  }))
  const sum = (modifiers) => modifiers.reduce((total, one) => total + one, 100)
  const modifiers = tests.map(({ modifier }) => modifier)
  // Extra credit counts only above a minimum score.
  const plain = sum(modifiers.filter((one) => one < 0))
  const score = plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : plain
  return {
    status: requests.responses.auto.status,
    score: Math.max(0, score),
    tests: Object.fromEntries(tests.map(({ name, result, modifier }) => [name, { result, modifier }])),
  }
}

let input = ''
for await (const piece of process.stdin) input += piece
const grades = []
for (const page of JSON.parse(input)) grades.push(await grade(page))
process.stdout.write(JSON.stringify(grades))
