import { createHash } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { readDocuments } from '#server/features/intake/document-texts/index.ts';
import { READER_VERSION } from '#server/features/intake/document-texts/read/read-page.ts';
import { MASK_VERSION } from '#server/features/intake/masking/index.ts';

type Paper = {
  readonly propertyId: number;
  /** The text of each page; words that begin with `?` are uncertain. */
  readonly pages: readonly string[];
  readonly url?: string;
};

/** Adds read documents to listings in the form in which the job stores them, and has the job index their words. */
export async function givePapers(deps: Deps, papers: readonly Paper[]): Promise<void> {
  for (const paper of papers) await storePaper(deps, paper);
  await readDocuments(deps);
}

const WORDS_A_LINE = 8;

/** Words close to each other, in lines below each other. */
function boxOf(at: number): number[] {
  const [left, top] = [(at % WORDS_A_LINE) * 1200, Math.floor(at / WORDS_A_LINE) * 20];
  return [left, top, left + 1150, top + 15];
}

async function storePaper(
  { db: { $client } }: Deps,
  { propertyId, pages, url = 'https://kaynak.example/rapor.pdf' }: Paper,
) {
  const sha256 = createHash('sha256').update(JSON.stringify(pages)).digest('hex');
  await $client.query('update properties set document_files = array_append(document_files, $2) where id = $1', [
    propertyId,
    url,
  ]);
  await $client.query(
    `insert into mirrored_files (property_id, use, url, state, sha256, type, bytes, noted_at, stored_at, checked_at)
     values ($1, 'document', $2, 'stored', $3, 'pdf', 1, now(), now(), now())`,
    [propertyId, url, sha256],
  );
  await $client.query(
    `insert into document_texts (sha256, type, state, version, pages, done_pages, started_at, read_at)
     values ($1, 'pdf', 'read', $2, $3, $3, now(), now()) on conflict do nothing`,
    [sha256, READER_VERSION, pages.length],
  );
  for (const [at, text] of pages.entries()) {
    const words = text.split(' ').map((word, line) => ({
      text: word.replace(/^\?/, ''),
      box: boxOf(line),
      line: Math.floor(line / WORDS_A_LINE),
      isSure: !word.startsWith('?'),
    }));
    const sure = words.filter(({ isSure }) => isSure).length;
    await $client.query(
      `insert into document_pages (sha256, page, by, words, text, word_count, sure_count, mask_version, read_at)
       values ($1, $2, 'scan', $3, $4, $5, $6, $7, now()) on conflict do nothing`,
      [sha256, at + 1, JSON.stringify(words), text, words.length, sure, MASK_VERSION],
    );
  }
}
