import { basename } from 'node:path/posix'
import { z } from 'zod'
import { mapJson } from '../../../../demo/content-api/state/walk-json'
import type { DemoStory } from '../../../../demo/content/types'
import { BLOCK_SCHEMAS } from '../../../blocks/schemas'
import { checkContent, schemasByName } from '../../../domain/content/schema/check-content'
import { storedForm } from '../../../domain/content/schema/stored-form'
import { isJsonObject } from '../../../domain/json'
import type { JsonObject } from '../../../domain/json'
import { digestOf } from '../../../server/dealer/digest'
import { folderOf } from './seed-folders'

/** A story as it goes to a space; links to other stories have no uuids yet. */
export interface SeedStory {
  /** Address without slashes at its ends. */
  path: string
  /** Path of the folder that it lies in; empty at the top. A folder's own page lies in that folder. */
  folder: string
  slug: string
  name: string
  isStartpage: boolean
  position: number
  tags: string[]
  content: JsonObject
  /** Of everything above: tells whether a story of the space came from this very seed. */
  digest: string
}

const schemas = schemasByName(BLOCK_SCHEMAS)

/** Pictures are not uploaded: a story names them by their whole address, as Storyblok does with those of other hosts. */
const withPictures = (content: DemoStory['content'], origin: string): JsonObject => {
  const placed = mapJson(z.json().parse(JSON.parse(JSON.stringify(content))), {
    string: (text) => (text.startsWith('/f/') ? `${origin}${text}` : text),
    object: (object) => (object['fieldtype'] === 'asset' ? { ...object, id: null, is_external_url: true } : object),
  })
  return isJsonObject(placed) ? placed : {}
}

const seedStory = (story: DemoStory, pictureOrigin: string): SeedStory => {
  const { fullSlug: path, name, position, isStartpage = false, tags = [] } = story
  const seed = {
    path,
    folder: isStartpage ? path : folderOf(path),
    slug: basename(path),
    name,
    isStartpage,
    position,
    tags,
    content: storedForm(withPictures(story.content, pictureOrigin), schemas),
  }
  return { ...seed, digest: digestOf(seed) }
}

/**
 * Stories in the form in which a space takes them.
 *
 * @param pictureOrigin where their pictures are
 * @throws Error that lists what does not fit the forms of the blocks
 */
export const seedStories = (stories: readonly DemoStory[], pictureOrigin: string): SeedStory[] => {
  const seeds = stories.map((story) => seedStory(story, pictureOrigin))
  const problems = seeds.flatMap(({ path, content }) => checkContent(content, schemas, path))
  if (problems.length > 0)
    throw new Error(
      `Stories do not fit the forms of their blocks:\n${problems.map(({ where, problem }) => `  ${where} ${problem}`).join('\n')}`,
    )
  return seeds
}
