import { Link as GatsbyLink, navigate } from 'gatsby'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path of the site, anchor, external address, `tel:` or `mailto:`. */
  to: string
}

const isInternal = (to: string) => to.startsWith('/') && !to.startsWith('//')

const isOtherSite = (to: string) => /^https?:/i.test(to)

/** Whether a click opens something in this very tab. */
const isPlain = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
  defaultPrevented,
}: MouseEvent<HTMLAnchorElement>): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && currentTarget.target === '' && !defaultPrevented

/** Whether the page is shown with parameters, and the link leads to it without any. */
const dropsParameters = (to: string): boolean =>
  encodeURI(to) === window.location.pathname && window.location.search !== ''

/** A link: pages of this site open without a full load, everything else is a plain anchor. */
export const Link = ({ to, children, onClick, ...rest }: LinkProps) => {
  if (!isInternal(to))
    return (
      <a href={to} onClick={onClick} {...(isOtherSite(to) && { rel: 'noopener' })} {...rest}>
        {children}
      </a>
    )
  // Gatsby takes such a page for the same and replaces it: the way back would miss what was shown.
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (!isPlain(event) || !dropsParameters(to)) return
    event.preventDefault()
    navigate(to)
  }
  return (
    <GatsbyLink to={to} onClick={open} {...rest}>
      {children}
    </GatsbyLink>
  )
}
