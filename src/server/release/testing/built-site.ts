import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { NewReleaseFacts } from '../types'

export const NOW = new Date('2026-11-20T10:00:00Z')

export const FACTS: NewReleaseFacts = { buildId: null, versions: { content: '1', dealer: '2' } }

/** A page that passes the gate. */
export const page = (text: string, links: readonly string[] = []): string =>
  `<!doctype html><html lang="fr"><head><title>${text}</title></head><body><h1>${text}</h1>${links
    .map((link) => `<a href="${link}">${link}</a>`)
    .join('')}${'<p>bonjour</p>'.repeat(120)}</body></html>`

/** A folder like the one that a build leaves, with a data folder beside it. */
export interface BuiltSite {
  publicDir: string
  dataDir: string
  write: (file: string, text: string) => Promise<void>
  remove: (file: string) => Promise<void>
  end: () => Promise<void>
}

export const createBuiltSite = async (files: Readonly<Record<string, string>>): Promise<BuiltSite> => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-release-'))
  const publicDir = join(folder, 'public')
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(dirname(join(publicDir, file)), { recursive: true })
    await writeFile(join(publicDir, file), text)
  }
  await mkdir(publicDir)
  await Promise.all(Object.entries(files).map(([file, text]) => write(file, text)))
  return {
    publicDir,
    dataDir: join(folder, 'data'),
    write,
    remove: (file) => rm(join(publicDir, file)),
    end: () => rm(folder, { recursive: true, force: true }),
  }
}
