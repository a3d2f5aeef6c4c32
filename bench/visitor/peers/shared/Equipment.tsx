import { useState } from 'react'
import type { ChangeEvent, ReactNode } from 'react'
import { textOf } from './piece'
import type { ElementPiece, Piece } from './piece'
import { renderPiece } from './Tree'

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const lines = (piece: Piece): ElementPiece[] => {
  if (typeof piece === 'string') return []
  return piece.tag === 'li' ? [piece] : piece.children.flatMap(lines)
}

/** Equipment in groups, with a search field that filters it. */
export const Equipment = ({ piece }: { piece: ElementPiece }) => {
  const [text, setText] = useState('')
  const has = (line: ElementPiece) => plain(textOf(line)).includes(plain(text))
  const count = lines(piece).filter(has).length
  return renderPiece(piece, {}, (one, key): ReactNode | undefined => {
    if (one.tag === 'input')
      return renderPiece(one, {
        key,
        defaultValue: undefined,
        value: text,
        onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setText(target.value),
      })
    if (one.tag === 'li') return has(one) ? undefined : null
    if (one.attributes['aria-live'])
      return renderPiece({ ...one, children: text === '' ? one.children : [`${count} équipements`] }, { key })
    return undefined
  })
}
