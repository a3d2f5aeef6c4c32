import { startTransition } from 'react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Reports like the browser itself, on the console and to `error` listeners: error reporting is one of them. */
const report = (error: unknown): void => window.reportError(error)

/** Whether the page holds HTML of the server: in development it is an empty shell. */
export const hasHtml = (page: Document): boolean =>
  (page.getElementById('gatsby-focus-wrapper')?.children.length ?? 0) > 0

/**
 * How React takes over the HTML of the server: in a transition, so in pieces with pauses for input between them. What
 * stands in a `Suspense` boundary comes later, one boundary after the other, or at once when it is clicked.
 *
 * @param onStart called once React listens: from then on it is told of every click
 * @returns null where there is nothing to take over, which is for Gatsby to render
 */
export const hydrateInPieces = (
  onStart: () => void,
  page: Document = document,
): ((element: ReactNode, container: Element) => void) | null => {
  if (!hasHtml(page)) return null
  return (element, container) => {
    startTransition(() => void hydrateRoot(container, element, { onUncaughtError: report, onCaughtError: report }))
    onStart()
  }
}
