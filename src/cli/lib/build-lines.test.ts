import { createBuildLines } from './build-lines'

const linesOf = (isAwaited: boolean, ...lines: string[]) => {
  const said: string[] = []
  const errors: unknown[][] = []
  const logger = { info: () => undefined, error: (...told: unknown[]) => void errors.push(told) }
  const pass = createBuildLines({ say: (text) => void said.push(text), logger }, () => isAwaited)
  lines.forEach(pass)
  return { said, errors }
}
const MISSING = 'error part of /faq is missing in its HTML, because it threw: TypeError: no such field'

describe('lines of a builder', () => {
  it('show progress where somebody waits for it', () => {
    const lines = ['success onPreInit - 0.003s', '  at Timeline (x.js:1:1)', '│ └   /stock']
    expect(linesOf(true, ...lines).said).toEqual(['    success onPreInit - 0.003s', '    │ └   /stock'])
    expect(linesOf(false, ...lines)).toEqual({ said: [], errors: [] })
  })

  it.each([true, false])(
    'tell the log and error monitoring of a missing part once, awaited or not: %s',
    (isAwaited) => {
      expect(linesOf(isAwaited, MISSING)).toEqual({
        said: [],
        errors: [[MISSING.replace('error ', ''), { fault: { kind: 'build' } }]],
      })
    },
  )
})
