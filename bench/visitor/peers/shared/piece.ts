/** Interactive parts of the vehicle page; the rest is text, pictures and links. */
export const ISLANDS = ['menu', 'close', 'share', 'keep', 'compare', 'prices', 'gallery', 'equipment'] as const
export type IslandName = (typeof ISLANDS)[number]

/** An element of the built page, with its content. */
export interface ElementPiece {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: readonly Piece[]
  island?: IslandName
}

/** An element or a text. */
export type Piece = ElementPiece | string

/** All text of a piece. */
export const textOf = (piece: Piece): string =>
  typeof piece === 'string' ? piece : piece.children.map(textOf).join('')

/** The built page, without its scripts. */
export interface PeerPage {
  language: string
  /** Title, descriptions, structured data and preloads, without styles and fonts. */
  head: readonly ElementPiece[]
  body: readonly Piece[]
}
