import { Blocks, hasLead } from '../../blocks/Blocks'
import { withBlockDocuments } from '../../blocks/with-block-documents'
import { StoryDataProvider } from '../../blocks/story-data'
import { useStorySeo } from '../../blocks/use-story-seo'
import { ContactLink } from '../../components/layout/static-parts'
import { Seo } from '../../components/seo/Seo'
import { Part } from '../../components/ui/Part'
import { Static } from '../../components/ui/Static'
import { lazyPart } from '../../components/ui/lazy-part'
import { useLoadedPart } from '../../components/ui/use-loaded-part'
import { paths } from '../../config/segments'
import type { StoryData } from '../../domain/content/story-data'
import type { PageContent } from '../../domain/content/types'

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
      <Seo {...withBlockDocuments(useStorySeo(path, content), content.body)} />
      <StoryDataProvider data={data}>
        {!hasLead(content.body) && <h1 className="wrap title">{name}</h1>}
        <Blocks blocks={content.body} />
        <Static of={content}>
          <ContactLink path={path} body={content.body} />
        </Static>
        {hasStrips && (
          <Part>
            <HomeStrips />
          </Part>
        )}
      </StoryDataProvider>
    </>
  )
}
