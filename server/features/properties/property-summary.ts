import { CATEGORY_LABELS, type CategoryNumber } from '#shared/kinds.ts';
import type { Flag, PropertyStatus, PropertySummary } from '#shared/properties.ts';

/** Columns of a card, of `properties p`; nothing locked is among them (D20). */
export const SUMMARY_COLUMNS = `p.id, p.auction_id, p.title, p.dosya_bilgi, p.price, p.il, p.ilce, p.mahalle_koy,
  p.location, p.end_date, p.end_date_is_day_only, p.category_number, p.tur, p.court_name, p.second_round,
  p.sulh_mahkeme, p.image_url, p.hisse, p.car_age, p.car_model, p.status`;

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
    imageUrl: row.image_url,
    hisse: row.hisse,
    carAge: row.car_age,
    carModel: row.car_model,
    status: row.status === 'open' && hasEnded ? 'ended' : row.status,
  };
}
