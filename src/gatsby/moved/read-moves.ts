import { z } from 'zod'
import { createClient, DealerApiError } from '../../../plugins/gatsby-source-dealer/src/client'
import type { Move } from '../../domain/routes/moves'

const RETRY_DELAY = 300
const TIMEOUT = 15_000

const path = z.string().regex(/^\/(?!\/)\S*$/)
const movesSchema = z.object({ moved: z.array(z.object({ from: path, to: path })) })

/** The list of moved stories could not be read; one line. */
export class MovedPathsError extends Error {
  override name = 'MovedPathsError'
}

/**
 * Reads the addresses that stories had before: builds that start from nothing cannot know them otherwise.
 *
 * @param address answers `{ moved: [{ from, to }] }`
 * @throws MovedPathsError: without the list, old addresses would be lost
 */
export const readMoves = async (address: string): Promise<Move[]> => {
  const { origin, pathname, search } = new URL(address)
  const client = createClient({ url: origin, timeout: TIMEOUT, retryDelay: RETRY_DELAY })
  try {
    const answer = movesSchema.safeParse(await client.get(`${pathname}${search}`))
    if (answer.success) return answer.data.moved
  } catch (error) {
    if (!(error instanceof DealerApiError)) throw error
    throw new MovedPathsError(`MOVED_PATHS_URL: GET ${address}: ${error.reason}`)
  }
  throw new MovedPathsError(`MOVED_PATHS_URL: GET ${address}: the answer has no list of moved addresses`)
}
