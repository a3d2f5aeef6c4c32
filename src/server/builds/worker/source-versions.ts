import { z } from 'zod'
import { createContentClient } from '../../../content-api/content-client'

/** Versions of the data, as their systems tell them now; null where a system is away. */
export interface SourceVersions {
  /** The content space's version: changes with every publication. */
  content: string | null
  /** Changes with everything in the stock system that makes pages, and with nothing else. */
  dealer: string | null
}

export interface SourceAddresses {
  /** Content API up to the version, `https://api.storyblok.com/v2`. */
  contentEndpoint: string
  contentToken: string
  /** Origin of the stock system. */
  dealerUrl: string
  /** Shown to the stock system, where it asks for one. */
  dealerToken?: string | undefined
}

/** The systems whose version is wanted. */
export type WantedVersions = Readonly<Record<keyof SourceVersions, boolean>>

const BOTH: WantedVersions = { content: true, dealer: true }

/**
 * Tells which versions the sources have now.
 *
 * @param wanted the others are not asked, and have the version null
 * @throws never: a source that is away has the version null
 */
export type ReadVersions = (wanted?: WantedVersions) => Promise<SourceVersions>

const TIMEOUT = 5_000

const positionSchema = z.object({ structural: z.string(), lists: z.union([z.string(), z.number()]) })

const ask = async <Shape extends z.ZodType>(
  address: string,
  shape: Shape,
  headers: Record<string, string> = {},
): Promise<z.output<Shape> | null> => {
  try {
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(TIMEOUT) })
    return response.ok ? shape.parse(await response.json()) : null
  } catch {
    return null
  }
}

export const sourceVersions = ({
  contentEndpoint: endpoint,
  contentToken: token,
  dealerUrl,
  dealerToken,
}: SourceAddresses): ReadVersions => {
  const client = createContentClient({ endpoint, token, timeout: TIMEOUT, repeatsFailures: false })
  const headers: Record<string, string> = dealerToken === undefined ? {} : { authorization: `Bearer ${dealerToken}` }
  return async (wanted = BOTH) => {
    const [content, position] = await Promise.all([
      wanted.content ? client.readVersion().catch(() => null) : null,
      wanted.dealer ? ask(`${dealerUrl}/api/dealer/v1/position`, positionSchema, headers) : null,
    ])
    return { content, dealer: position ? `${position.structural} ${position.lists}` : null }
  }
}
