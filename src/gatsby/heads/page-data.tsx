import type { RenderBodyArgs } from 'gatsby'
import type { ReactElement } from 'react'
import { DATA_ATTRIBUTE, pageDataAddress } from '../../contract/served-data'

/** JSON that may stand in a script element, whose end and comments begin with this character. */
const inert = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/**
 * Puts the page's data into the page, so that the first page of a visit asks for no file with them. Most of it is also in the HTML, and
 * compressed with it costs less than the file.
 *
 * @param load undefined in development, where Gatsby renders an empty shell
 */
export const pageData = (load: RenderBodyArgs['loadPageDataSync'] | undefined, path: string): ReactElement[] =>
  load
    ? [
        <script
          key="data"
          type="application/json"
          {...{ [DATA_ATTRIBUTE]: pageDataAddress(path) }}
          dangerouslySetInnerHTML={{ __html: inert(load(path)) }}
        />,
      ]
    : []
