import type { Changes } from './gatsby/change-watch'
import { nodeRefs } from './gatsby/change-watch'
import type { Incremental } from './types'

/** Files that were written and removed so far; what happened last to a file is what counts. */
export class FileLog {
  private readonly last = new Map<string, 'written' | 'removed'>()

  written(file: string): void {
    this.last.set(file, 'written')
  }

  removed(file: string): void {
    this.last.set(file, 'removed')
  }

  list(what: 'written' | 'removed'): string[] {
    return [...this.last]
      .filter(([, state]) => state === what)
      .map(([file]) => file)
      .sort()
  }
}

export interface Run {
  events: readonly unknown[]
  changes: Changes
  files: FileLog
}

const checked = (file: string): string => {
  if (file === '' || file.startsWith('/') || file.includes('\\') || file.split('/').includes('..'))
    throw new TypeError(`a path below public/ with forward slashes was expected: ${JSON.stringify(file)}`)
  return file
}

/**
 * The one object that lifecycles see. Gatsby keeps the arguments of the first call of a lifecycle for good, so it must
 * not hold on to a rebuild; and it makes a key out of them, so its JSON is short.
 */
export const createIncremental = (current: () => Run): Incremental & { toJSON: () => string } => ({
  get events() {
    return current().events
  },
  get nodes() {
    const { changed, deleted } = current().changes.nodes
    return { changed: nodeRefs(changed), deleted: nodeRefs(deleted) }
  },
  get pages() {
    const { created, changed, deleted } = current().changes.pages
    return { created: [...created].sort(), changed: [...changed].sort(), deleted: [...deleted].sort() }
  },
  get files() {
    const { files } = current()
    return { written: files.list('written'), removed: files.list('removed') }
  },
  wrote: (file) => current().files.written(checked(file)),
  removedFile: (file) => current().files.removed(checked(file)),
  toJSON: () => 'incremental',
})
