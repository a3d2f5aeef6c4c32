import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** What the host's own matcher makes of an address. */
export interface HostMatch {
  to: string
  status: number
  force: boolean
}

/** The host's matcher takes milliseconds for an address: of many it is asked one in so many, of all in `npm run test:long`. */
const ONE_IN = process.env['E2E_LONG'] === '1' ? 1 : 5

/** Indexes of the addresses that the host's matcher is asked for. */
export const sampledIndexes = (count: number): number[] =>
  Array.from({ length: Math.ceil(count / ONE_IN) }, (_, index) => index * ONE_IN)

/**
 * Netlify's own parser and matcher (those of its command line), for tests that hold ours against them. They run in a
 * worker, because the parser is an ES module and the matcher keeps memory of its own.
 */
export const startNetlifyMatcher = () => {
  const folder = mkdtempSync(join(tmpdir(), 'redirects-'))
  const workerData = { file: join(folder, '_redirects') }
  const worker = new Worker(join(__dirname, 'netlify-redirector.worker.mjs'), { workerData })
  return {
    /**
     * @param text a whole `_redirects` file
     * @param addresses decoded paths and raw queries
     * @throws Error when the host's parser refuses a line
     */
    match: async (text: string, addresses: { path: string; query: string }[]): Promise<(HostMatch | null)[]> => {
      const answered = once(worker, 'message')
      worker.postMessage({ text, addresses })
      const [answer]: { matches?: (HostMatch | null)[]; error?: string }[] = await answered
      if (!answer?.matches) throw new Error(answer?.error ?? 'the worker gave no answer')
      return answer.matches
    },
    stop: async (): Promise<void> => {
      await worker.terminate()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
