import { screen, within } from '@testing-library/react'
import type { WrapPageElementBrowserArgs } from 'gatsby'
import type { ReactElement } from 'react'
import { Blocks } from '../blocks/Blocks'
import { StoryDataProvider } from '../blocks/story-data'
import { EMPTY_STORY_DATA } from '../domain/content/story-data'
import type { LeaseOfferSummary, StoryData } from '../domain/content/story-data'
import type { Block } from '../domain/content/types'
import { exampleLeaseOffer } from '../domain/testing/example-catalogue'
import { installDialog, renderFrench } from '../features/testing/render'

// Gatsby's bundler brings the router, and no page is left here.
jest.mock('@reach/router', () => ({ globalHistory: {} }), { virtual: true })

const offers = Array.from({ length: 30 }, (_, index): LeaseOfferSummary => ({
  ...exampleLeaseOffer,
  model: null,
  id: `offer-${index}`,
  modelName: `Modèle ${index}`,
}))
const block: Block = { _uid: 'a', component: 'lease-offers', title: 'Offres', kind: 'private', count: 0, filters: true }
const data: StoryData = {
  ...EMPTY_STORY_DATA,
  byBlock: { a: { offerKeys: offers.map(({ id }) => id) } },
  offers,
}
/** A story with a list, as every template of stories shows it: without a word of the address. */
const story = (
  <StoryDataProvider data={data}>
    <Blocks blocks={[block]} />
  </StoryDataProvider>
)

type Wrap = (args: {
  element: ReactElement
  props: Pick<WrapPageElementBrowserArgs['props'], 'location' | 'pageContext'> & {
    pageResources: { page: { componentChunkName: string } }
  }
}) => ReactElement
/** The page as Gatsby wraps it with one of its files. */
const pageAt = (file: string, pathname: string, search: string) =>
  jest.requireActual<{ wrapPageElement: Wrap }>(file).wrapPageElement({
    element: story,
    props: {
      location: { pathname, search, hash: '' } as WrapPageElementBrowserArgs['props']['location'],
      pageContext: {},
      pageResources: { page: { componentChunkName: 'page' } },
    },
  })

beforeAll(installDialog)

describe('a list in a story', () => {
  it.each(['../../gatsby-ssr', '../../gatsby-browser'])(
    'lives in the address of its page, whichever template shows it (%s)',
    (file) => {
      renderFrench(pageAt(file, '/peugeot', '?tri=nom-asc'))
      const pages = within(screen.getByRole('navigation', { name: 'Pages de la liste' }))
      expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/peugeot?tri=nom-asc&page=2')
    },
  )
})
