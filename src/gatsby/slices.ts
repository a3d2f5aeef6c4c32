import { join } from 'node:path'
import type { Actions } from 'gatsby'

/** Parts of every page: the id that `<Slice alias>` names, and the component that shows the story of that name. */
const SLICES = [
  { id: 'top-bar', component: 'TopBarSlice' },
  { id: 'header', component: 'HeaderSlice' },
  { id: 'mobile-navigation', component: 'MobileNavigationSlice' },
  { id: 'footer', component: 'FooterSlice' },
] as const

/** Paths of the slices' data, which every page loads. */
export const SLICE_DATA: readonly string[] = SLICES.map(({ id }) => `/slice-data/${id}.json`)

/** A slice that changes is stitched into the pages again; they are not rendered anew. */
export const createSlices = ({ createSlice }: Pick<Actions, 'createSlice'>): void => {
  for (const { id, component } of SLICES)
    createSlice({ id, component: join(process.cwd(), 'src', 'templates', 'slices', `${component}.tsx`), context: {} })
}
