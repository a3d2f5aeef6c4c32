import type { z } from 'zod'
import { changesEnvelopeSchema } from '../../../src/contract/dealer/changes'
import { safeParse } from '../../../src/contract/safe-parse'
import { DealerApiError } from './client'
import type { DealerClient } from './client'
import type { DealerOptions } from './options'

const PATH = '/api/dealer/v1/vehicles'

/**
 * Changes asked for at first, in most rebuilds all there are. Of many the next are on their way while these are looked at:
 * the stock system and this process work at the same time.
 */
const FIRST = 100

export type ChangePage = z.output<typeof changesEnvelopeSchema>
export type Change = ChangePage['items'][number]

const pathOf = (after: string | null, limit: number): string => {
  const query = new URLSearchParams({ limit: String(limit), ...(after !== null && { after }) })
  return `${PATH}?${query.toString()}`
}

/** What makes a page impossible to go on from, or null. */
const inconsistency = (page: ChangePage, after: string | null, lastSeq: number): string | null => {
  if (page.more && page.items.length === 0) return 'says that there is more, but holds nothing'
  if (page.more && page.cursor === after) return `says that there is more, but its cursor stays ${page.cursor}`
  let seq = lastSeq
  for (const item of page.items) {
    if (item.seq <= seq) return `is out of order: change ${item.seq} comes after ${seq}`
    seq = item.seq
  }
  return null
}

/**
 * Reads every vehicle change after a cursor, page by page and in order.
 *
 * @param after null: everything from the beginning
 * @throws DealerApiError when an answer fails, is no page of changes, or cannot be gone on from
 */
export async function* readChanges(
  client: DealerClient,
  { url: origin, pageSize }: Pick<DealerOptions, 'url' | 'pageSize'>,
  after: string | null,
): AsyncGenerator<ChangePage> {
  const ask = (from: string | null, limit: number) => {
    const path = pathOf(from, limit)
    const answer = client.get(path)
    // Whoever awaits it is told; until then nobody is.
    answer.catch(() => undefined)
    return { path, answer }
  }
  let cursor = after
  let lastSeq = Number.NEGATIVE_INFINITY
  let asked = ask(cursor, Math.min(FIRST, pageSize))
  for (;;) {
    const { path, answer } = asked
    const result = safeParse(changesEnvelopeSchema, await answer)
    if (!result.success) {
      const [issue] = result.error.issues
      const where = issue?.path.join('.') ?? ''
      throw new DealerApiError(
        `${origin}${path}`,
        `the answer is not a whole page of changes (${where || 'answer'}: ${issue?.message ?? 'unreadable'})`,
      )
    }
    const page = result.data
    const reason = inconsistency(page, cursor, lastSeq)
    if (reason !== null) throw new DealerApiError(`${origin}${path}`, `the page ${reason}`)
    cursor = page.cursor
    if (page.more) asked = ask(cursor, pageSize)
    yield page
    if (!page.more) return
    lastSeq = page.items.at(-1)?.seq ?? lastSeq
  }
}
