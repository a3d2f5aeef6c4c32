import { MIGRATIONS } from '../../database/migrations/all'
import type { ExecuteSql } from '../../database/pglite-dialect'

/** Everything of a database but its rows and the build queue, in one value. */
const SHAPE = `select md5(string_agg(part, ',' order by part)) as shape from (
  select concat_ws(' ', c.relname, c.relkind, a.attname, a.atttypid, a.attnotnull) as part
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and a.attnum > 0
  union all select conname from pg_constraint where connamespace = 'public'::regnamespace
  union all select concat_ws(' ', t.tgname, t.tgenabled) from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
  union all select proname from pg_proc where pronamespace = 'public'::regnamespace
  union all select nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'pgboss'
  union all select concat_ws(' ', number, name, checksum) from schema_migrations
) parts`

/** Without triggers: prices that were asked once may not be deleted otherwise, and tables refer to each other. */
const EMPTY = `do $$
declare one record;
begin
  perform pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid();
  perform set_config('session_replication_role', 'replica', true);
  drop schema if exists pgboss cascade;
  for one in select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations'
  loop execute format('delete from public.%I', one.relname); end loop;
  for one in select seqrelid, seqstart from pg_sequence join pg_class on oid = seqrelid
    where relnamespace = 'public'::regnamespace
  loop perform setval(one.seqrelid::regclass, one.seqstart, false); end loop;
end $$`

/** Rows that a new database has. */
const FIRST_ROWS = MIGRATIONS.flatMap(({ statements }) => statements).filter((text) => /^\s*insert into/i.test(text))

export const shapeOf = async (execute: ExecuteSql): Promise<string> => {
  const { rows } = await execute(SHAPE)
  return (rows as { shape: string }[])[0]?.shape ?? ''
}

/**
 * Makes a database that a test has left like a new one.
 *
 * @param shape of a new one
 * @returns false if a test changed more than rows, or the user may not do this
 */
export const resetDatabase = async (execute: ExecuteSql, shape: string): Promise<boolean> => {
  try {
    if ((await shapeOf(execute)) !== shape) return false
    await execute([EMPTY, ...FIRST_ROWS].join(';\n'))
    return true
  } catch {
    return false
  }
}
