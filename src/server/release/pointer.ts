import { z } from 'zod'
import { isMissingFile } from '../../domain/errors/system-error'
import type { Disk } from './disk'
import { releaseIdSchema } from './roots'
import { ReleaseError } from './types'
import type { CurrentRelease } from './types'
import { writeForGood } from './write-whole'

const pointerSchema = z.object({
  id: releaseIdSchema,
  previous: releaseIdSchema.nullable(),
  switchedAt: z.iso.datetime(),
}) satisfies z.ZodType<CurrentRelease>

/**
 * Which release is live; null when none is yet.
 *
 * @throws ReleaseError that says what to do when the file cannot be read
 */
export const readPointer = async (disk: Disk, file: string): Promise<CurrentRelease | null> => {
  const bytes = await disk.read(file).catch((error: unknown) => {
    if (isMissingFile(error)) return null
    throw error
  })
  if (bytes === null) return null
  try {
    return pointerSchema.parse(JSON.parse(bytes.toString('utf8')))
  } catch (cause) {
    throw new ReleaseError(`${file} names no release; "npm run release -- rollback ID" writes it anew`, { cause })
  }
}

/** Switches in one step: a reader finds the release before or this one, never half a file. */
export const writePointer = (disk: Disk, file: string, current: CurrentRelease): Promise<void> =>
  writeForGood(disk, file, Buffer.from(`${JSON.stringify(current)}\n`))
