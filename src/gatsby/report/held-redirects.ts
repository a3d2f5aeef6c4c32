import { redirectTableSchema } from '../../contract/redirect-table'
import { heldRedirectValues } from '../../domain/routes/held-redirect'
import type { ReportEntry } from './report'

/**
 * What the report says of the CMS's redirects that are left out.
 *
 * @param table text of the file that gatsby-plugin-redirects wrote, null when it wrote none
 */
export const heldRedirectEntries = (table: string | null): ReportEntry[] =>
  table === null
    ? []
    : redirectTableSchema.parse(JSON.parse(table)).heldBack.map((redirect) => {
        const { from, to, other } = heldRedirectValues(redirect)
        const place = other === '' ? '' : ` (${other})`
        return { kind: 'redirect', key: from, reason: `→ ${to} left out: ${redirect.code}${place}`, redirect }
      })
