import { readFile, stat } from 'node:fs/promises'
import { z } from 'zod'
import type { CompiledRedirects } from '../../domain/routes/redirect-index'
import { compileRedirects } from '../../domain/routes/redirect-match'
import { parseRedirectsFile } from '../../domain/routes/redirects-file'

const tableSchema = z.object({ rules: z.array(z.string()) })

/**
 * Reads the table that the build wrote, `builds/redirects.json`.
 *
 * @throws Error when it is none
 */
export const parseRedirectTable = (text: string): CompiledRedirects => {
  const lines = tableSchema.parse(JSON.parse(text)).rules
  const { rules, problems } = parseRedirectsFile(lines.join('\n'))
  const [problem] = problems
  if (problem) throw new Error(`rule ${problem.line} of the redirect table: ${problem.message}`)
  return compileRedirects(rules)
}

const EMPTY = compileRedirects([])

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'

/**
 * Keeps the table of the last build at hand, and reads it again when a build has replaced it. Before the first build
 * there is no table, and no rule.
 */
export const redirectTableFile = (file: string): (() => Promise<CompiledRedirects>) => {
  let read: { version: string; table: CompiledRedirects } | null = null
  return async () => {
    try {
      const { mtimeMs, size } = await stat(file)
      const version = `${mtimeMs}-${size}`
      if (read?.version !== version) read = { version, table: parseRedirectTable(await readFile(file, 'utf8')) }
      return read.table
    } catch (error) {
      if (isMissing(error)) return EMPTY
      throw new Error(`${file} cannot be read`, { cause: error })
    }
  }
}
