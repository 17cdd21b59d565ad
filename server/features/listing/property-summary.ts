import { CATEGORY_LABELS, type CategoryNumber } from '#shared/kinds.ts';
import type { Flag, PropertyStatus, PropertySummary } from '#shared/properties.ts';

/**
 * The address of a listing's picture: ours once it is in the store, the source's while it has not been tried, empty when it
 * is known to lead nowhere. As `pictureAddress` of shared/mirrored-pictures.ts makes it.
 */
const IMAGE_URL = `coalesce((
    select case when f.state = 'stored' and f.type <> 'heic'
      then '/files/pictures/' || left(f.sha256, 2) || '/' || f.sha256 || '-800.webp' else '' end
    from mirrored_files f
    where f.property_id = p.id and f.use = 'picture' and f.url = p.image_url and f.state <> 'pending'
  ), p.image_url) as image_url`;

/** Columns of a card, of `properties p`; nothing locked is among them (D20). */
export const SUMMARY_COLUMNS = `p.id, p.auction_id, p.title, p.dosya_bilgi, p.price, p.il, p.ilce, p.mahalle_koy,
  p.location, p.end_date, p.end_date_is_day_only, p.category_number, p.tur, p.court_name, p.second_round,
  p.sulh_mahkeme, ${IMAGE_URL}, p.hisse, p.car_age, p.car_model, p.status`;

export type SummaryRow = {
  id: string;
  auction_id: string | null;
  title: string;
  dosya_bilgi: string | null;
  price: string | null;
  il: string | null;
  ilce: string | null;
  mahalle_koy: string | null;
  location: string | null;
  end_date: Date | null;
  end_date_is_day_only: boolean;
  category_number: CategoryNumber;
  tur: string;
  court_name: string | null;
  second_round: Flag;
  sulh_mahkeme: Flag;
  image_url: string | null;
  hisse: string | null;
  car_age: string | null;
  car_model: string | null;
  status: PropertyStatus;
};

/** A listing as cards show it. One that ended a moment ago is `ended`, even before the job says so. */
export function toPropertySummary(row: SummaryRow, now: Date): PropertySummary {
  const hasEnded = row.end_date !== null && row.end_date <= now;
  return {
    id: Number(row.id),
    auctionId: row.auction_id,
    title: row.title,
    dosyaBilgi: row.dosya_bilgi,
    price: row.price === null ? null : Number(row.price),
    il: row.il,
    ilce: row.ilce,
    mahalleKoy: row.mahalle_koy,
    location: row.location,
    endDate: row.end_date?.toISOString() ?? null,
    endDateIsDayOnly: row.end_date_is_day_only,
    categoryNumber: row.category_number,
    category: CATEGORY_LABELS[row.category_number],
    tur: row.tur,
    courtName: row.court_name,
    secondRound: row.second_round,
    sulhMahkeme: row.sulh_mahkeme,
    imageUrl: row.image_url || null,
    hisse: row.hisse,
    carAge: row.car_age,
    carModel: row.car_model,
    status: row.status === 'open' && hasEnded ? 'ended' : row.status,
  };
}
