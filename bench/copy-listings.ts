import type { Deps } from '#server/deps.ts';

const ROWS_AT_ONCE = 2000;
const CONNECTIONS = 2;

/** Copies the open or the ended listings under new keys until `wanted` of them exist. */
export async function copyListings(deps: Deps, isOpen: boolean, present: number, wanted: number): Promise<void> {
  if (wanted <= present) return;
  const { rows } = await deps.db.$client.query<{ ids: string[] }>(
    'select array_agg(id order by id) as ids from properties where is_open = $1',
    [isOpen],
  );
  const ids = rows[0]?.ids ?? [];
  const statement = await copyStatement(deps);
  const jobs = copies(ids, wanted - present).values();
  const work = async () => {
    const client = await deps.db.$client.connect();
    try {
      await client.query('set statement_timeout = 0');
      for (const { copy, chosen } of jobs) await client.query(statement, [chosen, `copy ${copy} of `]);
    } finally {
      client.release(true);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
}

/**
 * Runs work that writes listings without their triggers: searches then don't find them, alerts don't notice them, and
 * it takes a fraction of the time. For benches of calls that read ended listings only from `properties`.
 */
export async function withoutTriggers(deps: Deps, work: () => Promise<void>): Promise<void> {
  await deps.db.$client.query('alter table properties disable trigger user');
  try {
    await work();
  } finally {
    await deps.db.$client.query('alter table properties enable trigger user');
  }
}

function copies(ids: readonly string[], missing: number): { copy: number; chosen: string[] }[] {
  const jobs: { copy: number; chosen: string[] }[] = [];
  for (let copy = 0, left = missing; left > 0; copy += 1) {
    for (let from = 0; from < ids.length && left > 0; from += ROWS_AT_ONCE) {
      const chosen = ids.slice(from, Math.min(from + ROWS_AT_ONCE, from + left));
      jobs.push({ copy, chosen });
      left -= chosen.length;
    }
  }
  return jobs;
}

async function copyStatement(deps: Deps): Promise<string> {
  const { rows } = await deps.db.$client.query<{ columns: string }>(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_name = 'properties' and table_schema = 'public' and is_generated = 'NEVER'
       and column_name not in ('id', 'source_key')`,
  );
  const columns = rows[0]?.columns ?? '';
  return `insert into properties (source_key, ${columns})
    select $2 || source_key, ${columns} from properties where id = any($1::bigint[])`;
}
