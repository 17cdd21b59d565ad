import { RECORD_COLUMNS, type ReadRecord, selectList } from '#server/database/record-columns.ts';
import type { properties } from '#server/database/tables/properties.ts';
import { CATEGORY_LABELS } from '#shared/kinds/kinds.ts';
import { saleDepositOf } from '#shared/law/amounts.ts';
import { type ListingSummary, listingSummarySchema } from '#shared/listings.ts';
import { columnsShownIn, shownFields } from './shown-fields.ts';

/**
 * The address of a listing's picture: ours once it is in the store, the source's until a fetch has been tried, empty
 * when the fetch failed. Same result as `pictureAddress` of shared/mirrored-pictures.ts.
 */
const IMAGE_URL = `coalesce((
    select case when f.state = 'stored' and f.type <> 'heic'
      then '/files/pictures/' || left(f.sha256, 2) || '/' || f.sha256 || '-800.webp' else '' end
    from mirrored_files f
    where f.property_id = p.id and f.use = 'picture' and f.url = p.image_url and f.state <> 'pending'
  ), p.image_url)`;

const CARD_COLUMNS = columnsShownIn(listingSummarySchema.shape, RECORD_COLUMNS);

/** SQL: the columns of `properties p` that cards need, as a SummaryRow; none of them is locked (D20, D38). */
export const SUMMARY_COLUMNS = `p.id, ${selectList(CARD_COLUMNS, { imageUrl: IMAGE_URL })},
  p.notice_deposit as "noticeDeposit", p.is_deposit_unclear as "isDepositUnclear", p.area_m2 as "areaM2",
  p.is_share_sale as "isShareSale", p.sold_right as "soldRight", p.may_be_ward_sale as "mayBeWardSale",
  p.is_office_place as "isOfficePlace", p.model_year as "modelYear"`;

type NoticeColumns = Pick<
  typeof properties.$inferSelect,
  | 'noticeDeposit'
  | 'isDepositUnclear'
  | 'areaM2'
  | 'isShareSale'
  | 'soldRight'
  | 'mayBeWardSale'
  | 'isOfficePlace'
  | 'modelYear'
>;
export type SummaryRow = { readonly id: string } & NoticeColumns &
  Pick<ReadRecord, (typeof CARD_COLUMNS)[number]['field']>;

/** A listing as cards show it. If its end has just passed, it is `ended` even before the job has closed it. */
export function toListingSummary(row: SummaryRow, now: Date): ListingSummary {
  const hasEnded = row.endDate !== null && row.endDate <= now;
  return {
    ...shownFields(CARD_COLUMNS, row),
    id: Number(row.id),
    category: CATEGORY_LABELS[row.categoryNumber],
    imageUrl: row.imageUrl || null,
    status: row.status === 'open' && hasEnded ? 'ended' : row.status,
    deposit: depositIn(row),
    areaM2: row.areaM2,
    isShareSale: row.isShareSale,
    soldRight: row.soldRight,
    mayBeWardSale: row.mayBeWardSale,
    isOfficePlace: row.isOfficePlace === true,
    modelYear: row.modelYear,
  };
}

function depositIn({ price, noticeDeposit, isDepositUnclear }: SummaryRow): number | null {
  const appraisal = price === null ? null : Number(price);
  return saleDepositOf(appraisal, { named: noticeDeposit, isUnclear: isDepositUnclear === true });
}
