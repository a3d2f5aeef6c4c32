import { mkdir, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { isMissingFile } from '../../../domain/errors/system-error'
import { forgetSavedState } from '../../../../plugins/gatsby-incremental-builder/src/saved-state/saved-state'
import { SLOTS } from '../../../server/builds/supervisor/slots'
import type { Slot } from '../../../server/builds/supervisor/slots'
import { syncFolder } from './sync-folder'

/** What a page is made of beside data. */
export const SOURCES = [
  'src',
  'plugins',
  'static',
  'redirects',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
] as const

/** Where a builder works: a copy of the code with a cache and an output of its own. */
export const slotFolder = (dataDir: string, slot: Slot): string => join(resolve(dataDir), 'builder', slot)

/** Links a folder; a link of before that leads elsewhere, as after the checkout was moved, is made anew. */
const linkFolder = async (target: string, link: string): Promise<void> => {
  const before = await readlink(link).catch((error: unknown) => {
    if (isMissingFile(error)) return null
    throw error
  })
  if (before === target) return
  if (before !== null) await rm(link)
  await symlink(target, link)
}

/**
 * Gives a builder the code of now. It works on a copy, so that the checkout can be edited, built or developed in while
 * it runs, and so that two of them can be there at once.
 */
export const prepareSlot = async (root: string, dataDir: string, slot: Slot): Promise<string> => {
  const folder = slotFolder(dataDir, slot)
  await mkdir(folder, { recursive: true })
  await syncFolder(root, folder, SOURCES)
  await linkFolder(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/** Has the next builder of a folder begin from nothing: it finds the mark of an interrupted build, and no copy. */
export const distrustCache = async (folder: string): Promise<void> => {
  await writeFile(join(folder, '.cache-in-use'), 'a full build was asked for\n')
  await forgetSavedState(folder)
}

/** What a builder touches at every start and whenever its state is saved. */
const SIGNS = ['.cache-in-use', '.cache/redux']

/** The slot in which a builder worked last, which has the newest state; null when none has. */
export const findLatestSlot = async (dataDir: string): Promise<Slot | null> => {
  const times = await Promise.all(
    SLOTS.map(async (slot) => {
      const signs = SIGNS.map((name) => stat(join(slotFolder(dataDir, slot), name)).catch(() => null))
      return { slot, at: Math.max(0, ...(await Promise.all(signs)).map((found) => found?.mtimeMs ?? 0)) }
    }),
  )
  const [latest] = times.sort((one, other) => other.at - one.at)
  return latest && latest.at > 0 ? latest.slot : null
}
