import { randomUUID } from 'node:crypto'
import { openDatabase } from '../../database/open-database'
import { administer, connected, databaseUrl } from './administer'

/** A migrated database without rows, from which those of the tests are copied. */
export interface TemplateDatabase {
  name: string
  /** Removes its copies too. */
  remove: () => Promise<void>
}

const namesFrom = (server: string, start: string): Promise<string[]> =>
  connected(server, async (client) => {
    const text = 'select datname from pg_database where starts_with(datname, $1)'
    const { rows } = await client.query<{ datname: string }>(text, [start])
    return rows.map(({ datname }) => datname)
  })

export const createTemplateDatabase = async (server: string): Promise<TemplateDatabase> => {
  const name = `vitrine_template_${randomUUID().replaceAll('-', '')}`
  await administer(server, `create database ${name}`)
  const opened = await openDatabase({ DATA_DIR: '.data', DATABASE_URL: databaseUrl(server, name) })
  await opened.close()
  const remove = async (): Promise<void> => {
    for (const one of await namesFrom(server, name)) await administer(server, `drop database ${one} with (force)`)
  }
  return { name, remove }
}
