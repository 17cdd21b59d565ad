import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { START_VIEW } from '#shared/analysis/start-view.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { newCompany } from '#tests/support/companies/key-callers.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';

cheapHashes();
const { deps, app } = await openTestApp({ SAMPLE_SIZE: '0' });
afterAll(() => deps.close());
const { id, owner } = await newCompany({ deps, app });
let origin = '';
beforeAll(async () => {
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});

const ask = (signal?: AbortSignal) =>
  fetch(`${origin}/api/organisations/${id}/analysis`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...owner.headers },
    body: JSON.stringify({ view: START_VIEW }),
    ...(signal && { signal }),
  });

/** The number of analysis statements that the database is running. */
async function running(): Promise<number> {
  const { rows } = await deps.db.$client.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity where datname = current_database() and state = 'active'
      and pid <> pg_backend_pid() and query like 'with found as materialized%'`,
  );
  return rows[0]?.count ?? 0;
}

it('a caller who disconnects stops the calculation in the database, and the next callers are served', async () => {
  const holder = await deps.db.$client.connect();
  try {
    await holder.query('begin; lock table property_search in access exclusive mode');
    const leaving = new AbortController();
    const asked = ask(leaving.signal).catch((error: Error) => error.name);
    await vi.waitFor(async () => expect(await running()).toBe(1));
    leaving.abort();
    expect(await asked).toBe('AbortError');
    await vi.waitFor(async () => expect(await running()).toBe(0));
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  const statuses = await Promise.all(Array.from({ length: 6 }, async () => (await ask()).status));
  expect(statuses).toEqual(Array(6).fill(200));
});

it('many calls on one connection leave no listeners on it', async () => {
  const warned = vi.fn();
  process.on('warning', warned);
  for (let call = 0; call < 15; call += 1) {
    const answer = await ask();
    expect(answer.status).toBe(200);
    await answer.json();
  }
  process.off('warning', warned);
  expect(warned).not.toHaveBeenCalled();
});
