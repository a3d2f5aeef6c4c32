import { z } from 'zod'

const LONGEST_MS = 12 * 3_600_000

const baselineSchema = z.object({ since: z.string(), at: z.iso.datetime() })

/**
 * `builds/live.json`: the cursor from which open pages ask for live prices. A rebuild keeps that of the build before,
 * so that every visitor goes on asking the same address and its answer, which then tells a little more than it must,
 * can be cached for all; after twelve hours it would tell too much.
 *
 * @param before the file as it stands; null in a full build, which always begins anew
 * @param cursor of the stock that was read; null without any
 * @returns the file's text, null when there is nothing to write
 */
export const liveBaseline = (before: string | null, cursor: string | null, now: Date): string | null => {
  const kept = before === null ? undefined : parse(before)
  const age = kept === undefined ? Infinity : now.getTime() - Date.parse(kept.at)
  if (before !== null && age >= 0 && age < LONGEST_MS) return before
  return cursor === null ? before : `${JSON.stringify({ since: cursor, at: now.toISOString() })}\n`
}

const parse = (text: string): z.output<typeof baselineSchema> | undefined => {
  try {
    return baselineSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
