import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readDocuments } from '#server/features/intake/document-texts/index.ts';
import { listFindings, makeFindings } from '#server/features/market/document-findings/index.ts';
import { rightsOfKey } from '#server/features/members/subscriptions/index.ts';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import { findsSampleListings } from './find-sample-listing.ts';
import { holdSamplePapers } from './hold-papers.ts';
import { prepareSampleData } from './prepare-sample-data.ts';
import { withSampleFiles } from './with-sample-files.ts';

// Suite: heavy, because it makes papers and reads them in a decoder.

let deps: TestDeps;
beforeAll(async () => {
  const opened = await openTestDeps({ SAMPLE_SIZE: '150' });
  deps = { ...opened, files: withSampleFiles(opened.files, findsSampleListings(opened.db)) };
  await prepareSampleData(deps);
  await holdSamplePapers(deps, () => readDocuments(deps));
  await makeFindings(deps);
});
afterAll(() => deps.close());

const heldIds = async () =>
  (
    await deps.db.$client.query<{ id: string }>('select distinct property_id as id from mirrored_files order by 1')
  ).rows.map(({ id }) => Number(id));

it('some sample listings have documents that are read, and reports that contradict their notices', async () => {
  const found = await Promise.all((await heldIds()).map((id) => listFindings(deps, id, rightsOfKey(true))));
  expect(found.length).toBeGreaterThan(1);
  for (const { findings } of found) expect(findings.map(({ field }) => field)).toContain('appraisal');
  const fields = found.flatMap(({ contradictions }) => contradictions.map(({ field }) => field));
  expect(fields).toContain('appraisal');
});

it('a second start stores nothing twice and requests no reading', async () => {
  const read = vi.fn(async () => undefined);
  const count = async () => (await deps.db.$client.query('select id from mirrored_files')).rows.length;
  const before = await count();
  await holdSamplePapers(deps, read);
  expect(await count()).toBe(before);
  expect(read).not.toHaveBeenCalled();
});
