import { redirectLine } from '../../../src/domain/routes/redirects-file'
import type { RedirectTable } from '../../../src/contract/redirect-table'
import type { RedirectRule } from '../../../src/domain/routes/redirect-rule'
import type { Table } from './lint-table'

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

/** The 301 rules as the look-up of the server reads them, one line of the host's file each, and the entries that are none. */
export const serializeTable = ({ rules, heldBack }: Pick<Table, 'rules' | 'heldBack'>): string =>
  JSON.stringify({ rules: rules.map(redirectLine), heldBack } satisfies RedirectTable)
