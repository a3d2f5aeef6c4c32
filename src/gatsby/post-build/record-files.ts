import { site } from '../../config/site'
import { SITE_FACTS } from '../../domain/assistant/site/parse-site-facts'
import type { StoryFields } from '../../domain/content/story-fields'
import { SEARCH_INDEX } from '../../domain/site-search/search-entry'
import type { PagePlan } from '../create-pages/page-plan'
import type { Incremental } from '../incremental/incremental'
import { assistantFacts } from './assistant-facts'
import { createKeptResult } from './kept-result'
import { searchIndex } from './search-index'
import { shownEmployees, vcardFiles } from './vcards'

interface BuildData {
  /** Nodes of a type of the graph. */
  nodesOf: (type: string) => readonly object[]
  stories: readonly StoryFields[]
  pages: readonly PagePlan[]
}

export interface RecordFiles {
  /** Facts for the assistant and index of the site search: text by file name below `public`. */
  texts: ReadonlyMap<string, string>
  vcards: ReadonlyMap<string, string>
}

/** Pages of single vehicles have a search of their own. */
const isSearchable = ({ template, sitemap }: PagePlan): boolean => template !== 'vehicle' && sitemap !== null

/** Makes the files that hold records but vehicles; a rebuild makes those anew whose records, stories or pages changed. */
export const createRecordFiles = () => {
  const facts = createKeptResult<string>([
    'DealerBrand',
    'DealerLocation',
    'DealerLeaseOffer',
    'DealerModel',
    'DealerEmployee',
  ])
  const index = createKeptResult<string>(['DealerBrand', 'DealerLocation', 'DealerLeaseOffer', 'DealerModel'])
  const vcards = createKeptResult<ReadonlyMap<string, string>>(['DealerEmployee', 'DealerLocation'])

  /** @param rebuild null in an ordinary build */
  return (rebuild: Pick<Incremental, 'nodes'> | null, { nodesOf, stories, pages }: BuildData): RecordFiles => {
    const searchable = pages.filter(isSearchable)
    const addresses = searchable.map(({ path, template }) => `${template} ${path}`)
    const shown = shownEmployees(pages)
    return {
      texts: new Map([
        [SITE_FACTS, facts(rebuild, [...stories, ...shown], () => assistantFacts(nodesOf, stories, shown))],
        [SEARCH_INDEX, index(rebuild, [...stories, ...addresses], () => searchIndex(nodesOf, stories, searchable))],
      ]),
      vcards: vcards(rebuild, [...shown], () => vcardFiles(shown, nodesOf, site.name)),
    }
  }
}
