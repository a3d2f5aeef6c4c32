import type { ReactNode } from 'react'
import { ErrorBoundary } from '../../components/ui/ErrorBoundary'
import { lazyPart } from '../../components/ui/lazy-part'
import { Part } from '../../components/ui/Part'

const ErrorPage = lazyPart(() =>
  import(/* webpackChunkName: "error-page" */ './ErrorPage').then((loaded) => loaded.ErrorPage),
)

interface Props {
  /** Another page is tried again. */
  path: string
  children: ReactNode
}

/** In place of a page that throws: what went wrong, and the way home. */
export const PageBoundary = ({ path, children }: Props) => (
  <ErrorBoundary
    resetKey={path}
    fallback={
      <Part>
        <ErrorPage kind="something-went-wrong" />
      </Part>
    }
  >
    {children}
  </ErrorBoundary>
)
