import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import { EMPTY_STORY_DATA } from '../domain/content/story-data'
import type { StoryData } from '../domain/content/story-data'

const StoryDataContext = createContext<StoryData>(EMPTY_STORY_DATA)

/** Gives the blocks of one page the records they show. */
export const StoryDataProvider = ({ data, children }: { data: StoryData; children: ReactNode }) => (
  <StoryDataContext value={data}>{children}</StoryDataContext>
)

/** Everything that the page was made with. */
export const useStoryData = (): StoryData => useContext(StoryDataContext)
