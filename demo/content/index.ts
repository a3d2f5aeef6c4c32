import { dirname } from 'node:path/posix'
import type { DemoDatasource, DemoStory } from './types'
import type { StoryDraft } from './build/story'
import { datasources } from './datasources'
import { globals } from './stories/globals'
import { group } from './stories/group'
import { home } from './stories/home'
import { brands } from './stories/brands'
import { business } from './stories/business'
import { contacts } from './stories/contact'
import { forms } from './stories/forms'
import { lease } from './stories/lease'
import { legal } from './stories/legal'
import { news2024 } from './stories/news-2024'
import { news2025 } from './stories/news-2025'
import { news2026 } from './stories/news-2026'
import { services } from './stories/services'
import { stockPages } from './stories/stock'

const families: (() => StoryDraft[])[] = [
  home,
  brands,
  stockPages,
  services,
  business,
  forms,
  lease,
  group,
  contacts,
  legal,
  news2026,
  news2025,
  news2024,
  globals,
]

/** Ranks every story among those of its folder, in the order of the files; a folder's own page comes first in it. */
const ranked = (drafts: StoryDraft[]): DemoStory[] => {
  const next = new Map<string, number>()
  const slugs = drafts.map(({ fullSlug }) => fullSlug)
  return drafts.map((draft) => {
    const folder = dirname(draft.fullSlug)
    const position = next.get(folder) ?? 0
    next.set(folder, position + 1)
    const isStartpage = slugs.some((slug) => slug.startsWith(`${draft.fullSlug}/`))
    return { ...draft, position, ...(isStartpage && { isStartpage }) }
  })
}

/** Every story of the demo group, in Storyblok's raw form; the same on every call. */
export const demoStories = (): DemoStory[] => ranked(families.flatMap((family) => family()))

/** The lists that editors keep beside the stories. */
export const demoDatasources = (): DemoDatasource[] => datasources
