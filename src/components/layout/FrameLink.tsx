import { createContext, useContext } from 'react'
import { Link } from '../ui/Link'
import type { LinkProps } from '../ui/Link'
import { useHydrated } from '../ui/use-browser-value'

/** Path of the page that is shown; null where slices are rendered by themselves, as on the server. */
export const ShownPath = createContext<string | null>(null)

/** A link in a slice. The server renders slices once for all pages, so the link to the page that is shown is marked after hydration. */
export const FrameLink = (props: LinkProps) => {
  const path = useContext(ShownPath)
  const isCurrent = useHydrated() && encodeURI(props.to) === path
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />
}
