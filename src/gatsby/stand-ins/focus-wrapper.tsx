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
    if (!isOther) return
    // Before the first painting it would have the page laid out twice. What has taken the focus meanwhile keeps it.
    const { activeElement } = document
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        if (document.activeElement === activeElement) element.current?.focus()
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [uri, pathname])
  return (
    <div id={id} style={{ outline: 'none' }} tabIndex={-1} ref={element}>
      {children}
    </div>
  )
}
