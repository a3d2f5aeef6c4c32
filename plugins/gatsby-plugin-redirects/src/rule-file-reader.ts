import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { RedirectsOptions } from './plugin-options-schema'
import { readRuleFiles } from './read-rule-files'
import type { RuleFiles } from './read-rule-files'

/** What tells that no rule file changed: names, sizes and times. */
const stampOf = async (folder: string, known: string): Promise<string> => {
  const names = [...(await readdir(folder)).filter((name) => name.endsWith('.csv')).sort(), known]
  const facts = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => null)))
  return names.map((name, index) => `${name} ${facts[index]?.size ?? '-'} ${facts[index]?.mtimeMs ?? '-'}`).join('\n')
}

/** Reads rule files again and again, but only when one of them changed. */
export const createRuleFileReader = () => {
  let last: { stamp: string; files: RuleFiles } | null = null
  /** @throws Error when the folder cannot be read */
  return async (folder: string, options: Pick<RedirectsOptions, 'folder' | 'knownDefects'>): Promise<RuleFiles> => {
    const stamp = `${folder}\n${String(options.knownDefects.reproduce)}\n${await stampOf(folder, options.knownDefects.file)}`
    if (last?.stamp === stamp) return last.files
    const files = await readRuleFiles(folder, options.folder, options.knownDefects)
    last = { stamp, files }
    return files
  }
}
