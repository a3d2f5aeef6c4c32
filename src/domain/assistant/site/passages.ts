import { plainTexts } from '../../content/plain-texts'
import { isRecord } from '../../is-record'
import type { FaqEntry } from './site-facts'

/** Longer paragraphs say too many things to answer one question. */
const LONGEST = 480

const entry = (path: string, question: unknown, answer: string): FaqEntry[] =>
  typeof question === 'string' && question !== '' && answer !== '' && answer.length <= LONGEST
    ? [{ question, answer, path }]
    : []

/** The paragraphs of a rich text, each under the heading before it. */
const paragraphsOf = (path: string, nodes: readonly unknown[]): FaqEntry[] => {
  let heading = ''
  return nodes.flatMap((node) => {
    const text = plainTexts(node).join(' ')
    if (isRecord(node) && node['type'] === 'heading') {
      heading = text
      return []
    }
    return entry(path, heading, text)
  })
}

/** What a page says under its headings and on its cards, beside its answered questions. */
export const passagesOf = (path: string, content: unknown): FaqEntry[] => {
  if (Array.isArray(content)) return content.flatMap((one) => passagesOf(path, one))
  if (!isRecord(content) || content['component'] === 'faq-item') return []
  if (content['type'] === 'doc') return Array.isArray(content['content']) ? paragraphsOf(path, content['content']) : []
  if (content['component'] === 'card')
    return typeof content['text'] === 'string' ? entry(path, content['title'], content['text']) : []
  return Object.values(content).flatMap((one) => passagesOf(path, one))
}
