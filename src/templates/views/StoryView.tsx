import { Blocks, hasLead } from '../../blocks/Blocks'
import { StoryDataProvider } from '../../blocks/story-data'
import { useStorySeo } from '../../blocks/use-story-seo'
import { Seo } from '../../components/seo/Seo'
import { paths } from '../../config/segments'
import type { StoryData } from '../../domain/content/story-data'
import type { PageContent } from '../../domain/content/types'
import { RecentStrip } from '../../features/recent/RecentStrip'
import { SearchNews } from '../../features/searches/SearchNews'

export interface StoryViewProps {
  path: string
  name: string
  content: PageContent
  data: StoryData
}

/** A page that editors write, published or as a draft. */
export const StoryView = ({ path, name, content, data }: StoryViewProps) => (
  <>
    <Seo {...useStorySeo(path, content)} />
    <StoryDataProvider data={data}>
      {!hasLead(content.body) && <h1 className="wrap title">{name}</h1>}
      <Blocks blocks={content.body} />
      {path === paths.home && (
        <>
          <RecentStrip />
          <SearchNews />
        </>
      )}
    </StoryDataProvider>
  </>
)
