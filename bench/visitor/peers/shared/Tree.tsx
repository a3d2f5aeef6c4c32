import { createElement } from 'react'
import type { ReactNode } from 'react'
import { textOf } from './piece'
import type { ElementPiece, Piece } from './piece'

const NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  srcset: 'srcSet',
  imagesrcset: 'imageSrcSet',
  imagesizes: 'imageSizes',
  tabindex: 'tabIndex',
  checked: 'defaultChecked',
  autocomplete: 'autoComplete',
  fetchpriority: 'fetchPriority',
}
/** Boolean attributes. */
const SWITCHES = new Set([
  'checked',
  'disabled',
  'open',
  'required',
  'selected',
  'multiple',
  'hidden',
  'readonly',
  'async',
])

const styleOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(';')
      .filter((rule) => rule.includes(':'))
      .map((rule) => {
        const [name = '', ...value] = rule.split(':')
        const key = name.trim()
        return [
          key.startsWith('--') ? key : key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
          value.join(':').trim(),
        ]
      }),
  )

/** HTML attributes as React properties. */
export const propsOf = ({ tag, attributes, children }: ElementPiece): Record<string, unknown> => {
  const props: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'style') props['style'] = styleOf(value)
    else if (name === 'value' && tag === 'input' && !/^(radio|checkbox|hidden)$/.test(attributes['type'] ?? ''))
      props['defaultValue'] = value
    else props[NAMES[name] ?? name] = SWITCHES.has(name) ? true : value
  }
  // React would escape the text of a script.
  if (tag === 'script') props['dangerouslySetInnerHTML'] = { __html: children.map(textOf).join('') }
  return props
}

/** Replaces an element; undefined keeps it. */
export type Replace = (piece: ElementPiece, key: number) => ReactNode | undefined

/** Renders pieces of the page as React elements. */
export const renderPieces = (pieces: readonly Piece[], replace: Replace = () => undefined): ReactNode[] =>
  pieces.map((piece, key) => {
    if (typeof piece === 'string') return piece
    const other = replace(piece, key)
    return other === undefined ? renderPiece(piece, { key }, replace) : other
  })

/** Renders one element with additional properties. */
export const renderPiece = (piece: ElementPiece, more: Record<string, unknown> = {}, replace?: Replace): ReactNode =>
  createElement(
    piece.tag,
    { ...propsOf(piece), ...more },
    ...(piece.tag === 'script' ? [] : renderPieces(piece.children, replace)),
  )
