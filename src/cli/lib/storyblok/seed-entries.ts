import { z } from 'zod'
import type { DemoDatasource } from '../../../../demo/content/types'
import { datasourceSchema } from './read-space'
import type { SeedOptions } from './seed-space'

const entrySchema = z.object({ name: z.string() })

/** Adds the entries that the datasources of a space lack; those that are there stay as they are. */
export const seedEntries = async (
  datasources: readonly DemoDatasource[],
  { client, dryRun, say }: Omit<SeedOptions, 'overwrite'>,
): Promise<void> => {
  const there = z.array(datasourceSchema).parse(await client.list('datasources', 'datasources'))
  for (const { slug, entries } of datasources) {
    const id = there.find((datasource) => datasource.slug === slug)?.id
    const path = `datasource_entries?datasource_id=${id ?? ''}`
    const found = id === undefined ? [] : z.array(entrySchema).parse(await client.list(path, 'datasource_entries'))
    const missing = entries.filter(({ name }) => !found.some((entry) => entry.name === name))
    for (const { name, value } of dryRun ? [] : missing)
      await client.post('datasource_entries', { datasource_entry: { name, value, datasource_id: id } })
    if (missing.length > 0) say(`create ${missing.length} entries in datasource ${slug}`)
  }
}
