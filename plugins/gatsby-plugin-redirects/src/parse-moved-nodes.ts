import type { SourceRule } from './types'

/** Name that messages give the list of moved pages. */
export const MOVED_FILE = 'moved-pages'

/** Rules of pages that were moved: nodes with the old path in `from` and the page's path now in `target`, null while there is none. */
export const parseMovedNodes = (nodes: readonly Readonly<Record<string, unknown>>[]): SourceRule[] =>
  nodes
    .flatMap(({ from, target }) =>
      typeof from === 'string' && typeof target === 'string' ? [{ from: encodeURI(from), to: encodeURI(target) }] : [],
    )
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .map((rule, index) => ({ ...rule, code: '', file: MOVED_FILE, line: index + 1 }))
