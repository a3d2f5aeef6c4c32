import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import ts from 'typescript'
import { isMissingFile } from '../../../domain/errors/system-error'
import type { Imports } from './nearest-tests'

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

const git = (root: string, ...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\0')
    .filter((path) => path !== '')

/** Paths of files that are not committed as they are, deleted ones too. */
export const changedFiles = (root: string): string[] => [
  ...git(root, 'diff', '--name-only', '--no-renames', '-z', 'HEAD'),
  ...git(root, 'ls-files', '--others', '--exclude-standard', '-z'),
]

/** What each TypeScript file of the checkout imports of it. A deleted file is still named by those that imported it. */
export const readImports = async (root: string): Promise<Imports> => {
  const files = git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '-z')
  const known = new Set(files)
  const resolve = (file: string, name: string): string[] => {
    if (!name.startsWith('.')) return []
    const path = posix.join(posix.dirname(file), name)
    const found = ENDINGS.map((ending) => path + ending).find((candidate) => known.has(candidate))
    return found === undefined ? [] : [found]
  }
  const read = async (file: string): Promise<[string, string[]][]> => {
    try {
      const { importedFiles } = ts.preProcessFile(await readFile(join(root, file), 'utf8'))
      return [[file, importedFiles.flatMap(({ fileName }) => resolve(file, fileName))]]
    } catch (error) {
      if (isMissingFile(error)) return []
      throw error
    }
  }
  return new Map((await Promise.all(files.filter((file) => /\.tsx?$/.test(file)).map(read))).flat())
}
