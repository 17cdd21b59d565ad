import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { noticeVersions } from '#server/database/tables/notice-versions.ts';
import { type Mask, maskIn } from './amend-records.ts';
import { textHashSql } from './keep-versions.ts';

const HASH = sql.raw(textHashSql('text'));

/**
 * Masks words in the earlier versions of a listing's notice, for whoever holds the listing. The hashes are made anew: one of the
 * whole text would let the masked words be guessed.
 */
export async function maskVersions(tx: Transaction, propertyId: number, mask: Mask): Promise<void> {
  const { number, text, facts } = noticeVersions;
  const ofListing = eq(noticeVersions.propertyId, propertyId);
  for (const version of await tx.select({ number, text, facts }).from(noticeVersions).where(ofListing)) {
    // safe: a text masked is a text, and facts masked are facts
    const values = { text: maskIn(version.text, [mask]), facts: maskIn(version.facts, [mask]) } as Pick<
      typeof version,
      'text' | 'facts'
    >;
    const own = sql`${ofListing} and ${number} = ${version.number}`;
    await tx.update(noticeVersions).set(values).where(own);
    await tx.execute(sql`update notice_versions set text_hash = ${HASH} where property_id = ${propertyId}
      and number = ${version.number}`);
  }
}
