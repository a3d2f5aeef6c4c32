import { watch } from 'node:fs'
import type { FSWatcher } from 'node:fs'
import { basename, dirname } from 'node:path'

const tryWatch = (folder: string, name: string, onChange: () => void): FSWatcher | null => {
  try {
    const watcher = watch(folder, { persistent: false }, (_, changed) => {
      if (changed === null || changed === name) onChange()
    })
    // A system that cannot watch (no more handles, a network disk) is polled all the same.
    watcher.on('error', () => watcher.close())
    return watcher
  } catch {
    return null
  }
}

/**
 * Calls back when a file was replaced, by any process: at once where the system can watch folders, and in any case
 * every `pollMs`, changed or not.
 *
 * @returns ends it
 */
export const followFile = (file: string, pollMs: number, onChange: () => void): (() => void) => {
  const poll = setInterval(onChange, pollMs)
  poll.unref()
  const watcher = tryWatch(dirname(file), basename(file), onChange)
  return () => {
    clearInterval(poll)
    watcher?.close()
  }
}
