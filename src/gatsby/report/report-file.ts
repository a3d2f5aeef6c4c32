import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { BuildReport } from './report'

const fileOf = (root: string) => join(root, 'public', 'builds', 'report.json')

const countsSchema = z.object({ counts: z.record(z.string(), z.number().int().min(0)) })

/** Records of the last build by kind; empty when there was none, or its report cannot be read. */
export const readLastCounts = (root: string): Record<string, number> => {
  try {
    return countsSchema.parse(JSON.parse(readFileSync(fileOf(root), 'utf8'))).counts
  } catch {
    return {}
  }
}

/** The report as it is written. */
export const reportText = (report: BuildReport): string => `${JSON.stringify(report, null, 2)}\n`

/** Forgets what the last build counted: the next one is of other data, and nothing can be missing from it. */
export const forgetLastCounts = (root: string): void => rmSync(fileOf(root), { force: true })
