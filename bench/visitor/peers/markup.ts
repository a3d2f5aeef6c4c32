import { textOf } from './shared/piece'
import type { ElementPiece, Piece } from './shared/piece'

const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])
const RAW = new Set(['script', 'style'])

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const escapeValue = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const opening = ({ tag, attributes }: ElementPiece): string => {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeValue(value)}"`)
  return `<${tag}${written.join('')}>`
}

/** HTML of a piece. */
export const toHtml = (piece: Piece): string => {
  if (typeof piece === 'string') return escapeText(piece)
  if (VOID.has(piece.tag)) return opening(piece)
  const content = RAW.has(piece.tag) ? piece.children.map(textOf).join('') : piece.children.map(toHtml).join('')
  return `${opening(piece)}${content}</${piece.tag}>`
}

/** A piece of HTML, possibly with unbalanced tags, or an interactive part. */
export type Stretch = { html: string } | { piece: ElementPiece; isInCard: boolean }

/** Splits a page at its interactive parts. */
export const cutAtIslands = (pieces: readonly Piece[]): Stretch[] => {
  const stretches: Stretch[] = []
  let html = ''
  const walk = (piece: Piece, isInCard: boolean): void => {
    if (typeof piece === 'string') html += escapeText(piece)
    else if (piece.island) {
      stretches.push({ html }, { piece, isInCard })
      html = ''
    } else if (VOID.has(piece.tag) || RAW.has(piece.tag)) html += toHtml(piece)
    else {
      html += opening(piece)
      for (const child of piece.children) walk(child, isInCard || piece.tag === 'article')
      html += `</${piece.tag}>`
    }
  }
  for (const piece of pieces) walk(piece, false)
  return [...stretches, { html }]
}
