import { parseRedirectsFile } from '../../domain/routes/redirects-file'
import { vehicleIdOf } from '../../domain/routes/vehicle-slug'
import type { ReleaseCounts, ReleaseFile } from './types'

/** Whether an address is a page that people read; error pages of the form `/404.html` are not. */
export const isPage = (path: string, { type }: Pick<ReleaseFile, 'type'>): boolean =>
  type.startsWith('text/html') && !path.endsWith('.html')

/**
 * Stock number of the vehicle whose page an address is, null for all others.
 *
 * @param stockSegment first segment of vehicle addresses
 */
export const vehicleOfPath = (path: string, stockSegment: string): number | null => {
  if (!path.startsWith(`/${stockSegment}/`)) return null
  const slug = path.slice(stockSegment.length + 2)
  return slug.includes('/') ? null : vehicleIdOf(slug)
}

export type FileCounts = Omit<ReleaseCounts, 'redirects'>

/** Counts with one file more or less. */
export const countFile = (
  counts: FileCounts,
  path: string,
  file: ReleaseFile,
  stockSegment: string,
  by: 1 | -1,
): void => {
  counts.files += by
  if (!isPage(path, file)) return
  counts.pages += by
  if (vehicleOfPath(path, stockSegment) !== null) counts.vehicles += by
}

/** Rules of a 301 file that send visitors elsewhere. */
export const countRedirects = (text: string): number =>
  parseRedirectsFile(text).rules.filter(({ status }) => status === 301 || status === 302).length
