import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

const oneLine = (error: unknown): string => String(error).replace(/\s+/g, ' ')

/** What the parts of a page throw while it is rendered, each as one line: `renderToString` keeps it to itself. */
export const errorsOf = (page: ReactElement): Promise<string[]> =>
  new Promise((resolve) => {
    const errors: string[] = []
    renderToPipeableStream(page, {
      onError: (error) => void errors.push(oneLine(error)),
      onAllReady: () => resolve(errors),
      onShellError: () => resolve(errors),
    })
  })
