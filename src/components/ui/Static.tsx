import { createElement, useState } from 'react'
import type { ReactNode } from 'react'
import { isServed, SERVED_CONTENT } from './served'
import { useIsHydrating } from './use-browser-value'

/** Marks static parts; `follow-links.ts` handles the links in them. */
export const STATIC_ATTRIBUTE = 'data-static'

interface Props {
  /** Data that the content is rendered from: the server's HTML is kept until it changes. */
  of: unknown
  as?: 'div' | 'dl' | 'ul' | 'li' | 'p' | 'footer'
  id?: string
  className?: string
  children: ReactNode
}

/**
 * A part of a page without interaction other than links and native elements. On the first page of a visit React keeps
 * its HTML and does not render its children; after a client-side navigation they are rendered as usual.
 */
export const Static = ({ of, as = 'div', children, ...rest }: Props) => {
  const isHydrating = useIsHydrating()
  const [isLeft, setLeft] = useState(isHydrating && isServed())
  const [first] = useState(() => ({ of }))
  if (isLeft && !Object.is(first.of, of)) setLeft(false)
  const attributes = { ...rest, [STATIC_ATTRIBUTE]: '' }
  return isLeft
    ? createElement(as, { key: 'served', ...attributes, ...SERVED_CONTENT })
    : createElement(as, { key: 'made', ...attributes }, children)
}
