import type { FileColumn } from '#server/platform/tables/column-files.ts';
import type { BoardCard } from '#shared/board/board.ts';
import { STAGE_NAMES } from '#shared/board/board-rules.ts';
import { cardSums } from '#shared/calculations/own-money.ts';
import { kaskoSourceShort } from '#shared/kasko/kasko-texts.ts';
import { CATEGORY_LABELS } from '#shared/kinds/kinds.ts';
import { toLira } from '#shared/law/bid/kurus.ts';
import { endOf } from '#shared/listing-texts/listing-end.ts';
import { phaseLabel } from '#shared/listing-texts/listing-phase.ts';
import { indexSource } from '#shared/price-index/value-today.ts';
import { papersText } from '#shared/read-documents/axis-texts.ts';
import { foundText } from '#shared/read-documents/found-lines.ts';

/** The origin for the links in a board's file, and the time of its creation. */
export type BoardFile = { readonly origin: string; readonly now: Date };

const liraOf = (kurus: number | null) => (kurus === null ? null : toLira(kurus));

/** The columns of a board's files, CSV and XLSX alike. */
export const BOARD_COLUMNS: readonly FileColumn<BoardCard, BoardFile>[] = [
  { head: 'Aşama', kind: 'text', cell: ({ stage }) => STAGE_NAMES[stage] },
  { head: 'İlan no', kind: 'number', cell: ({ propertyId }) => propertyId },
  { head: 'Dosya', kind: 'text', cell: ({ property }) => property.dosyaBilgi },
  { head: 'Başlık', kind: 'text', cell: ({ property }) => property.title },
  { head: 'Kategori', kind: 'text', cell: ({ property }) => CATEGORY_LABELS[property.categoryNumber] },
  { head: 'İl', kind: 'text', cell: ({ property }) => property.il },
  { head: 'İlçe', kind: 'text', cell: ({ property }) => property.ilce },
  { head: 'Muhammen bedel (TL)', kind: 'money', cell: ({ property }) => property.price },
  { head: 'Bugünkü karşılık, en az (TL)', kind: 'money', cell: ({ valueToday }) => valueToday?.from ?? null },
  { head: 'Bugünkü karşılık, en çok (TL)', kind: 'money', cell: ({ valueToday }) => valueToday?.to ?? null },
  {
    head: 'Bugünkü karşılığın kaynağı',
    kind: 'text',
    cell: ({ valueToday }) => valueToday && `${indexSource(valueToday)}. Piyasa değeri değildir.`,
  },
  { head: 'Kasko değeri, en az (TL)', kind: 'money', cell: ({ kaskoValue }) => kaskoValue?.from ?? null },
  { head: 'Kasko değeri, en çok (TL)', kind: 'money', cell: ({ kaskoValue }) => kaskoValue?.to ?? null },
  {
    head: 'Kasko değerinin kaynağı',
    kind: 'text',
    cell: ({ kaskoValue }) => kaskoValue && `${kaskoSourceShort(kaskoValue)}. Genellikle ilan fiyatlarının altındadır.`,
  },
  { head: 'Bitiş', kind: 'text', cell: ({ property }) => endOf(property) },
  { head: 'Durum', kind: 'text', cell: ({ property }, { now }) => phaseLabel(property, now) },
  { head: 'Satış bedeli (TL)', kind: 'money', cell: ({ property }) => property.soldPrice },
  { head: 'En yüksek teklifim (TL)', kind: 'money', cell: (card) => liraOf(cardSums(card).highestBid) },
  { head: 'Bana göre değeri (TL)', kind: 'money', cell: (card) => liraOf(cardSums(card).ownValue) },
  { head: 'Toplam maliyet (TL)', kind: 'money', cell: ({ money }) => liraOf(money?.allIn ?? null) },
  {
    head: 'Teminat (TL)',
    kind: 'money',
    cell: ({ money, property }) => liraOf(money?.deposit ?? null) ?? property.deposit,
  },
  { head: 'Okunan belgelerde', kind: 'text', cell: ({ papers }) => (papers && papersText(papers)) ?? null },
  { head: 'Belgelerde bulunanlar', kind: 'text', cell: ({ found }) => foundText(found) ?? null },
  { head: 'Etiketler', kind: 'text', cell: ({ tags }) => tags.join(', ') || null },
  { head: 'Kontrol listesi', kind: 'text', cell: checksText },
  { head: 'Notlar', kind: 'text', cell: ({ notes }) => notes || null },
  { head: 'Adres', kind: 'text', cell: ({ propertyId }, { origin }) => `${origin}/ilan/${propertyId}` },
];

/** `3/8`: how many checks are done. */
function checksText({ checks }: BoardCard): string {
  return `${checks.filter(({ isDone }) => isDone).length}/${checks.length}`;
}
