import { isRecord } from '../is-record'
import type { FaqEntry } from './site-facts'

/** Texts of a rich text, a space between paragraphs. */
const textOf = (node: unknown): string => {
  if (!isRecord(node)) return ''
  if (typeof node.text === 'string') return node.text
  const parts = Array.isArray(node.content) ? node.content.map(textOf) : []
  return parts.join(node.type === 'doc' || String(node.type).endsWith('list') ? ' ' : '')
}

/** Questions and answers of a page, wherever they stand in its content. */
export const faqEntriesOf = (path: string, content: unknown): FaqEntry[] => {
  if (Array.isArray(content)) return content.flatMap((one) => faqEntriesOf(path, one))
  if (!isRecord(content)) return []
  if (content.component === 'faq-item' && typeof content.question === 'string') {
    const answer = textOf(content.answer).trim()
    return answer === '' ? [] : [{ question: content.question, answer, path }]
  }
  return Object.values(content).flatMap((one) => faqEntriesOf(path, one))
}
