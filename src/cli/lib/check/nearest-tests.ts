import { posix } from 'node:path'

/** Imports of each file of the checkout; all paths are from its root, with forward slashes. */
export type Imports = ReadonlyMap<string, readonly string[]>

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)

const importersOf = (imports: Imports): Map<string, string[]> => {
  const importers = new Map<string, string[]>()
  for (const [file, targets] of imports)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file])
  return importers
}

/**
 * Tests that may notice a change, the nearest first: tests that changed, then those that import a changed file or stand
 * beside one, then those that import it through one other file, and so on.
 *
 * @param changed paths of changed files, which need not exist any more
 */
export const nearestTests = (imports: Imports, changed: readonly string[]): string[] => {
  const importers = importersOf(imports)
  const folders = new Set(changed.map((path) => posix.dirname(path)))
  const beside = [...imports.keys()].filter((path) => isTest(path) && folders.has(posix.dirname(path)))
  const found = new Set([...changed, ...beside])
  // A set also visits what is added meanwhile, so importers follow step by step.
  for (const path of found) for (const importer of importers.get(path) ?? []) found.add(importer)
  return [...found].filter((path) => isTest(path) && imports.has(path))
}
