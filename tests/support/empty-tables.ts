import type { Database } from '#server/database/open-database.ts';

/** Tables that the triggers of `truncate properties` empty as well (server/database/migrations/0002_listings.sql). */
const WITH_LISTINGS = ['property_search', 'notifications'];

/**
 * Empties these tables and everything that refers to them, like `truncate … cascade`: without the triggers for single
 * rows, and only once there are no concurrent writers. Truncating creates new files for a hundred tables and their
 * indexes, which takes most of the time of a small test; deleting a few rows takes a hundredth of it.
 */
export async function emptyTables({ db }: { readonly db: Database }, ...tables: readonly string[]): Promise<void> {
  const named = [...tables, ...(tables.includes('properties') ? WITH_LISTINGS : [])];
  const ids = named.map((table) => `'${table}'::regclass::oid`).join(', ');
  await db.$client.query(`
    do $$
    declare emptied text[];
    begin
      with recursive referring (id) as (
        select unnest(array[${ids}])
        union select conrelid from pg_constraint join referring on confrelid = id where contype = 'f'
      )
      select array_agg(id::regclass::text order by id) into emptied from referring;
      set local session_replication_role = replica;
      execute 'lock table ' || array_to_string(emptied, ', ') || ' in exclusive mode';
      for place in 1 .. cardinality(emptied) loop
        execute 'delete from ' || emptied[place];
      end loop;
      ${tables.includes('properties') ? 'insert into search_changes (property_id) values (0); perform count_property_write(null);' : ''}
    end $$`);
}
