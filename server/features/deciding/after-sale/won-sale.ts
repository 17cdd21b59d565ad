import { and, eq } from 'drizzle-orm';
import { wonSales } from '#server/database/tables/deciding/won-sales.ts';
import type { Deps } from '#server/deps.ts';
import { unconfirmedLaw } from '#server/features/market/law-confirmations/index.ts';
import { SUMMARY_COLUMNS, type SummaryRow, toListingSummary } from '#server/features/market/listing/index.ts';
import type { ExportPart } from '#server/features/members/accounts/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { WonSale, WonSaleAnswer } from '#shared/after-sale/won-sales.ts';
import { openWonDates } from '#shared/law/dates/won-dates.ts';
import type { ListingSummary } from '#shared/listings.ts';
import { istanbulDate } from '#shared/text/dates.ts';

type Reading = Pick<Deps, 'db' | 'clock'>;
type Row = typeof wonSales.$inferSelect;

const LISTING = `select ${SUMMARY_COLUMNS}
  from properties p where p.id = $1 and p.hidden_at is null`;

/** A listing as on its card, which has no locked fields. Throws 404 for an unknown listing. */
export async function findSoldListing({ db, clock }: Reading, propertyId: number): Promise<ListingSummary> {
  const { rows } = await db.$client.query<SummaryRow>(LISTING, [propertyId]);
  const [row] = rows;
  if (!row) throw new ExpectedError(404, 'NOT_FOUND', 'Böyle bir ilan yok.', 'propertyId');
  return toListingSummary(row, clock.now());
}

/** A listing, the member's entry about winning it, and the resulting deadlines. Throws 404 for an unknown listing. */
export async function findWonSale(deps: Reading, userId: string, propertyId: number): Promise<WonSaleAnswer> {
  const property = await findSoldListing(deps, propertyId);
  const own = and(eq(wonSales.userId, userId), eq(wonSales.propertyId, propertyId));
  const [row] = await deps.db.select().from(wonSales).where(own);
  const wonSale = row ? toWonSale(row, property.endDate) : null;
  return {
    property,
    lawToConfirm: await unconfirmedLaw(deps),
    wonSale,
    dates: wonSale ? openWonDates({ ...wonSale, categoryNumber: property.categoryNumber }) : [],
  };
}

/** A member's entry about a sale, with the listing's own end if they gave none; null if the end is unknown. */
function toWonSale(row: Row, endDate: string | null): WonSale | null {
  const soldOn = row.soldOn ?? (endDate === null ? null : istanbulDate(new Date(endDate)));
  if (soldOn === null) return null;
  const { announcedOn, paidOn, evictionServedOn } = row;
  return { soldOn, isSoldOnSaid: row.soldOn !== null, announcedOn, paidOn, evictionServedOn };
}

/** A member's entries about the sales they won, for the export of the member's data. */
export const exportWonSales: ExportPart = async ({ db }, userId) => {
  const rows = await db.select().from(wonSales).where(eq(wonSales.userId, userId)).orderBy(wonSales.propertyId);
  return { name: 'wonSales', rows: rows.map(({ userId: _owner, ...row }) => row) };
};
