import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { maskRuns } from '#server/database/tables/listing-amendments.ts';
import { MASK_VERSION } from '#server/features/intake/masking/index.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { callApi } from '#tests/support/accounts/call-accounts.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { maskStoredTexts } from './mask-stored-texts.ts';

const { deps, app } = await openTestApp({ ANSWER_CACHE: 'off' });
const db = deps.db.$client;
afterAll(() => deps.close());

/**
 * Words that no mask takes for a name. The test then replaces them by a name in the database, as if an older version of
 * the masks had stored it.
 */
const STORED = 'kirmizi zurnabaz';
const NAME = 'borçlu Ayşe Zurnabaz';

let keys = 0;
async function store(given: Partial<ListingRecord> = {}): Promise<{ id: number; given: ListingRecord }> {
  keys += 1;
  const made = makeListingRecord({ sourceKey: `eski-${keys}`, description: `Tarla ${STORED} hissesidir.`, ...given });
  await recordListings(deps, [made]);
  const { rows } = await db.query('select id from properties where source_key = $1', [made.sourceKey]);
  return { id: Number(rows[0].id), given: made };
}

/** Puts the name into all columns with texts of listings, bypassing the masks. */
async function unmask(): Promise<void> {
  const put = (column: string) => `replace(${column}, '${STORED}', '${NAME}')`;
  for (const column of ['title', 'description', 'court_name'])
    await db.query(`update properties set ${column} = ${put(column)}`);
  await db.query(`update notice_versions set text = ${put('text')}`);
  // Earlier releases stored the previous description.
  await db.query(`update property_changes set old_value = to_jsonb($1::text) where field = 'description'`, [NAME]);
}

async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const holding: string[] = [];
  for (const { name } of rows) {
    const found = await db.query(`select 1 from "${name}" t where t::text ilike $1 limit 1`, [`%${text}%`]);
    if (found.rows.length > 0) holding.push(name);
  }
  return holding.sort();
}
const one = async (column: string, id: number) =>
  (await db.query(`select ${column} as value from properties where id = $1`, [id])).rows[0]?.value;
const found = async (query: string) =>
  (await callApi(app, 'GET', `/api/properties/search?includeEnded=1&query=${query}`)).json.properties.length;

it('a name that older masks missed is removed everywhere, and no change is reported', async () => {
  const { id, given } = await store({ title: `Tarla, ${STORED}` });
  const later = {
    title: `Bahçe, ${STORED}`,
    courtName: 'Van İcra Dairesi',
    description: `${given.description} Boştur.`,
  };
  await recordListings(deps, [{ ...given, ...later }]);
  const [run] = (
    await db.query(`insert into collection_runs (source, state, started_at) values ('x', 'done', now()) returning id`)
  ).rows;
  await db.query(
    `insert into collection_faults (run_id, fault_hash, kind, reason, given, found_at) values ($1, 'x', 'rejected', 'x', $2, now())`,
    [run.id, JSON.stringify({ baslik: NAME })],
  );
  await unmask();
  const versions = await db.query('select count(*)::int as n from notice_versions');
  const events = await db.query('select id from alert_events order by id');
  expect(await tablesWith('zurnabaz')).toEqual(
    expect.arrayContaining([
      'collection_faults',
      'notice_versions',
      'properties',
      'property_changes',
      'property_search',
      'search_words',
    ]),
  );
  expect(await maskStoredTexts(deps)).toEqual({ listings: 1, masked: 1, faults: 1 });
  expect(await one('description', id)).toBe('Tarla borçlu *** hissesidir. Boştur.');
  // Pending alert events still contain the earlier words; they are deleted after matching.
  expect((await tablesWith('zurnabaz')).filter((name) => name !== 'alert_events')).toEqual([]);
  expect(await found('zurnabaz')).toBe(0);
  expect((await db.query('select count(*)::int as n from notice_versions')).rows).toEqual(versions.rows);
  expect((await db.query('select id from alert_events order by id')).rows).toEqual(events.rows);
  const changes = await db.query<{ field: string }>('select field from property_changes where property_id = $1', [id]);
  expect(changes.rows.map(({ field }) => field).sort()).toEqual(['description']);
});

it('the same name in a later import is not a change', async () => {
  const { given } = await store();
  await unmask();
  await maskStoredTexts(deps, MASK_VERSION + 1);
  const said = { ...given, description: `Tarla ${NAME} hissesidir.` };
  await recordListings(deps, [said]);
  const { rows } = await db.query(
    'select field from property_changes c join properties p on p.id = c.property_id where p.source_key = $1',
    [given.sourceKey],
  );
  expect(rows).toEqual([]);
});

it('a listing with nothing to mask is not written', async () => {
  const { id } = await store({ description: 'Tarla boştur.' });
  const before = await one('xmin::text', id);
  await maskStoredTexts(deps, MASK_VERSION + 2);
  expect(await one('xmin::text', id)).toBe(before);
});

it('an interrupted run continues after its last recorded listing, and a finished one has nothing to do', async () => {
  const version = MASK_VERSION + 3;
  const first = await store();
  const second = await store();
  await unmask();
  const at = deps.clock.now();
  await deps.db.insert(maskRuns).values({ version, lastId: first.id, listings: 10, masked: 2, startedAt: at });
  expect(await maskStoredTexts(deps, version)).toMatchObject({ listings: 1, masked: 1 });
  expect(await one('description', first.id)).toContain('Zurnabaz');
  expect(await one('description', second.id)).not.toContain('Zurnabaz');
  const [run] = await deps.db.select().from(maskRuns).where(eq(maskRuns.version, version));
  expect(run).toMatchObject({ lastId: second.id, listings: 11, masked: 3, finishedAt: at });
  expect(await maskStoredTexts(deps, version)).toEqual({ listings: 0, masked: 0, faults: 0 });
});
