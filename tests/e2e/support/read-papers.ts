import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { beMember } from './members-world.ts';
import { expect } from './open-page.ts';

const run = promisify(execFile);

/** A file in an archive. */
type Member = { readonly name: string; readonly pages: readonly (readonly string[])[] };
/** A document of a listing; its format follows from the file extension, and `isScan` makes a PDF a scan. */
export type Paper = {
  readonly name: string;
  /** The lines of each page; a UDF has one page. */
  readonly pages?: readonly (readonly string[])[];
  readonly isScan?: boolean;
  readonly members?: readonly Member[];
  /** Whether the document is missing in our store. */
  readonly isUnread?: boolean;
};
type Given = { readonly title: string; readonly papers: readonly Paper[]; readonly record?: object };

/** Records a listing with documents in our store, runs the job that reads them, and gives a reader premium. */
const RECORD = `
  import { createHash } from 'node:crypto';
  import { zipSync } from 'fflate';
  import { makeUdf } from '#sample/documents/make-archives.ts';
  import { readProcessConfig } from '#server/config.ts';
  import { readDocuments } from '#server/features/intake/document-texts/index.ts';
  import { makeFindings } from '#server/features/market/document-findings/index.ts';
  import { originalKey } from '#server/features/intake/mirroring/store-file.ts';
  import { recordListings } from '#server/features/intake/recording/index.ts';
  import { openDeps } from '#server/open-deps.ts';
  import { pageReaders } from '#server/platform/decoders/decoders.ts';
  import { makeListingRecord } from '#tests/support/make-listing.ts';
  import { paperPicture, scannedPdf, typedPdf } from '#tests/support/papers/make-paper.ts';
  const { title, papers, record = {} } = JSON.parse(process.env.GIVEN);
  const deps = await openDeps(readProcessConfig({ LOG_LEVEL: 'warn' }));
  const udf = ([[first, ...lines]]) => makeUdf({ title: first, sections: [{ heading: '', paragraphs: lines }] });
  async function bytesOf({ name, pages, isScan, members }) {
    if (members) {
      const files = {};
      for (const member of members) files[member.name] = new Uint8Array(await bytesOf(member));
      return Buffer.from(zipSync(files));
    }
    if (name.endsWith('.udf')) return Buffer.from(udf(pages));
    return isScan ? scannedPdf(await Promise.all(pages.map((lines) => paperPicture(lines)))) : typedPdf(pages);
  }
  const sourceKey = 'okunan-' + Date.now();
  const addressOf = ({ name }) => 'https://kaynak.example/' + sourceKey + '/' + name;
  await recordListings(deps, [makeListingRecord({
    sourceKey, title, documentFiles: papers.map(addressOf), endDate: new Date(Date.now() + 40 * 86_400_000), ...record,
  })]);
  const { rows } = await deps.db.$client.query('select id from properties where source_key = $1', [sourceKey]);
  async function store(paper) {
    const bytes = await bytesOf(paper);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const type = paper.name.split('.').at(-1);
    await deps.files.locked.put(originalKey('document', sha256, type), bytes);
    await deps.db.$client.query(\`insert into mirrored_files
      (property_id, use, url, state, sha256, type, bytes, noted_at, stored_at, checked_at)
      values ($1, 'document', $2, 'stored', $3, $4, $5, now(), now(), now())\`,
      [rows[0].id, addressOf(paper), sha256, type, bytes.length]);
  }
  for (const paper of papers.filter(({ isUnread }) => !isUnread)) await store(paper);
  await deps.db.$client.query(\`insert into payments (user_id, amount, provider, reference, paid_at, valid_until)
    select id, 99, 'banka', 'P-' || id, now(), now() + interval '1 year' from users where email = $1\`,
    [process.env.READER]);
  await readDocuments(deps);
  await makeFindings(deps);
  process.stdout.write(JSON.stringify({ id: rows[0].id }));
  pageReaders.end();
  await deps.close();`;

/** The findings of the open listing's documents, unfolded if the window folds them. */
export async function foundInDocuments(page: Page): Promise<Locator> {
  const found = page.getByRole('region', { name: 'Belgelerde bulunanlar' });
  const fold = found.locator('details');
  await expect(fold).toBeVisible();
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').press('Enter');
  return found;
}

/** Creates a listing with read documents that this browser's member may see; returns its id. */
export async function listingWithPapers(page: Page, given: Given): Promise<number> {
  const { email } = await beMember(page);
  const env = {
    ...process.env,
    DATA_DIR: process.env.E2E_DATA_DIR,
    DATABASE_URL: '',
    READER: email,
    GIVEN: JSON.stringify(given),
  };
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', RECORD], { env });
  return z.object({ id: z.coerce.number() }).parse(JSON.parse(stdout)).id;
}
