import { demoDatasources, demoStories } from '../../../../demo/content/index'
import type { StoryblokEnv } from '../../../config/env/storyblok-env'
import { createManagementClient } from './management-client'
import type { StoryblokCommand } from './parse-command'
import { seedEntries } from './seed-entries'
import { seedSpace } from './seed-space'
import { seedStories } from './seed-story'
import { SITE_SPACE } from './site-space'
import { readSpaceFiles } from './space-files'
import { pullSpace, pushSpace } from './sync-space'

/**
 * Does what a command asks for.
 *
 * @param say takes one line for the operator
 * @returns false when `diff` found a difference
 */
export const runStoryblokCommand = async (
  { name, folder, prune, overwrite, dryRun, perSecond }: StoryblokCommand,
  env: StoryblokEnv,
  say: (line: string) => void,
): Promise<boolean> => {
  const client = createManagementClient({
    url: env.STORYBLOK_MANAGEMENT_URL,
    spaceId: env.STORYBLOK_SPACE_ID,
    token: env.STORYBLOK_MANAGEMENT_TOKEN,
    perSecond,
    readOnly: dryRun || name === 'pull',
  })
  if (name === 'pull') {
    if (folder !== null) await pullSpace(client, folder, say)
    return true
  }
  const stories = name === 'seed' ? seedStories(demoStories(), env.ASSET_BASE_URL) : []
  const wanted = folder === null ? SITE_SPACE : await readSpaceFiles(folder)
  const differs = await pushSpace({ client, wanted, prune, dryRun, say })
  if (name === 'seed') {
    await seedEntries(demoDatasources(), { client, dryRun, say })
    await seedSpace(stories, { client, overwrite, dryRun, say })
  }
  return name !== 'diff' || !differs
}
