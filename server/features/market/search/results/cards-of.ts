import type { Deps } from '#server/deps.ts';
import { SUMMARY_COLUMNS, type SummaryRow, toListingSummary } from '#server/features/market/listing/index.ts';
import type { ListingSummary } from '#shared/listings.ts';
import type { HeldMarket } from '../memory/index.ts';

const CARDS = `select ${SUMMARY_COLUMNS} from properties p where p.id = any($1::bigint[])`;

/**
 * Cards in this order, without deleted listings. Cached cards are still valid, because none of these listings has
 * ended.
 */
export async function cardsOf(
  { db }: Pick<Deps, 'db'>,
  ids: readonly number[],
  kept: HeldMarket['cards'],
  now: Date,
): Promise<ListingSummary[]> {
  const cards = new Map(ids.flatMap((id) => kept.get(id) ?? []).map((card) => [card.id, card]));
  const missing = ids.filter((id) => !cards.has(id));
  if (missing.length > 0) {
    const { rows } = await db.$client.query<SummaryRow>({ name: 'search-cards', text: CARDS, values: [missing] });
    for (const row of rows) {
      const card = toListingSummary(row, now);
      kept.keep(card);
      cards.set(card.id, card);
    }
  }
  return ids.flatMap((id) => cards.get(id) ?? []);
}
