import { Client } from 'pg'

/** Address of another database of the same server. */
export const databaseUrl = (server: string, name: string): string => {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Runs one statement that needs a connection of its own, such as `create database`. */
export const administer = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
