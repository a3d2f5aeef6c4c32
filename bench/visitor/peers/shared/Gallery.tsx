import { useState } from 'react'
import type { ReactNode } from 'react'
import type { ElementPiece, Piece } from './piece'
import { propsOf, renderPiece } from './Tree'

const picturesIn = (piece: Piece): ElementPiece[] => {
  if (typeof piece === 'string') return []
  return piece.tag === 'img' ? [piece] : piece.children.flatMap(picturesIn)
}

/** Photos; a click opens a photo in a dialog, with buttons for the previous and the next one. */
export const Gallery = ({ piece }: { piece: ElementPiece }) => {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)
  const pictures = picturesIn(piece)
  const [shown, show] = useState<number | null>(null)
  const open = (picture: ElementPiece | undefined) => {
    show(picture ? pictures.indexOf(picture) : 0)
    dialog?.showModal()
  }
  const turn = (by: number) => show(((shown ?? 0) + by + pictures.length) % pictures.length)
  const large = shown === null ? undefined : pictures[shown]
  return (
    <>
      {renderPiece(piece, {}, (one, key): ReactNode | undefined =>
        one.tag === 'button' ? renderPiece(one, { key, onClick: () => open(picturesIn(one)[0]) }) : undefined,
      )}
      <dialog ref={setDialog} aria-label="Photos" onClose={() => show(null)}>
        {large && <img alt="" {...propsOf(large)} sizes="100vw" loading="eager" />}
        <button type="button" onClick={() => turn(-1)}>
          Photo précédente
        </button>
        <button type="button" onClick={() => turn(1)}>
          Photo suivante
        </button>
        <button type="button" onClick={() => dialog?.close()}>
          Fermer
        </button>
      </dialog>
    </>
  )
}
