import type { PGlite } from '@electric-sql/pglite'
import { CompiledQuery, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely'

/** Kysely over PGlite, which is PostgreSQL with exactly one session. */
class PGliteConnection implements DatabaseConnection {
  constructor(private readonly client: PGlite) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affectedRows } = await this.client.query<Row>(query.sql, [...query.parameters])
    return { rows, numAffectedRows: BigInt(affectedRows ?? 0) }
  }

  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('PGlite does not stream results.')
  }
}

/** Hands the one session to one user at a time. */
class Session {
  readonly #waiting: (() => void)[] = []
  #taken = false

  async acquire(): Promise<void> {
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#taken = true
  }

  release(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#taken = false
  }
}

/**
 * A query that came in between the statements of a transaction would become part of it: whoever has the session keeps
 * it until its transaction ends.
 */
class PGliteDriver implements Driver {
  readonly #connection: PGliteConnection

  constructor(
    private readonly client: PGlite,
    private readonly session: Session,
  ) {
    this.#connection = new PGliteConnection(client)
  }

  async init(): Promise<void> {
    await this.client.waitReady
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.session.acquire()
    return this.#connection
  }

  async releaseConnection(): Promise<void> {
    this.session.release()
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async destroy(): Promise<void> {
    await this.client.close()
  }
}

/** Runs text as it is: one statement with values, or any number of them without. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

/** Kysely's dialect, and a way past it for a library that writes its own statements; both share the one session. */
export const pgliteAccess = (client: PGlite): { dialect: Dialect; executeSql: ExecuteSql } => {
  const session = new Session()
  return {
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new PGliteDriver(client, session),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    executeSql: async (text, values) => {
      await session.acquire()
      try {
        if (values !== undefined && values.length > 0) return { rows: (await client.query(text, values)).rows }
        return { rows: (await client.exec(text)).at(-1)?.rows ?? [] }
      } catch (error) {
        // Text may open a transaction and fail within it: the next user must not find it open.
        await client.exec('rollback')
        throw error
      } finally {
        session.release()
      }
    },
  }
}
