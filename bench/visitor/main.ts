import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import type { VisitedPage } from './pages/choose'
import { findPages } from './pages/find'
import { replaceBars, replacePart } from './report/readme'
import { BARS_HEAD, barLine, markdownTable } from './report/table'
import type { Bar } from './report/table'
import { ROWS } from './rows/all'
import type { Row } from './rows/row'
import { settings } from './settings'

/**
 * Measures a running site from a visitor's point of view, row by row, against its limits. Writes the tables to the README
 * beside this file, unless `KEEP=no` is set.
 *
 *     SITE=http://localhost:8888 npx tsx bench/visitor/main.ts lighthouse scripts
 */
const README = join(import.meta.dirname, 'README.md')

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** The current commit, and whether files other than the README have changed since. */
const commit = (): string =>
  git('rev-parse', '--short', 'HEAD') +
  (git('status', '--porcelain', '--', '.', `:!${README}`) === '' ? '' : ' with changes')

/** Measures a row, prints its results and writes them to the README. */
const report = async ({ id, measure }: Row, pages: readonly VisitedPage[]): Promise<Bar[]> => {
  const before = loadavg()[0] ?? 0
  const { bars, table, note } = await measure(pages)
  const when = `Commit ${commit()}, ${new Date().toISOString().slice(0, 10)}, load ${before.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after.`
  const part = [when, note, markdownTable(table)].filter((text) => text !== undefined).join('\n\n')
  console.log(`\n## ${id}\n\n${part}`)
  if (process.env['KEEP'] !== 'no')
    writeFileSync(README, replacePart(replaceBars(readFileSync(README, 'utf8'), bars), id, part))
  return bars
}

const main = async (): Promise<void> => {
  const asked = process.argv.slice(2)
  const unknown = asked.filter((id) => ROWS.every((row) => row.id !== id))
  if (unknown.length > 0)
    throw new Error(`No such row: ${unknown.join(', ')}. There are: ${ROWS.map(({ id }) => id).join(', ')}`)
  const pages = await findPages(settings.site, settings.pages)
  const all: Bar[] = []
  for (const row of ROWS.filter(({ id }) => asked.length === 0 || asked.includes(id)))
    try {
      all.push(...(await report(row, pages)))
    } catch (error) {
      // One failed row does not stop the others.
      console.error(`${row.id} could not be measured:`, error)
      process.exitCode = 1
    }
  console.log(`\n${markdownTable({ head: BARS_HEAD, rows: all.map(barLine) })}`)
}

void main()
