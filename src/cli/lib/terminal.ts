/** What the commands say to the person at the terminal. */
export interface Terminal {
  /** A step begins; the answer tells how long it took and what came of it. */
  step: (title: string) => (result?: string) => void
  say: (text: string) => void
  fail: (text: string) => void
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Plain lines: they read the same in a terminal, in a log file and in CI. */
export const createTerminal = (out: NodeJS.WritableStream, err: NodeJS.WritableStream): Terminal => ({
  step(title) {
    const began = performance.now()
    out.write(`… ${title}\n`)
    return (result) => out.write(`✓ ${title}${result ? `: ${result}` : ''} (${seconds(began)})\n`)
  },
  say: (text) => void out.write(`${text}\n`),
  fail: (text) => void err.write(`✗ ${text}\n`),
})
