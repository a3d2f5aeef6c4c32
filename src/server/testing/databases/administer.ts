import { Client } from 'pg'

/** Address of another database of the same server. */
export const databaseUrl = (server: string, name: string): string => {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Opens a connection for one piece of work. */
export const connected = async <Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Runs one statement that needs a connection of its own, such as `create database`. */
export const administer = async (url: string, statement: string): Promise<void> => {
  await connected(url, (client) => client.query(statement))
}
