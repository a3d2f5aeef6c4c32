import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { IndexFile, StockFiles } from '../../../src/domain/stock-search/codec/encode'
import {
  cardsPath,
  equipmentPath,
  indexPath,
  STOCK_FOLDER,
  STOCK_POINTER,
} from '../../../src/domain/stock-search/paths'

/** Files that were written and removed, below the output. */
export interface FileChanges {
  written: string[]
  removed: string[]
}

/** The folder of the index in the output of one process. */
export interface IndexFolder {
  /** Makes the folder hold these files and no others, and lets the pointer name the index. */
  write: (files: StockFiles) => Promise<FileChanges>
}

const BATCH = 64

/** Nobody, not even after a crash, finds half a file under a name that says what is in it. */
const writeWhole = async (publicFolder: string, name: string, text: string): Promise<void> => {
  const file = join(publicFolder, name)
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
}

const inBatches = async <Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> => {
  for (let start = 0; start < items.length; start += BATCH)
    await Promise.all(items.slice(start, start + BATCH).map(work))
}

const addressed = ({ index, equipment, newest, cards }: StockFiles): Map<string, string> =>
  new Map([
    [indexPath(index.name), index.text],
    [equipmentPath(equipment.name), equipment.text],
    ...[newest, ...cards].map(({ name, text }: IndexFile) => [cardsPath(name), text] as const),
  ])

/**
 * Keeps the folder. A name tells what is in a file, so one that is there is not written again; the pointer, whose address
 * stays, comes last: whoever reads it finds what it names.
 */
export const createIndexFolder = (publicFolder: string): IndexFolder => {
  let there: Set<string> | null = null
  let pointer: string | null = null

  const found = async (): Promise<Set<string>> => {
    await mkdir(join(publicFolder, STOCK_FOLDER), { recursive: true })
    await mkdir(join(publicFolder, 'builds'), { recursive: true })
    return new Set((await readdir(join(publicFolder, STOCK_FOLDER))).map((name) => `/${STOCK_FOLDER}/${name}`))
  }
  return {
    write: async (files) => {
      const before = there ?? (await found())
      there = null
      const wanted = addressed(files)
      const missing = [...wanted].filter(([path]) => !before.has(path))
      const left = [...before].filter((path) => !wanted.has(path))
      await inBatches(missing, ([path, text]) => writeWhole(publicFolder, path.slice(1), text))
      const written = missing.map(([path]) => path.slice(1))
      const text = `${JSON.stringify({ index: indexPath(files.index.name), count: files.count })}\n`
      if (text !== pointer) {
        await writeWhole(publicFolder, STOCK_POINTER.slice(1), text)
        written.push(STOCK_POINTER.slice(1))
      }
      await inBatches(left, (path) => rm(join(publicFolder, path), { recursive: true, force: true }))
      pointer = text
      there = new Set(wanted.keys())
      return { written, removed: left.map((path) => path.slice(1)) }
    },
  }
}
