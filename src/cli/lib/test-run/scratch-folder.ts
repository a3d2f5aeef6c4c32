import { access, chmod, constants, mkdtemp, statfs } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm'
/** Room that a run needs there, and memory that must be left for its processes, in bytes. */
const ROOM = 6 * 2 ** 30
const PROCESSES = 8 * 2 ** 30

export interface ScratchPlaces {
  memory: string
  disk: string
  /** Bytes of memory that no process uses. */
  free: number
  /** The caller has said where temporary files go. */
  chosen: boolean
}

const placesOfMachine = (): ScratchPlaces => ({
  memory: MEMORY,
  disk: tmpdir(),
  free: freemem(),
  chosen: process.env['TMPDIR'] !== undefined,
})

const hasRoom = async (folder: string): Promise<boolean> => {
  await access(folder, constants.W_OK)
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= ROOM
}

/**
 * Makes the folder for what a test run writes. A release is saved file by file, each written through to the disk, which
 * is most of the time of a small build: in memory it costs nothing, and what is tested is the same. Memory serves where
 * there is enough of it.
 */
export const createScratchFolder = async (places: ScratchPlaces = placesOfMachine()): Promise<string> => {
  const { memory, disk, free, chosen } = places
  const inMemory = !chosen && free >= ROOM + PROCESSES && (await hasRoom(memory).catch(() => false))
  const folder = await mkdtemp(join(inMemory ? memory : disk, 'vitrine-test-'))
  // PostgreSQL runs as another user, who has to get to its folder inside.
  await chmod(folder, 0o711)
  return folder
}
