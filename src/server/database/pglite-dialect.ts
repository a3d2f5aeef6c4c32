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

/**
 * Hands the one session to one user at a time: a query that came in between the statements of a transaction would
 * otherwise become part of it.
 */
class PGliteDriver implements Driver {
  readonly #connection: PGliteConnection
  readonly #waiting: (() => void)[] = []
  #taken = false

  constructor(private readonly client: PGlite) {
    this.#connection = new PGliteConnection(client)
  }

  async init(): Promise<void> {
    await this.client.waitReady
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#taken = true
    return this.#connection
  }

  async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#taken = false
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

export const pgliteDialect = (client: PGlite): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new PGliteDriver(client),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})
