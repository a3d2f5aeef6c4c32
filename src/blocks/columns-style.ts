import type { CSSProperties } from 'react'

/** How many columns `.cards` has on wide screens. */
export const columnsStyle = (columns: number): CSSProperties & Record<'--cols', number> => ({ '--cols': columns })
