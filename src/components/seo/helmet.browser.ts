import { Children, isValidElement, useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { writeHead } from './head-tags'
import type { HeadTag } from './head-tags'

/** Head elements of each mounted `Helmet`, in mounting order. */
const parts = new Map<object, HeadTag[]>()

const write = (): void => writeHead([...parts.values()].flat(), document)

const textOf = (children: unknown): string =>
  [children].flat().reduce<string>((text, part) => (typeof part === 'string' ? text + part : text), '')

const tagsOf = (children: ReactNode): HeadTag[] =>
  Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Record<string, unknown>>(child) || typeof child.type !== 'string') return []
    const { children: text, ...attributes } = child.props
    return {
      type: child.type,
      attributes: Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)])),
      text: textOf(text),
    }
  })

/**
 * Replaces react-helmet in the browser with the features that the site uses, because its four libraries are 6 kB of every
 * page. The server renders heads with react-helmet itself (docs/decisions/0002). Attributes are named as in HTML.
 */
export const Helmet = ({ children }: { children?: ReactNode; defer?: boolean }): null => {
  const [part] = useState(() => ({}))
  useLayoutEffect(() => {
    parts.set(part, tagsOf(children))
    write()
  }, [part, children])
  useLayoutEffect(
    () => () => {
      parts.delete(part)
      // A page that takes the place of this one writes its own head first.
      queueMicrotask(write)
    },
    [part],
  )
  return null
}
