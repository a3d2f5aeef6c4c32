import { nodeLogDisk } from '../log-disk'
import type { LogDisk } from '../log-disk'

export interface ScriptedDisk extends LogDisk {
  /** What was asked for, in order: `sync`, `write`, `rename`, … */
  steps: string[]
}

/**
 * A real disk that notes each step that changes something, and stops at one of them.
 *
 * @param failAt number of the step that fails, from 1; those after it fail too, as they do for a process that was
 *   killed. A write that fails leaves half of its bytes.
 */
export const createScriptedDisk = (failAt = Infinity): ScriptedDisk => {
  const steps: string[] = []
  const step = async <Value>(
    name: string,
    run: () => Promise<Value>,
    half: () => Promise<unknown> = async () => undefined,
  ): Promise<Value> => {
    steps.push(name)
    if (steps.length < failAt) return run()
    if (steps.length === failAt) await half()
    throw Object.assign(new Error(`EIO: stopped at step ${failAt}, ${name}`), { code: 'EIO' })
  }
  return {
    ...nodeLogDisk,
    steps,
    create: async (path) => {
      const file = await step('create', () => nodeLogDisk.create(path))
      return {
        write: (bytes) =>
          step(
            'write',
            () => file.write(bytes),
            () => file.write(bytes.subarray(0, bytes.length / 2)),
          ),
        sync: () => step('sync', () => file.sync()),
        close: () => file.close(),
      }
    },
    rename: (from, to) => step('rename', () => nodeLogDisk.rename(from, to)),
    remove: (file) => step('remove', () => nodeLogDisk.remove(file)),
    cut: (file, length) => step('cut', () => nodeLogDisk.cut(file, length)),
    syncFolder: (folder) => step('sync folder', () => nodeLogDisk.syncFolder(folder)),
  }
}
