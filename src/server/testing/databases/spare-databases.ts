import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ExecuteSql } from '../../database/pglite-dialect'
import { administer, connected, databaseUrl } from './administer'
import { folderOfRun } from './folder-of-run'
import { resetDatabase, shapeOf } from './reset-database'

/** One empty file for each database that a test has closed. Who removes the file has the database. */
const folderOf = (template: string): string => join(folderOfRun(), template)

const on = <Result>(url: string, work: (execute: ExecuteSql) => Promise<Result>): Promise<Result> =>
  connected(url, (client) => work((text) => client.query(text)))

/** Shape of the template. */
let known: Promise<string> | null = null

const takeSpare = async (server: string, template: string): Promise<string | null> => {
  const folder = folderOf(template)
  for (const name of await readdir(folder).catch(() => [])) {
    const isMine = await rm(join(folder, name)).then(
      () => true,
      () => false,
    )
    if (!isMine) continue
    const shape = await (known ??= on(databaseUrl(server, template), shapeOf))
    if (await on(databaseUrl(server, name), (execute) => resetDatabase(execute, shape))) return name
    await administer(server, `drop database ${name} with (force)`)
  }
  return null
}

/**
 * Name of an empty, migrated database. A new one costs the server as much time as dozens of small tests, so those that
 * tests have closed are emptied and used again, in later suites too.
 */
export const takeDatabase = async (server: string, template: string): Promise<string> => {
  const spare = await takeSpare(server, template)
  if (spare !== null) return spare
  const name = `${template}_${randomBytes(5).toString('hex')}`
  await administer(server, `create database ${name} template ${template}`)
  return name
}

export const giveDatabase = async (template: string, name: string): Promise<void> => {
  await mkdir(folderOf(template), { recursive: true })
  await writeFile(join(folderOf(template), name), '')
}
