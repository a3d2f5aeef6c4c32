import type { WriteResult } from '../write-vehicles'

export interface Rejected {
  line: number
  id: string | null
  field: string
  reason: string
}

/** What an import did, or would have done. */
export interface ImportReport extends WriteResult {
  /** Vehicles in the feed. */
  records: number
  removed: number
  rejected: Rejected[]
  /** Pictures that must not be loaded; their vehicles went in without them. */
  leftOut: Rejected[]
  /** What an operator should know besides. */
  notes: string[]
  dryRun: boolean
}

/** For the terminal: one line for each record that was refused, then one of sums. */
export const describeReport = ({
  records,
  added,
  changed,
  repriced,
  unchanged,
  removed,
  rejected,
  leftOut,
  notes,
  dryRun,
}: ImportReport): string[] => [
  ...[...rejected, ...leftOut].map(
    ({ line, id, field, reason }) =>
      `line ${line}${id === null ? '' : `, vehicle ${id}`}: ${field === '' ? '' : `${field}: `}${reason}`,
  ),
  ...notes,
  `${records} records: ${added} added, ${changed} changed, ${repriced} repriced, ${unchanged} unchanged, ${removed} removed, ` +
    `${records - added - changed - repriced - unchanged} rejected${dryRun ? ' (dry run: nothing was written)' : ''}`,
]
