import type { NavigateOptions } from '@reach/router'
import { useEffect, useRef } from 'react'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useLocation } from './router'

/** What Gatsby puts on the window. */
interface GatsbyWindow {
  ___navigate: (to: string | number, options?: NavigateOptions<object>) => void
  ___loader: {
    enqueue: (path: string) => { abort: () => void } | undefined
  }
}

const gatsby = (): GatsbyWindow => window as unknown as GatsbyWindow

/** Splits an address into its parts. */
export const parsePath = (address: string) => {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  return { pathname: pathname || '/', search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash }
}

/** An address as the site writes it: without a slash at its end, and files as they are. */
const rewrite = (to: string): string => {
  const { pathname, search, hash } = parsePath(to)
  return pathname.replace(/(.)\/$/, '$1') + search + hash
}

/** Opens a page of the site, or goes so many pages forward. */
export const navigate = (to: string | number, options?: NavigateOptions<object>): void => {
  gatsby().___navigate(typeof to === 'number' ? to : rewrite(to), options)
}

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Path of the site that begins with a slash. */
  to: string
}

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey && !defaultPrevented

/**
 * Gatsby's link for paths: it loads its page ahead when it comes into view, and opens it in the browser. `follow-links.ts`
 * loads the page of a link under the pointer.
 */
export const Link = ({ to, onClick, children, ...rest }: Props) => {
  const { pathname, search } = useLocation()
  const href = rewrite(to)
  const path = href.replace(/#.*/s, '')
  const isCurrent = encodeURI(href) === pathname
  const element = useRef<HTMLAnchorElement>(null)
  const shown = useRef('')
  useEffect(() => {
    shown.current = pathname + search
  })
  useEffect(() => {
    const link = element.current
    if (!link || typeof IntersectionObserver === 'undefined') return
    let loading: { abort: () => void } | undefined
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, intersectionRatio } of entries)
        if (!isIntersecting && intersectionRatio <= 0) loading?.abort()
        else if (shown.current !== path) loading = gatsby().___loader.enqueue(path)
    })
    observer.observe(link)
    return () => {
      loading?.abort()
      observer.disconnect()
    }
  }, [path])
  return (
    <a
      ref={element}
      aria-current={isCurrent ? 'page' : undefined}
      // The server renders Gatsby's own link, which then has an empty class.
      suppressHydrationWarning={isCurrent}
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!isPlain(event) || rest.target) return
        event.preventDefault()
        navigate(to, isCurrent ? { replace: true } : {})
      }}
    >
      {children}
    </a>
  )
}
