import { DEFAULT_SEGMENTS } from '../../domain/routes/segments'
import type { StoryFields } from '../../domain/content/story-fields'
import { createPlanner } from '../create-pages/plan'
import { articleStory, pageStory, siteData } from '../testing/site-data'
import { touchedPages } from './touched-pages'

const planner = createPlanner(DEFAULT_SEGMENTS)
const dealer = siteData({})

const planned = (stories: readonly StoryFields[]) => ({
  stories,
  pages: planner.dealer(dealer).withStories(stories).pages,
})
const header = pageStory('/global/header')
const home = pageStory('/')
const one = articleStory('/news/one', '2026-11-02')
const two = articleStory('/news/two', '2026-10-02')
const before = [home, pageStory('/contact'), one, two, header]
const after = (...changed: StoryFields[]): StoryFields[] => {
  const paths = new Set(changed.map(({ path }) => path))
  return [...before.filter(({ path }) => !paths.has(path)), ...changed]
}
const touched = (stories: readonly StoryFields[]) => {
  const old = planned(before)
  return touchedPages(old, planned(stories), [...old.pages.map(({ path }) => path), '/apercu/'])
}

describe('pages that a publication touches', () => {
  it('are none when nothing that is shown differs', () => {
    expect(touched(after({ ...home, publishedAt: '2026-11-20T00:00:00.000Z', noindex: true }))).toEqual({
      created: [],
      changed: [],
      deleted: [],
    })
  })

  it('are the page of a story alone when only its body differs', () => {
    const content = { ...one.content, _uid: 'other' }
    expect(touched(after({ ...one, content })).changed).toEqual(['/news/one'])
  })

  it('are those that show the card of an article when its card differs', () => {
    const { changed } = touched(after({ ...one, intro: 'Anderes' }))
    expect(changed).toEqual(expect.arrayContaining(['/news', '/news/categorie/conseils', '/news/two']))
    expect(changed).not.toContain('/contact')
    // It shows neither intro nor picture.
    expect(changed).not.toContain('/news/archives')
  })

  it('are a new page and the lists that it joins', () => {
    const { created, changed } = touched(after(articleStory('/news/three', '2026-11-20')))
    expect(created).toEqual(['/news/three'])
    expect(changed).toEqual(expect.arrayContaining(['/news', '/news/archives/2026']))
  })

  it('are all pages, those of files too, when a part of every page differs', () => {
    const { changed } = touched(after({ ...header, content: { ...header.content, _uid: 'other' } }))
    expect(changed).toEqual(expect.arrayContaining(['/', '/stock', '/apercu/']))
  })

  it('are the page of a brand when the story at its address appears', () => {
    expect(touched(after(pageStory('/peugeot')))).toMatchObject({ created: [], changed: ['/peugeot'] })
  })

  it('are the old and the new address of a story that moves', () => {
    const moved = before.map((story) => (story.path === '/contact' ? pageStory('/contactez-nous') : story))
    expect(touched(moved)).toMatchObject({ created: ['/contactez-nous'], deleted: ['/contact'] })
  })
})
