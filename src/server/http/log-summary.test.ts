import { createLogSummary } from './log-summary'

const open = (interval?: number) => {
  const lines: string[] = []
  const write = (line: string) => void lines.push(line)
  return { lines, summary: createLogSummary({ info: write, error: write }, interval) }
}

describe('a summary of log lines', () => {
  it('writes a line at once, and the number of the same ones when the time is over', () => {
    const { lines, summary } = open()
    for (let index = 0; index < 1_000; index += 1) summary.add('webhook dealer: 401 bad_signature')
    summary.add('webhook dealer: 415 not_json')
    expect(lines).toEqual(['webhook dealer: 401 bad_signature', 'webhook dealer: 415 not_json'])
    summary.close()
    expect(lines.slice(2)).toEqual(['webhook dealer: 401 bad_signature (999 more times in 60 s)'])
    summary.add('webhook dealer: 415 not_json')
    expect(lines).toHaveLength(4)
    summary.close()
  })

  it('flushes by itself after the interval', async () => {
    const { lines, summary } = open(20)
    summary.add('a')
    summary.add('a')
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(lines).toEqual(['a', 'a (1 more time in 0.02 s)'])
    summary.close()
  })

  it('tells 50 kinds apart, so that made-up ones cannot fill the memory or the log', () => {
    const { lines, summary } = open()
    for (let index = 0; index < 1_000; index += 1) summary.add(`kind ${index}`)
    expect(lines).toHaveLength(51)
    summary.close()
    expect(lines.at(-1)).toBe('others were refused (949 more times in 60 s)')
  })
})
