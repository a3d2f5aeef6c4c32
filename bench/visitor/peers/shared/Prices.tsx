import { useState } from 'react'
import type { ReactNode } from 'react'
import { textOf } from './piece'
import type { ElementPiece, Piece } from './piece'
import { renderPiece } from './Tree'

const inputOf = ({ children }: ElementPiece): ElementPiece | undefined =>
  children.find((child): child is ElementPiece => typeof child !== 'string' && child.tag === 'input')

/** The ways to pay, with name and price as on their tab. */
const choicesOf = (piece: Piece): { value: string; name: string; price: string }[] => {
  if (typeof piece === 'string') return []
  const input = piece.tag === 'label' ? inputOf(piece) : undefined
  if (!input) return piece.children.flatMap(choicesOf)
  const [name = '', price = ''] = piece.children.filter((child) => child !== input).map(textOf)
  return [{ value: input.attributes['value'] ?? '', name, price }]
}

const firstOf = (piece: ElementPiece): string => choicesOf(piece)[0]?.value ?? ''

/** Tabs for the ways to pay, and the price of the selected one. */
export const Prices = ({ piece }: { piece: ElementPiece }) => {
  const [chosen, choose] = useState(firstOf(piece))
  const choice = choicesOf(piece).find(({ value }) => value === chosen)
  return renderPiece(piece, {}, (one, key): ReactNode | undefined => {
    const { type, value = '' } = one.attributes
    if (one.tag === 'input' && type === 'radio')
      return renderPiece(one, {
        key,
        defaultChecked: undefined,
        checked: value === chosen,
        onChange: () => choose(value),
      })
    if (!one.attributes['aria-live'] || !choice || chosen === firstOf(piece)) return undefined
    return renderPiece({ ...one, children: [{ tag: 'b', attributes: {}, children: [choice.price] }] }, { key })
  })
}
