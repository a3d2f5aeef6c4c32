import { InlineSlice } from 'gatsby-inline-slice'

/** Renders a slice in the browser; Gatsby's own component also has the server's way and checks of its properties. */
export const Slice = ({ alias }: { alias: string }) => <InlineSlice sliceName={alias} />
