import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { findingDecisions, findingMarks } from '#server/database/tables/papers/finding-marks.ts';
import type { StoredFinding } from '#shared/read-documents/finding-fields.ts';
import { type FindingKey, findingKey, saidHash } from './finding-key.ts';

/**
 * Moves marks and decisions to findings that were made again with other words, if the same thing is said on the same
 * page and nobody has marked the new words. So a wrong finding stays hidden when its sentence is masked or cut
 * differently.
 */
export async function followFindings(
  tx: Transaction,
  sha256: string,
  findings: readonly StoredFinding[],
): Promise<void> {
  const { rows: known } = await tx.execute<Pick<FindingKey, 'field' | 'sentenceHash'> & { saidHash: string }>(sql`
    select field, sentence_hash as "sentenceHash", said_hash as "saidHash" from ${findingMarks} where sha256 = ${sha256}
    union select field, sentence_hash, said_hash from ${findingDecisions} where sha256 = ${sha256}`);
  if (known.length === 0) return;
  const nameOf = ({ field, sentenceHash }: Pick<FindingKey, 'field' | 'sentenceHash'>) => `${field} ${sentenceHash}`;
  const taken = new Set(known.map(nameOf));
  const found = findings.map((finding) => ({ ...findingKey(sha256, finding), saidHash: saidHash(finding) }));
  const lost = known.filter((one) => !found.some((finding) => nameOf(finding) === nameOf(one)));
  for (const one of lost) {
    const same = found.find(
      (finding) => finding.field === one.field && finding.saidHash === one.saidHash && !taken.has(nameOf(finding)),
    );
    if (!same) continue;
    taken.add(nameOf(same));
    for (const table of [findingMarks, findingDecisions])
      await tx
        .update(table)
        .set({ sentenceHash: same.sentenceHash })
        .where(and(eq(table.sha256, sha256), eq(table.field, one.field), eq(table.sentenceHash, one.sentenceHash)));
  }
}
