import { redirectTableSchema } from '../../contract/redirect-table'
import type { CompiledRedirects } from '../../domain/routes/redirect-index'
import { compileRedirects } from '../../domain/routes/redirect-match'
import { parseRedirectsFile } from '../../domain/routes/redirects-file'

/**
 * Reads the table that the build wrote, `builds/redirects.json`.
 *
 * @throws Error when it is none
 */
export const parseRedirectTable = (text: string): CompiledRedirects => {
  const lines = redirectTableSchema.parse(JSON.parse(text)).rules
  const { rules, problems } = parseRedirectsFile(lines.join('\n'))
  const [problem] = problems
  if (problem) throw new Error(`rule ${problem.line} of the redirect table: ${problem.message}`)
  return compileRedirects(rules)
}
