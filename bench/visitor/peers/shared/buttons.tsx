import { useState } from 'react'
import type { ElementPiece } from './piece'
import { renderPiece } from './Tree'

interface Props {
  piece: ElementPiece
}

const menu = () => document.querySelector<HTMLDialogElement>('dialog[aria-label="Menu"]')

/** The end of the header, with the button that opens the mobile navigation. */
export const Menu = ({ piece }: Props) =>
  renderPiece(piece, {}, (one, key) =>
    one.tag === 'button' && one.attributes['aria-label'] === 'Menu'
      ? renderPiece(one, { key, onClick: () => menu()?.showModal() })
      : undefined,
  )

/** Closes the mobile navigation. */
export const Close = ({ piece }: Props) => renderPiece(piece, { onClick: () => menu()?.close() })

/** Shares the address, or copies it to the clipboard. */
export const Share = ({ piece }: Props) => {
  const [isCopied, setCopied] = useState(false)
  const share = async () => {
    const { href } = location
    if ('share' in navigator) await navigator.share({ url: href })
    else await (navigator as Navigator).clipboard.writeText(href)
    setCopied(true)
  }
  return renderPiece(
    { ...piece, children: isCopied ? ['Lien copié'] : piece.children },
    { onClick: () => void share() },
  )
}
