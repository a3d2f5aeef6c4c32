import { ownOf } from '../collections/own'
import { isRecord } from '../is-record'
import { askedWords, wordsOf } from '../stock-search/text/words'

/** What a page is for that has a block, by the block's name and, for a form, its kind. Other words for these are in `word-groups.ts`. */
const BLOCK_TOPICS: Readonly<Partial<Record<string, string>>> = {
  newsletter: 'newsletter',
  'trade-in': 'reprise',
  'job-vacancy-widget': 'emploi',
  'enquiry-form job_application': 'emploi',
  'enquiry-form general_test_drive': 'essai',
  'enquiry-form service': 'atelier entretien',
}

interface Story {
  path: string
  content: unknown
}

const recordsIn = (content: unknown): Record<string, unknown>[] => {
  if (Array.isArray(content)) return content.flatMap(recordsIn)
  return isRecord(content) ? [content, ...Object.values(content).flatMap(recordsIn)] : []
}

/**
 * Reads what pages are for: from their blocks, and from the titles of cards that lead to them, because editors call there
 * what a visitor finds ("Reprise et occasion"). Words of a card that the title has already are left out: they would put the
 * page "Utilitaires Peugeot" before the make.
 *
 * @param unshown names of blocks that this group's pages do not show
 * @returns the words for a page, by its path and title; may be empty
 */
export const pageTopics = (
  stories: readonly Story[],
  unshown: readonly string[] = [],
): ((path: string, title: string) => string) => {
  const ofBlocks = new Map<string, Set<string>>()
  const ofCards = new Map<string, Set<string>>()
  const add = (topics: Map<string, Set<string>>, path: string, words: readonly string[]): void => {
    topics.set(path, new Set([...(topics.get(path) ?? []), ...words]))
  }
  for (const { path, content } of stories)
    for (const { component, kind, to, title } of recordsIn(content)) {
      if (component === 'card') {
        if (typeof to === 'string' && typeof title === 'string') add(ofCards, to, askedWords(title))
      } else if (typeof component === 'string' && !unshown.includes(component)) {
        const name = typeof kind === 'string' ? `${component} ${kind}` : component
        add(ofBlocks, path, wordsOf(ownOf(BLOCK_TOPICS, name) ?? ''))
      }
    }
  return (path, title) => {
    const known = new Set(wordsOf(title))
    const further = [...(ofCards.get(path) ?? [])].filter((word) => !known.has(word))
    return [...new Set([...(ofBlocks.get(path) ?? []), ...further])].sort().join(' ')
  }
}
