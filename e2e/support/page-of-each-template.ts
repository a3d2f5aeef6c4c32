import { z } from 'zod'
import { openReleaseStore } from '../../src/server/release/open-store'
import { templateOf } from '../../src/features/analytics/template-of'

const pageDataSchema = z.object({ componentChunkName: z.string(), path: z.string() })

/** Path of one page of every template of the current release, by the name of the template. */
export const pageOfEachTemplate = async (dataDir: string): Promise<Map<string, string>> => {
  const store = openReleaseStore(dataDir)
  const current = await store.current()
  if (!current) throw new Error(`${dataDir} holds no release`)
  const found = new Map<string, string>()
  const files = [...(await store.load(current.id)).files()].sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [name, { digest }] of files) {
    if (!/^\/page-data\/.*\/page-data\.json$/.test(name)) continue
    const { componentChunkName, path } = pageDataSchema.parse(
      JSON.parse((await store.blobs.read(digest)).toString('utf8')),
    )
    const template = templateOf(componentChunkName)
    if (!found.has(template)) found.set(template, path)
  }
  return found
}
