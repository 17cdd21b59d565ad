import { csvCell } from '#server/platform/tables/csv-cell.ts';
import { CATEGORY_LABELS } from '#shared/kinds/kinds.ts';
import { vehicleBrand } from '#shared/kinds/vehicle-brands.ts';
import { endOf } from '#shared/listing-texts/listing-end.ts';
import { phaseLabel } from '#shared/listing-texts/listing-phase.ts';
import { soldShareText } from '#shared/listing-texts/share-text.ts';
import type { ListingSummary } from '#shared/listings.ts';

type Cell = string | number | null;
/** Where the links of a file lead, and when it is made. */
export type CsvFile = { readonly origin: string; readonly now: Date };
const COLUMNS: readonly (readonly [head: string, cell: (property: ListingSummary, file: CsvFile) => Cell])[] = [
  ['İlan no', ({ id }) => id],
  ['İhale no', ({ auctionId }) => auctionId],
  ['Dosya', ({ dosyaBilgi }) => dosyaBilgi],
  ['Başlık', ({ title }) => title],
  ['Kategori', ({ categoryNumber }) => CATEGORY_LABELS[categoryNumber]],
  ['Tür', ({ tur }) => tur],
  ['İl', ({ il }) => il],
  ['İlçe', ({ ilce }) => ilce],
  ['Mahalle/köy', ({ mahalleKoy }) => mahalleKoy],
  ['Muhammen bedel (TL)', ({ price }) => price],
  ['Teminat (TL)', ({ deposit }) => deposit],
  ['Hisse', (property) => soldShareText(property)],
  ['Yüzölçümü (m²)', ({ areaM2 }) => areaM2],
  ['Marka', ({ carModel, categoryNumber }) => (carModel && categoryNumber !== '1' ? vehicleBrand(carModel) : null)],
  ['Model yılı', ({ modelYear }) => modelYear],
  ['İhale', ({ secondRound }) => (secondRound === '1' ? 2 : 1)],
  ['Bitiş', endOf],
  ['Durum', (property, { now }) => phaseLabel(property, now)],
  ['Satışı yapan', ({ courtName }) => courtName],
  ['Adres', ({ id }, { origin }) => `${origin}/ilan/${id}`],
];

/** The first line of a file. Turkish spreadsheets part cells by semicolons, because the comma parts decimals. */
export const CSV_HEAD = `${COLUMNS.map(([head]) => csvCell(head)).join(';')}\r\n`;

/** A listing as a line of a file, from what cards show: nothing locked is in it (D20). */
export function csvLine(property: ListingSummary, file: CsvFile): string {
  return `${COLUMNS.map(([, cell]) => csvCell(cell(property, file))).join(';')}\r\n`;
}
