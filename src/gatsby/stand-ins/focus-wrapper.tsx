import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

interface Props {
  id?: string
  /** The part of the path that the route matches. */
  uri: string
  pathname: string
  children: ReactNode
}

/** The element around the page: it takes the focus when another page is shown, as in Reach Router. */
export const FocusWrapper = ({ id, uri, pathname, children }: Props) => {
  const element = useRef<HTMLDivElement>(null)
  const last = useRef({ uri, pathname })
  useEffect(() => {
    const before = last.current
    last.current = { uri, pathname }
    const isOther = uri !== before.uri || (pathname !== before.pathname && pathname === uri)
    if (isOther) element.current?.focus()
  }, [uri, pathname])
  return (
    <div id={id} style={{ outline: 'none' }} tabIndex={-1} ref={element}>
      {children}
    </div>
  )
}
