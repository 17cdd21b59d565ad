import type { ClientBase } from 'pg';

/** A table with rows; names are quoted for SQL where needed. */
export type Table = { readonly name: string; readonly columns: readonly string[] };

type Row = { name: string; columns: string[]; parents: string[] };

/**
 * Our schemas. The one of the job queue is left out on purpose: pg-boss creates it again, including the schedule, and a
 * job that was running when the copy was made must not count as running. Work that must not be lost waits in our own
 * tables.
 */
const SCHEMAS = ['public', 'drizzle'];
/**
 * Tables of pending changes that running processes have yet to read, identified by transaction numbers, which have no
 * meaning on another server.
 */
const LEFT_OUT = ['search_changes', 'forgotten_search_changes'];

const TABLES = `
  with tables as (
    select c.oid, format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname = any($1) and c.relname <> all($2)
      and not exists (select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  )
  select name,
    array(select quote_ident(a.attname) from pg_attribute a
      where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum) as columns,
    array(select p.name from pg_constraint f join tables p on p.oid = f.confrelid
      where f.conrelid = t.oid and f.contype = 'f' and p.oid <> t.oid) as parents
  from tables t
  order by name`;

/**
 * All our tables except unlogged ones, each partition separately; a table comes after those that its foreign keys refer
 * to.
 */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Row>(TABLES, [SCHEMAS, LEFT_OUT]);
  const ordered: Row[] = [];
  for (let waiting = rows; waiting.length > 0; ) {
    const isReady = ({ parents }: Row) => parents.every((name) => ordered.some((table) => table.name === name));
    const ready = waiting.filter(isReady);
    if (ready.length === 0) throw new Error(`Foreign keys in a circle: ${waiting.map(({ name }) => name).join(', ')}`);
    ordered.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered.map(({ name, columns }) => ({ name, columns }));
}

/** A table with its columns, in the syntax of COPY. */
export function copyTarget({ name, columns }: Table): string {
  return `${name} (${columns.join(', ')})`;
}
