import { z } from 'zod'
import { safeParse } from '../../../src/contract/safe-parse'
import { DealerApiError } from './client'
import type { DealerClient } from './client'

const PATH = '/api/dealer/v1/position'

const positionSchema = z.object({ lists: z.union([z.string(), z.number()]) })

/** Answers for a stock system that has no such address: then nobody can tell whether a list changed. */
const NOT_THERE = new Set([404, 405, 501])

/**
 * What changes with any of the short lists; null when the stock system cannot say.
 *
 * @throws DealerApiError
 */
export const readListPosition = async (client: DealerClient): Promise<string | null> => {
  try {
    const answer = safeParse(positionSchema, await client.get(PATH))
    return answer.success ? String(answer.data.lists) : null
  } catch (error) {
    if (error instanceof DealerApiError && error.status !== null && NOT_THERE.has(error.status)) return null
    throw error
  }
}
