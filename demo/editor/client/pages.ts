import { fill, h } from './dom'
import { pathOf } from './link-value'
import type { LinkTarget } from './link-value'

/** Id of the suggestions that inputs of links show. */
export const PAGES_ID = 'pages'

const pages = new Map<string, LinkTarget>()

/** Sets what links may lead to: every story that is a page. */
export const offerPages = (stories: readonly LinkTarget[]): void => {
  pages.clear()
  for (const story of stories) if (!story.full_slug.startsWith('global/')) pages.set(pathOf(story.full_slug), story)
  let list = document.getElementById(PAGES_ID)
  if (list === null) {
    list = h('datalist', { id: PAGES_ID })
    document.body.append(list)
  }
  fill(list, ...[...pages].map(([path, { name }]) => h('option', { value: path }, name)))
}

/** The page at a path; undefined where no story is. */
export const pageAt = (path: string): LinkTarget | undefined => pages.get(path.replace(/(.)\/+$/, '$1'))
