import { z } from 'zod'
import type { StoryFields } from '../../domain/content/story-fields'

const isStory = (node: object): node is StoryFields =>
  z.looseObject({ kind: z.string(), path: z.string() }).safeParse(node).success

/** The parsed stories of the graph, as `sourceNodes` put them there. */
export const readStories = (getNodesByType: (type: string) => readonly object[]): StoryFields[] =>
  getNodesByType('Story').filter(isStory)
