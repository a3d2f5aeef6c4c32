import type { ReactNode } from 'react'
import { Equipment } from './Equipment'
import { Gallery } from './Gallery'
import type { ElementPiece } from './piece'
import { Prices } from './Prices'
import { Close, Menu, Share } from './buttons'
import { Compare, Keep } from './kept'
import { renderPiece } from './Tree'

/** An interactive part of the page. */
export const Island = ({ piece }: { piece: ElementPiece }): ReactNode => {
  if (piece.island === 'menu') return <Menu piece={piece} />
  if (piece.island === 'close') return <Close piece={piece} />
  if (piece.island === 'share') return <Share piece={piece} />
  if (piece.island === 'keep') return <Keep piece={piece} />
  if (piece.island === 'compare') return <Compare piece={piece} />
  if (piece.island === 'prices') return <Prices piece={piece} />
  if (piece.island === 'gallery') return <Gallery piece={piece} />
  if (piece.island === 'equipment') return <Equipment piece={piece} />
  return renderPiece(piece)
}
