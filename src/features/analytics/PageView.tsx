import { useEffect } from 'react'
import { setShownTemplate, templateOf } from './template-of'
import { track } from './track'

interface Props {
  /** Address of the page, without its query: that holds what a visitor asks for. */
  path: string
  /** Gatsby’s name of what the page is made of. */
  chunk: string | undefined
}

/** Tells that a page is shown. It stands before the page itself, so that it tells first. */
export const PageView = ({ path, chunk }: Props) => {
  useEffect(
    () => track({ event: 'page_view', page_template: setShownTemplate(templateOf(chunk)), page_path: path }),
    [path, chunk],
  )
  return null
}
