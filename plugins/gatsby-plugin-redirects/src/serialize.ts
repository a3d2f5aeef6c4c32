import { redirectLine } from '../../../src/domain/routes/redirects-file'
import type { RedirectRule } from '../../../src/domain/routes/redirect-rule'

/** The host's file: 301 rules, then rewrites and error pages; the host reads it from top to bottom. */
export const serializeRedirects = (rules: readonly RedirectRule[], statusRules: readonly RedirectRule[]): string =>
  [
    `# ${rules.length} permanent redirects`,
    ...rules.map(redirectLine),
    '',
    `# ${statusRules.length} rewrites and error pages`,
    ...statusRules.map(redirectLine),
    '',
  ].join('\n')

/** The 301 rules as the look-up of the server reads them: one line of the host's file each. */
export const serializeTable = (rules: readonly RedirectRule[]): string =>
  JSON.stringify({ rules: rules.map(redirectLine) })
