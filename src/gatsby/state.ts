import { segments } from '../config/segments'
import type { StoryAddress } from '../contract/story-addresses'
import type { Move } from '../domain/routes/moves'
import { NO_FEEDS } from '../domain/content/feeds'
import type { BlockFeeds } from '../domain/content/feeds'
import type { StoryFields } from '../domain/content/story-fields'
import type { Content } from './content/content'
import { createStoryParser } from './content/parse-again'
import { createPlanner } from './create-pages/plan'
import type { Plan } from './create-pages/page-plan'
import type { Facts } from './facts/facts'
import type { ReportEntry } from './report/report'

/**
 * What one lifecycle leaves for a later one, and one build for the next of the same process. Each full build reads all
 * of it anew; a rebuild brings it up to date, and each part is replaced only when the new one is whole.
 */
export const run: {
  facts: Facts | null
  content: Content | null
  /** What a rebuild read of it while it sourced. */
  fresh: Content | null
  /** A build failed while it read the content: the next that reads of it cannot go by what its own events name. */
  isContentUncertain: boolean
  /** Records of other systems that blocks show, as they were read last. */
  feeds: BlockFeeds
  stories: readonly StoryFields[]
  storyEntries: readonly ReportEntry[]
  /** Where each story is, or was last. */
  addresses: readonly StoryAddress[]
  /** Every move that is known, and those that this build found. */
  moves: readonly Move[]
  moved: readonly Move[]
  /** The pages as Gatsby was told last, and the time before; the latter only while a rebuild runs. */
  plan: Plan | null
  planBefore: Plan | null
} = {
  facts: null,
  content: null,
  fresh: null,
  isContentUncertain: false,
  feeds: NO_FEEDS,
  stories: [],
  storyEntries: [],
  addresses: [],
  moves: [],
  moved: [],
  plan: null,
  planBefore: null,
}

/** Remembers parsed stories and planned pages by the data they are made of, so it never goes stale. */
export const parseAgain = createStoryParser()
export const planner = createPlanner(segments)
