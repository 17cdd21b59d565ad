import { csvText } from '#server/platform/tables/csv-cell.ts';
import { toLira } from '#shared/orders/order-rules.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import { documentName, type InvoiceTask } from './invoice-task.ts';

const HEAD = [
  'İşlem',
  'Türü',
  'Sipariş',
  'Ödeme ya da iade günü',
  'En geç düzenlenecek gün',
  'Alıcı',
  'Vergi dairesi',
  'VKN/TCKN',
  'Adres',
  'İlçe',
  'İl',
  'E-posta',
  'Matrah',
  'KDV oranı',
  'KDV',
  'Toplam',
  'İade edilen fatura',
  'İade edilen faturanın günü',
] as const;

/** The pending invoices as a table for an accountant: cells separated by `;`, decimal commas. */
export function invoiceCsv(tasks: readonly InvoiceTask[]): string {
  const rows = tasks.map(
    ({ id, kind, paper, reference, happenedAt, dueBy, buyer, email, totalKurus, vatKurus, vatPercent, original }) => [
      id,
      documentName({ kind, paper }),
      reference,
      istanbulDate(happenedAt),
      istanbulDate(dueBy),
      buyer.companyTitle ?? buyer.name,
      buyer.taxOffice ?? null,
      buyer.taxNumber ?? buyer.identityNumber ?? null,
      buyer.address,
      buyer.district,
      buyer.city,
      email,
      toLira(totalKurus - vatKurus),
      vatPercent,
      toLira(vatKurus),
      toLira(totalKurus),
      original?.number ?? null,
      original?.issuedOn ?? null,
    ],
  );
  return csvText([HEAD, ...rows]);
}
