import { z } from 'zod'
import type { ReleaseStore } from '../../src/server/release/open-store'
import type { Release } from '../../src/server/release/types'

/** What tells of one build, or of builds of before, rather than of the data: moment, name, where stories were. The report is compared apart. */
const OF_THE_BUILD = new Set([
  '/builds/latest.json',
  '/builds/live.json',
  '/builds/report.json',
  '/builds/stories.json',
])
const isOfTheData = (path: string): boolean => !OF_THE_BUILD.has(path) && !path.startsWith('/builds/meta/')

/** A release and the store that has its bytes. */
export interface Stored {
  release: Release
  store: ReleaseStore
}

export const textOf = async ({ release, store }: Stored, path: string): Promise<string> => {
  const file = release.file(path)
  return file ? (await store.blobs.read(file.digest)).toString('utf8') : ''
}

/** Letters shown of either side, from a little before where they part. */
const SHOWN = 160
const BEFORE = 60

const parting = (one: string, other: string): string => {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const part = (text: string): string => JSON.stringify(text.slice(Math.max(0, at - BEFORE), at - BEFORE + SHOWN))
  return `\n    rebuilt ${part(one)}\n    clean   ${part(other)}`
}

/** What a report says of the data; what moved is told by the one build that found it. */
const facts = (report: string): string => JSON.stringify({ ...(JSON.parse(report) as object), moved: null })

const appDataSchema = z.object({ webpackCompilationHash: z.string() })

/**
 * Reads files without webpack's hash of their compilation, which stands in every page and depends on what webpack found in
 * its cache: the same modules have another one in a build that started from nothing.
 */
const readerOf = async (stored: Stored): Promise<(path: string) => Promise<string>> => {
  const { webpackCompilationHash } = appDataSchema.parse(JSON.parse(await textOf(stored, '/page-data/app-data.json')))
  return async (path) => (await textOf(stored, path)).replaceAll(webpackCompilationHash, 'hash of the compilation')
}

/** How a rebuilt release differs from a clean one, a line for each path, with the place where its first few part. */
export const differences = async (rebuilt: Stored, clean: Stored, excerpts = 5): Promise<string[]> => {
  const files = [rebuilt, clean].map(
    ({ release }) => new Map([...release.files()].filter(([path]) => isOfTheData(path))),
  )
  const [one, other] = [files[0] ?? new Map<string, never>(), files[1] ?? new Map<string, never>()]
  const left = [...one.keys()].filter((path) => !other.has(path)).map((path) => `${path} is left over`)
  const missing = [...other.keys()].filter((path) => !one.has(path)).map((path) => `${path} is missing`)
  const changed = [...one]
    .filter(([path, file]) => other.has(path) && other.get(path)?.digest !== file.digest)
    .map(([path]) => path)
  const [readOne, readOther] = [await readerOf(rebuilt), await readerOf(clean)]
  const lines: string[] = []
  for (const path of changed.sort()) {
    const texts = await Promise.all([readOne(path), readOther(path)])
    if (texts[0] !== texts[1]) lines.push(`${path} differs${lines.length < excerpts ? parting(...texts) : ''}`)
  }
  const reports = await Promise.all(
    [rebuilt, clean].map(async (stored) => facts(await textOf(stored, '/builds/report.json'))),
  )
  const [report = '', cleanReport = ''] = reports
  return [
    ...left.sort(),
    ...missing.sort(),
    ...lines,
    ...(report === cleanReport ? [] : [`the report differs${parting(report, cleanReport)}`]),
    ...(rebuilt.release.root.redirects === clean.release.root.redirects ? [] : ['the 301 table differs']),
  ]
}

/** What speaks of other times: the table of old addresses, the report of what was left out, and the routes of earlier builds, for open tabs. */
const isOfThePast = (path: string, buildId: string | null): boolean =>
  path === '/_redirects' || (path.startsWith('/builds/') && path !== `/builds/meta/${buildId ?? ''}.json`)

/** Files that hold an address, or another text, not as the beginning of a longer one. */
export const mentions = async ({ release, store }: Stored, path: string): Promise<string[]> => {
  const wanted = new RegExp(`${path.replace(/[^\w/-]/g, '\\$&')}(?![\\w-])`)
  const found = await Promise.all(
    [...release.files()]
      .filter(
        ([name, { type }]) =>
          !isOfThePast(name, release.root.facts.buildId) && /html|json|xml|text|javascript/.test(type),
      )
      .map(async ([name, { digest }]) =>
        wanted.test(name) || wanted.test((await store.blobs.read(digest)).toString('utf8')) ? [name] : [],
      ),
  )
  return found.flat().sort()
}
