import { formatDate, formatDateTime } from '#shared/dates.ts';
import { formatLira } from '#shared/money.ts';
import type { PropertyChange } from '#shared/properties.ts';

type Value = PropertyChange['oldValue'];

const STATUS_NEWS: Readonly<Record<string, string>> = {
  open: 'İhale yeniden açıldı',
  ended: 'İhale sona erdi',
  sold: 'İhale satışla sonuçlandı',
  unsold: 'İhalede satış gerçekleşmedi',
  withdrawn: 'İlan geri çekildi',
};

function lira(value: Value): string | undefined {
  const amount = value === null || value === '' ? Number.NaN : Number(value);
  return Number.isFinite(amount) ? formatLira(amount) : undefined;
}

function moment(value: Value): string | undefined {
  const date = new Date(value ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : formatDateTime(date);
}

function fromTo(name: string, before: string | undefined, after: string | undefined): string {
  if (before && after) return `${name} ${before} iken ${after} oldu`;
  if (after) return `${name} ${after} olarak bildirildi`;
  return before ? `${name} ilandan kaldırıldı, önceden ${before} idi` : `${name} değişti`;
}

function newsOf({ field, oldValue, newValue }: PropertyChange): string {
  switch (field) {
    case 'price':
      return fromTo('Muhammen bedel', lira(oldValue), lira(newValue));
    case 'endDate':
      return fromTo('Bitiş tarihi', moment(oldValue), moment(newValue));
    case 'secondRound':
      return String(newValue) === '1' ? 'İkinci ihale olarak ilan edildi' : 'Birinci ihale olarak düzeltildi';
    case 'description':
      return 'Açıklama değişti';
    case 'status':
      return STATUS_NEWS[String(newValue)] ?? 'İlanın durumu değişti';
  }
}

/** A change as a reader understands it: `Muhammen bedel ₺1.200.000 iken ₺980.000 oldu · 12.11.2026` (D17). */
export function changeSentence(change: PropertyChange): string {
  return `${newsOf(change)} · ${formatDate(new Date(change.changedAt))}`;
}
