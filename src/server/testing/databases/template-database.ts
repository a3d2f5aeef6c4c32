import { randomUUID } from 'node:crypto'
import { openDatabase } from '../../database/open-database'
import { administer, databaseUrl } from './administer'

/** A migrated database without rows, from which every test copies its own. */
export interface TemplateDatabase {
  name: string
  remove: () => Promise<void>
}

export const createTemplateDatabase = async (server: string): Promise<TemplateDatabase> => {
  const name = `vitrine_template_${randomUUID().replaceAll('-', '')}`
  await administer(server, `create database ${name}`)
  const opened = await openDatabase({ DATA_DIR: '.data', DATABASE_URL: databaseUrl(server, name) })
  await opened.close()
  return { name, remove: () => administer(server, `drop database ${name} with (force)`) }
}
