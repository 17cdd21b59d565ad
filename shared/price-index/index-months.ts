/** A month as `yyyy-mm`. */
export type IndexMonth = string;

/** The months of one series with their values. */
export type IndexSeries = ReadonlyMap<IndexMonth, number>;

/** The month that is `count` months later; earlier for a negative number. */
export function monthsLater(month: IndexMonth, count: number): IndexMonth {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const at = year * 12 + number - 1 + count;
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((((at % 12) + 12) % 12) + 1).padStart(2, '0')}`;
}

export function monthsBetween(from: IndexMonth, to: IndexMonth): number {
  const [a = 0, b = 1] = from.split('-').map(Number);
  const [c = 0, d = 1] = to.split('-').map(Number);
  return (c - a) * 12 + d - b;
}

const MONTH_NAMES = [
  ...['Ocak', 'Şubat', 'Mart', 'Nisan', 'Mayıs', 'Haziran'],
  ...['Temmuz', 'Ağustos', 'Eylül', 'Ekim', 'Kasım', 'Aralık'],
];

/** `Ekim 2026`. */
export function monthText(month: IndexMonth): string {
  const [year, number] = month.split('-');
  return `${MONTH_NAMES[Number(number) - 1] ?? ''} ${year}`;
}

/** The first and the last month of a series; undefined if it is empty. */
export function spanOf(series: IndexSeries): { readonly first: IndexMonth; readonly last: IndexMonth } | undefined {
  let [first, last]: (IndexMonth | undefined)[] = [];
  for (const month of series.keys()) {
    if (first === undefined || month < first) first = month;
    if (last === undefined || month > last) last = month;
  }
  return first === undefined || last === undefined ? undefined : { first, last };
}
