import { sql } from 'drizzle-orm';
import type { Deps } from '#server/deps.ts';
import { READABLE_DOCUMENTS } from '#server/features/intake/document-texts/index.ts';
import { type Actor, noteInAudit } from '#server/features/members/audit/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';

type Given = { readonly sha256: string; readonly why: string };
type Found = { readonly listing: number };

/** Listings with readable documents, one row for each document. */
const OPEN_LISTINGS = `select p.id::int as listing from ${READABLE_DOCUMENTS}`;
/** Enough of a content's hash to distinguish it in the log. */
const SHORT_NAME = 12;

/**
 * Requests another reading of a document, which then has priority; until then its text stays. Throws an ExpectedError
 * 404 for a document of no open listing, 409 for one that already waits to be read.
 */
export function readAgain({ db, clock }: Pick<Deps, 'db' | 'clock'>, { sha256, why }: Given, by: Actor): Promise<void> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<Found>(
      sql`${sql.raw(OPEN_LISTINGS)} and f.sha256 = ${sha256} order by p.id limit 1`,
    );
    const [found] = rows;
    if (!found)
      throw new ExpectedError(
        404,
        'NOT_FOUND',
        'Süren bir ilanda böyle bir belge yok; yalnızca onların belgeleri okunur.',
      );
    // Version 0 means that the desk has requested a reading.
    const asked = await tx.execute(sql`update document_texts set version = 0 where sha256 = ${sha256} and version > 0
      and state <> 'reading'`);
    if (asked.rowCount === 0) throw new ExpectedError(409, 'CONFLICT', 'Bu belge zaten okunma sırasında.');
    // Findings are made again only when the text's version differs from theirs.
    await tx.execute(sql`update document_findings set text_version = 0 where sha256 = ${sha256}`);
    await noteInAudit(tx, {
      at: clock.now(),
      by,
      act: 'paper.readAgain',
      to: ['listing', found.listing],
      after: { document: sha256.slice(0, SHORT_NAME) },
      why,
    });
  });
}
