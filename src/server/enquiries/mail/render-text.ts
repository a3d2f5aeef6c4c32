import { site } from '../../../config/site'
import { plainText } from '../../../domain/enquiry/plain-text'
import type { Block, Fact, Inline, MailDocument } from './document'
import { text } from './text'

/** No-break spaces keep figures together in HTML; in plain text they only get in the way of copying. */
const plainSpaces = (text: string): string => plainText(text, true).replace(/[\u00a0\u202f]/g, ' ')

const isAddress = (href: string): boolean => /^https?:/.test(href)

/** A number or a mail address without its scheme and subject. */
const addressText = (href: string): string => (isAddress(href) ? href : href.replace(/^\w+:/, '').replace(/\?.*$/, ''))

const inlineText = (piece: Inline): string => {
  if (typeof piece === 'string') return piece
  if ('strong' in piece) return piece.strong
  return isAddress(piece.href) && piece.href !== piece.label ? `${piece.label} <${piece.href}>` : piece.label
}

const contentText = (content: readonly Inline[]): string => content.map(inlineText).join('')

const factText = ([label, value]: Fact): string =>
  text('mail.labelled', { label, value: contentText(value).replaceAll('\n', '\n  ') })

const blockText = (block: Block): string => {
  switch (block.type) {
    case 'heading':
      return `${block.text}\n${'-'.repeat(block.text.length)}`
    case 'paragraph':
      return contentText(block.content)
    // Marked line by line, so that nothing a visitor wrote can pass for the mail itself.
    case 'quote':
      return block.text
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n')
    case 'facts':
      return block.facts.map(factText).join('\n')
    case 'reference':
      return `${text('mail.labelled', block)}\n${block.hint}`
    case 'buttons':
      return block.buttons
        .map(({ label, href }) => text('mail.labelled', { label, value: addressText(href) }))
        .join('\n')
    case 'panel':
      return block.blocks.map(blockText).join('\n\n')
  }
}

/** Blocks alone, as plain text. */
export const renderBlocks = (blocks: readonly Block[]): string => plainSpaces(blocks.map(blockText).join('\n\n'))

/** The same mail for programs that show plain text. */
export const renderText = ({ title, eyebrow, blocks, footer }: MailDocument): string =>
  plainSpaces(
    [
      site.name,
      eyebrow,
      `${title}\n${'='.repeat(title.length)}`,
      ...blocks.map(blockText),
      '-- ',
      ...footer.map(blockText),
    ].join('\n\n'),
  ) + '\n'
