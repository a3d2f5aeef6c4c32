/** Gatsby's module in `.cache/slice`, see `webpack/stand-ins.ts`. */
declare module 'gatsby-inline-slice' {
  import type { ComponentType } from 'react'

  export const InlineSlice: ComponentType<{ sliceName: string }>
}
