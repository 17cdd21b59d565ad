import { buffer } from 'node:stream/consumers';
import type { Deps } from '#server/deps.ts';
import { holdDocument } from '#server/features/intake/mirroring/index.ts';
import { SAMPLE_SOURCE } from '#server/features/intake/sample-market/index.ts';
import { HELD_NUMBERS } from './documents/differing-papers.ts';
import { keyOfDocument } from './sample-files.ts';

/** The documents that are read: papers and plans. Photographs contain no words. */
const READ_TYPES = /\.(?:pdf|udf|tif)$/;

/** Open listings with an expert's report for which no document is stored. */
const WITHOUT_PAPERS = `select p.id::int as id, p.document_files as urls
  from properties p
  where p.source = $1 and p.source_key = any($2::text[]) and p.is_open
    and exists (select from unnest(p.document_files) file where file like '%/kiymet-takdir-raporu.pdf')
    and not exists (select from mirrored_files f where f.property_id = p.id)
  order by p.end_date, p.id`;

type Row = { readonly id: number; readonly urls: readonly string[] };

/**
 * Stores the documents of some sample listings like those of real ones, so that they are read, analysed and compared
 * (D19). Making the documents of all listings would take minutes. Continues on the next start after an interruption. A
 * failure is only logged, because the product works without them. `read` requests the job that reads, so that a new
 * user need not wait for its schedule; only that job reads, so no document is read twice.
 */
export async function holdSamplePapers(deps: Deps, read: () => Promise<unknown>): Promise<void> {
  await hold(deps, read).catch((error: unknown) => deps.log.warn({ err: error }, 'örnek belgeler okunamadı'));
}

async function hold(deps: Deps, read: () => Promise<unknown>): Promise<void> {
  const { rows } = await deps.db.$client.query<Row>(WITHOUT_PAPERS, [SAMPLE_SOURCE, HELD_NUMBERS]);
  for (const { id, urls } of rows) {
    for (const url of urls) {
      const key = keyOfDocument(url);
      if (key === undefined || !READ_TYPES.test(key)) continue;
      await deps.files.complete?.(key);
      const stored = await deps.files.read(key);
      if (stored) await holdDocument(deps, { propertyId: id, url }, await buffer(stored.stream));
    }
  }
  if (rows.length > 0) await read();
}
