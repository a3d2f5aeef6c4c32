import { join } from 'node:path'
import type { DatabaseConfig } from './open-database'

/** Folder of the embedded database. */
export const embeddedFolder = (dataDir: string): string => join(dataDir, 'db')

/** Address without user and password. */
export const postgresPlace = (url: string): string => {
  if (!URL.canParse(url)) return 'DATABASE_URL'
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port || '5432'}${pathname}`
}

/** Which database a configuration names, for people. */
export const databasePlace = ({ DATA_DIR, DATABASE_URL }: DatabaseConfig): string =>
  DATABASE_URL === undefined ? embeddedFolder(DATA_DIR) : `PostgreSQL at ${postgresPlace(DATABASE_URL)}`
