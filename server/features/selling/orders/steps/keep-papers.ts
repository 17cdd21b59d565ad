import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { orderPapers } from '#server/database/tables/selling/orders.ts';
import type { OrderPaper } from '#shared/orders/orders.ts';

type Kept = { readonly papers: OrderPaper[]; readonly papersHash: string };

/**
 * Stores the documents of a locked order as they are shown (TKHK 48/2): text, time and network address. Replaces those
 * stored before.
 */
export async function keepPapers(
  tx: Transaction,
  orderId: string,
  made: readonly Omit<OrderPaper, 'textHash'>[],
  shown: { readonly shownAt: Date; readonly shownTo: string },
): Promise<Kept> {
  const papers = made.map((paper) => ({ ...paper, textHash: hashOf(paper.text) }));
  await tx.delete(orderPapers).where(eq(orderPapers.orderId, orderId));
  await tx.insert(orderPapers).values(papers.map((paper, place) => ({ ...paper, place, orderId, ...shown })));
  const named = papers.map(({ document, version, textHash }) => [document, version, textHash]);
  return { papers, papersHash: hashOf(JSON.stringify(named)) };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
