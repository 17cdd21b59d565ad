import { afterAll, beforeEach, expect, it } from 'vitest';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { ALL_TEXTS, resolveSearch, searchListings } from '#server/features/market/search/index.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestDeps } from '#tests/support/open-test-deps.ts';
import { givePapers } from '#tests/support/papers/give-paper.ts';
import { readDocuments } from './read-documents.ts';

const deps = await openTestDeps();
afterAll(() => deps.close());
beforeEach(() => emptyTables(deps, 'properties', 'document_texts', 'hidden_contents', 'paper_changes'));

const { $client } = deps.db;

async function listing(title: string, pages: readonly string[]): Promise<number> {
  const record = makeListingRecord({ title });
  await recordListings(deps, [record]);
  const { rows } = await $client.query('select id from properties where source_key = $1', [record.sourceKey]);
  const propertyId = Number(rows[0].id);
  await givePapers(deps, [{ propertyId, pages }]);
  return propertyId;
}

async function found(query: string): Promise<string[]> {
  const search = resolveSearch({ query, literal: true, page: 1, includeEnded: false, facets: false }, ALL_TEXTS);
  const { properties } = await searchListings(deps, search);
  return properties.map(({ title, matchedDocument }) => [title, matchedDocument?.words].filter(Boolean).join(': '));
}

it('find a listing after those with the word in their notice, unless no reading of the word is sure', async () => {
  await listing('Depolu dükkân', ['Bodrumda kestanelik vardır', 'ikinci sayfada ?çınarlık']);
  await recordListings(deps, [makeListingRecord({ title: 'Kestanelik arsa' })]);
  expect(await found('kestaneliğin')).toEqual(['Kestanelik arsa', 'Depolu dükkân: kestaneliğin']);
  expect(await found('depolu kestanelik')).toEqual(['Depolu dükkân: kestanelik']);
  expect(await found('çınarlık')).toEqual([]);
});

it('stay with a listing that its source corrects, and do not find another listing', async () => {
  const id = await listing('Dükkân', ['kestanelik']);
  await listing('Daire', ['zeytinlik']);
  await $client.query(
    `update properties set words = words || '''^yeni'''::tsvector, words_fingerprint = 'x' where id = $1`,
    [id],
  );
  expect(await found('kestanelik')).toEqual(['Dükkân: kestanelik']);
});

it('are forgotten with the document, also when the desk hides it', async () => {
  const id = await listing('Dükkân', ['kestanelik']);
  const other = await listing('Daire', ['zeytinlik']);
  await $client.query('delete from mirrored_files where property_id = $1', [id]);
  await $client.query(
    'insert into hidden_contents (sha256, hidden_at) select sha256, now() from mirrored_files where property_id = $1',
    [other],
  );
  await readDocuments(deps);
  expect([await found('kestanelik'), await found('zeytinlik')]).toEqual([[], []]);
  const { rows } = await $client.query(
    "select (select count(*) from document_texts)::int as texts, words::text from property_search where words::text like '%+%'",
  );
  expect(rows).toEqual([]);
  expect((await $client.query('select from paper_changes')).rowCount).toBe(0);
});
