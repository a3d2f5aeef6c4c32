import { describeChange, isDifference } from '../../../domain/storyblok/change'
import { diffSpace } from '../../../domain/storyblok/diff-space'
import type { SpaceSchema } from '../../../domain/storyblok/space-schema'
import { applyChanges } from './apply-changes'
import type { ManagementClient } from './management-client'
import { readSpace } from './read-space'
import { writeSpaceFiles } from './space-files'

export interface SyncOptions {
  client: ManagementClient
  wanted: SpaceSchema
  prune: boolean
  dryRun: boolean
  /** Takes one line for the operator. */
  say: (line: string) => void
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/**
 * Makes the block library of a space what is wanted, or shows what that would take.
 *
 * @returns whether the space differed
 */
export const pushSpace = async ({ client, wanted, prune, dryRun, say }: SyncOptions): Promise<boolean> => {
  const space = await readSpace(client)
  const changes = diffSpace(wanted, space.schema)
  const isMade = ({ action }: { action: string }) => prune || action !== 'remove'
  const made = changes.filter(isMade)
  if (dryRun) for (const change of made) say(describeChange(change))
  else await applyChanges(made, { client, wanted, space, prune, say })
  for (const change of changes.filter((other) => !isMade(other)))
    say(`only in the space, kept without --prune: ${describeChange(change).replace(/^remove /, '')}`)
  const blocks = counted(wanted.components.length, 'block')
  say(
    made.length === 0
      ? `${blocks} compared, nothing to change`
      : `${blocks} compared, ${counted(made.length, 'change')} ${dryRun ? 'to make' : 'made'}`,
  )
  return changes.some((change) => isDifference(change, prune))
}

/** Writes the block library of a space to a folder. */
export const pullSpace = async (client: ManagementClient, folder: string, say: SyncOptions['say']): Promise<void> => {
  const { schema } = await readSpace(client)
  const files = await writeSpaceFiles(folder, schema)
  say(`${counted(schema.components.length, 'block')} in ${counted(files, 'file')} of ${folder}`)
}
