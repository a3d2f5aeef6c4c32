import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readKnownDefects } from './lint/known-defects'
import type { KnownDefect } from './lint/known-defects'
import { parseCsv } from './parse-csv'
import type { Problem, SourceRule } from './types'

/** Rules as the files have them, unchecked but for the CSV itself. */
export interface RuleFiles {
  rules: SourceRule[]
  defects: KnownDefect[]
  problems: Problem[]
}

/**
 * Reads every CSV of a folder, in the order of their names, and the file of known defects.
 *
 * @param shownAs how messages name the folder
 * @throws Error when the folder cannot be read: a site without its table must not be published
 */
export const readRuleFiles = async (
  folder: string,
  shownAs: string,
  knownDefects: { file: string; reproduce: boolean },
): Promise<RuleFiles> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.csv')).sort()
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  const files = texts.map((text, index) => parseCsv(text, `${shownAs}/${names[index] ?? ''}`))
  const problems = files.flatMap((file) => file.problems)
  const rules = files.flatMap(({ rows }) => rows.map(({ rule }) => rule))
  if (!knownDefects.reproduce) return { rules, defects: [], problems }

  const text = await readFile(join(folder, knownDefects.file), 'utf8')
  const listed = parseCsv(text, `${shownAs}/${knownDefects.file}`)
  const known = readKnownDefects(listed.rows)
  return { rules, defects: known.defects, problems: [...problems, ...listed.problems, ...known.problems] }
}
