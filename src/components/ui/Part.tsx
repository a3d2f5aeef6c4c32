import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { ErrorBoundary } from './ErrorBoundary'

interface Props {
  children: ReactNode
  /** Shown in place of a part that threw; nothing unless given. */
  failed?: ReactNode
  /** Rendered while its code loads, and into the HTML of the server when it threw there; nothing unless given. */
  waiting?: ReactNode
}

/** A part of a page that is loaded and taken over from the server's HTML by itself, and leaves the rest alone when it throws. */
export const Part = ({ children, failed, waiting }: Props) => (
  <ErrorBoundary fallback={failed}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </ErrorBoundary>
)
