import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { openFront } from '../headers/front'
import { runProgram } from '../headers/program'
import { HEADERS_SCORE } from '../limits'
import type { VisitedPage } from '../pages/choose'
import { marked } from '../report/table'
import { settings } from '../settings'
import type { Found, Row } from './row'

const certificateSchema = z.object({ key: z.string(), cert: z.string() })

const gradesSchema = z.array(
  z.object({
    status: z.number(),
    score: z.number(),
    tests: z.record(z.string(), z.object({ result: z.string().nullable(), modifier: z.number() })),
  }),
)

type Grade = z.infer<typeof gradesSchema>[number]

/** Grades pages behind TLS, as in production. */
const gradesOf = async (pages: readonly { origin: string; path: string }[]): Promise<Grade[]> => {
  const tls = certificateSchema.parse(await runProgram('certificate.mjs', ''))
  const folder = await mkdtemp(join(tmpdir(), 'headers-'))
  const authority = join(folder, 'certificate.pem')
  await writeFile(authority, tls.cert)
  const origins = [...new Set(pages.map(({ origin }) => origin))]
  const fronts = await Promise.all(origins.map((origin) => openFront(origin, tls)))
  try {
    const asked = pages.map(({ origin, path }) => {
      const front = fronts[origins.indexOf(origin)]
      return { path, httpPort: front?.httpPort, httpsPort: front?.httpsPort }
    })
    // The analyser trusts this certificate like one from a public authority.
    return gradesSchema.parse(await runProgram('grade.mjs', JSON.stringify(asked), { NODE_EXTRA_CA_CERTS: authority }))
  } finally {
    await Promise.all(fronts.map((front) => front.close()))
    await rm(folder, { recursive: true, force: true })
  }
}

const differencesOf = ({ tests }: Grade): string =>
  Object.entries(tests)
    .filter(([, { modifier }]) => modifier !== 0)
    .map(([, { result, modifier }]) => `${modifier > 0 ? '+' : '−'}${Math.abs(modifier)} ${result ?? ''}`)
    .join(', ')

const measure = async (pages: readonly VisitedPage[]): Promise<Found> => {
  const { site, preview } = settings
  const graded = [
    ...pages.map(({ kind, path }) => ({ name: kind, origin: site, path })),
    { name: 'not found', origin: site, path: '/cette-page-n-existe-pas' },
    { name: 'preview in the editor', origin: site, path: '/apercu' },
    { name: 'status', origin: site, path: '/status' },
    { name: 'preview server', origin: preview, path: '/' },
  ]
  const grades = await gradesOf(graded)
  const rows = grades.map((grade, index) => [
    graded[index]?.name ?? '',
    String(grade.status),
    marked(String(grade.score), grade.score >= HEADERS_SCORE),
    differencesOf(grade),
  ])
  const lowest = Math.min(...grades.map(({ score }) => score))
  const missing = grades.filter(({ score }) => score < HEADERS_SCORE).length
  return {
    bars: [
      {
        name: 'Mozilla’s analyser, every page type',
        limit: `≥ ${HEADERS_SCORE}`,
        found: `lowest ${lowest}; ${missing} of ${grades.length} miss it`,
        isMet: missing === 0,
      },
    ],
    table: { head: ['page', 'status', 'score', 'beside 100'], rows },
    note: 'Behind TLS that this bench puts before the site, with a certificate that the analyser trusts; HTTP is sent on to it.',
  }
}

export const headers: Row = { id: 'headers', measure }
