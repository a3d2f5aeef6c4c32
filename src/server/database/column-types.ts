import type { ColumnType } from 'kysely'

/** Columns of type jsonb: objects when read, JSON text when written (the one form that both drivers agree on). */
export type Json<T> = ColumnType<T, string, string>

/** Instants are written as ISO text and read as `Date`. */
export type Instant = ColumnType<Date, string, string>
export type InstantNow = ColumnType<Date, string | undefined, string>
