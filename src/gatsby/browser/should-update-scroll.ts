import type { ShouldUpdateScrollArgs } from 'gatsby'

/** A filter changes the address and leaves the view where it is; going back leads to where that list was looked at. */
export const shouldUpdateScroll = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}: ShouldUpdateScrollArgs): false | undefined => {
  const isSamePage = prevRouterProps?.location.pathname === location.pathname
  const isAsked = typeof location.state === 'object' && location.state !== null && 'keepScroll' in location.state
  const savedPosition = getSavedScrollPosition as (to: typeof location) => readonly [number, number]
  // Gatsby's own rule holds wherever nothing is returned, which its types leave out.
  return isSamePage && isAsked && !savedPosition(location)[1] ? false : undefined
}
