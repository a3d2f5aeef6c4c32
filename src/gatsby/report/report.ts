import type { HeldRedirect } from '../../domain/routes/held-redirect'

/** Something that was left out of the site, or is shown with less than it should. */
export interface ReportEntry {
  /** Where it came from: `story`, `redirect`, or the dealer's name of the kind, such as `vehicles`. */
  kind: string
  /** Id, or address. */
  key: string
  reason: string
  /** Slug of a story in the CMS, which tells it from another that comes to the same address. */
  slug?: string
  /** The entry of the CMS's list, where the kind is `redirect`. */
  redirect?: HeldRedirect
}

/** What a build was made of and what it left out; `public/builds/report.json`. */
export interface BuildReport {
  /** Records by kind: what the next build compares its own with. */
  counts: Record<string, number>
  /** Pages by template. */
  pages: Record<string, number>
  /** Stories that have another address since the build before. */
  moved: { from: string; to: string }[]
  /** Versions of the data that were read. */
  versions: { content: string | null; dealer: string | null }
  entries: ReportEntry[]
}

const MAXIMUM_ROWS = 60
const MAXIMUM_REASON = 110

const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length - 1)}…` : text)

const table = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
}

const total = (numbers: Record<string, number>) => Object.values(numbers).reduce((sum, value) => sum + value, 0)

const listOf = (numbers: Record<string, number>): string =>
  Object.entries(numbers)
    .map(([name, value]) => `${value} ${name}`)
    .join(', ')

/** The report as a person reads it at the end of a build. */
export const reportLines = ({
  counts,
  pages,
  entries,
}: Pick<BuildReport, 'counts' | 'pages' | 'entries'>): string[] => {
  const lines = [`Data: ${listOf(counts)}`, `${total(pages)} pages: ${listOf(pages)}`]
  if (entries.length === 0) return [...lines, 'Nothing was left out.']
  const shown = entries.slice(0, MAXIMUM_ROWS)
  const rows = shown.map(({ kind, key, reason }) => [kind, cut(key, 48), cut(reason, MAXIMUM_REASON)])
  const rest = entries.length - shown.length
  return [
    ...lines,
    `${entries.length} ${entries.length === 1 ? 'thing was' : 'things were'} left out or shown with less:`,
    ...table([['KIND', 'ID OR ADDRESS', 'WHY'], ...rows]),
    ...(rest > 0 ? [`  … and ${rest} more, in public/builds/report.json`] : []),
  ]
}
