import { desc, eq } from 'drizzle-orm';
import { priceHistory } from '#server/database/tables/selling/prices.ts';
import type { Deps } from '#server/deps.ts';
import { ORDER_PERIODS, type OrderPeriod } from '#shared/orders/order-rules.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { chargeOf } from '../sales.ts';

/** The number of days over which a price shown as reduced is compared (Ticari Reklam Yönetmeliği 14). */
const COMPARED_DAYS = 30;

/** Records the price of premium whenever it has changed. For a job; idempotent. */
export async function notePrices({
  db,
  config,
  clock,
}: Pick<Deps, 'db' | 'config' | 'clock'>): Promise<{ noted: number }> {
  const since = clock.now();
  let noted = 0;
  for (const period of ORDER_PERIODS) {
    const kurus = chargeOf(config, { plan: 'premium', period }, since);
    const [last] = await pricesOf(db, period).limit(1);
    if (last?.kurus === kurus) continue;
    await db.insert(priceHistory).values({ period, kurus, since }).onConflictDoNothing();
    noted += 1;
  }
  return { noted };
}

/** The lowest price of a period in the last thirty days, including the current one, in kuruş. */
export async function lowestPrice(
  { db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>,
  period: OrderPeriod,
): Promise<number> {
  const from = clock.now().getTime() - COMPARED_DAYS * DAY_MS;
  const prices = await pricesOf(db, period);
  // The last price from before these days was still in force when they began.
  const older = prices.findIndex(({ since }) => since.getTime() <= from);
  const compared = (older === -1 ? prices : prices.slice(0, older + 1)).map(({ kurus }) => kurus);
  return Math.min(chargeOf(config, { plan: 'premium', period }, clock.now()), ...compared);
}

function pricesOf(db: Pick<Deps['db'], 'select'>, period: OrderPeriod) {
  return db.select().from(priceHistory).where(eq(priceHistory.period, period)).orderBy(desc(priceHistory.since));
}
