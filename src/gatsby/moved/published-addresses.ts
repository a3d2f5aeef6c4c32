import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseStoryAddresses, STORY_ADDRESSES } from '../../contract/story-addresses'
import type { StoryAddress } from '../../contract/story-addresses'

/**
 * Where visitors know the stories: the builder puts the file of the live release here before it starts. Gatsby's own
 * nodes cannot tell after a build that was killed, for they are dropped, or know of a move that nobody was told of.
 *
 * @param root of the site; none before its first build
 */
export const readPublishedAddresses = (root: string): StoryAddress[] => {
  try {
    return parseStoryAddresses(readFileSync(join(root, 'public', STORY_ADDRESSES), 'utf8'))
  } catch {
    return []
  }
}
