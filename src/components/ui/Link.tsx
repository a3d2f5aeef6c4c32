import { Link as GatsbyLink } from 'gatsby'
import type { AnchorHTMLAttributes } from 'react'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path of the site, anchor, external address, `tel:` or `mailto:`. */
  to: string
}

const isInternal = (to: string) => to.startsWith('/') && !to.startsWith('//')

/** A link: pages of this site open without a full load, everything else is a plain anchor. */
export const Link = ({ to, children, ...rest }: LinkProps) =>
  isInternal(to) ? (
    <GatsbyLink to={to} {...rest}>{children}</GatsbyLink>
  ) : (
    <a href={to} {...rest}>{children}</a>
  )
