import { Blocks, hasLead } from '../../blocks/Blocks'
import { StoryDataProvider } from '../../blocks/story-data'
import { useStorySeo } from '../../blocks/use-story-seo'
import { Seo } from '../../components/seo/Seo'
import { Part } from '../../components/ui/Part'
import { lazyPart } from '../../components/ui/lazy-part'
import { useLoadedPart } from '../../components/ui/use-loaded-part'
import { paths } from '../../config/segments'
import type { StoryData } from '../../domain/content/story-data'
import type { PageContent } from '../../domain/content/types'
import { StickyContact } from './StickyContact'

const HomeStrips = lazyPart(() =>
  import(/* webpackChunkName: "home-strips" */ './HomeStrips').then(({ HomeStrips: loaded }) => loaded),
)

export interface StoryViewProps {
  path: string
  name: string
  content: PageContent
  data: StoryData
}

/** A page that editors write, published or as a draft. */
export const StoryView = ({ path, name, content, data }: StoryViewProps) => {
  const hasStrips = useLoadedPart(HomeStrips, path === paths.home)
  return (
    <>
      <Seo {...useStorySeo(path, content)} />
      <StoryDataProvider data={data}>
        {!hasLead(content.body) && <h1 className="wrap title">{name}</h1>}
        <Blocks blocks={content.body} />
        <StickyContact path={path} body={content.body} />
        {hasStrips && (
          <Part>
            <HomeStrips />
          </Part>
        )}
      </StoryDataProvider>
    </>
  )
}
