import type { NoticeLot, readNotice } from '#server/features/notices/index.ts';
import type { CategoryNumber } from '#shared/kinds.ts';
import type { NoticeTime, NoticeValueName, NoticeValues } from '#shared/notice-values.ts';

type Values = NoticeValues['values'];
type Field<T> = { value: T; sentence: string };

/** Values that do not depend on what kind of thing is for sale. */
const OF_ANY_THING = [
  'courtName',
  'dosyaBilgi',
  'share',
  'appraisal',
  'deposit',
  'kdv',
  'firstStart',
  'firstEnd',
  'secondStart',
  'secondEnd',
  'round',
] as const satisfies readonly NoticeValueName[];

/**
 * What a notice says of one of its lots, as it is stored with a listing of that kind; `null` when it says nothing. If the lot
 * was read as another kind of thing than the listing, what describes the thing is misread and left out.
 */
export function noticeValuesOf(
  reading: ReturnType<typeof readNotice>,
  lot: NoticeLot,
  kind: CategoryNumber,
): NoticeValues | null {
  const isKind = (lot.categoryNumber?.value ?? kind) === kind;
  const all = valuesOf(lot);
  const values = isKind ? all : picked(all, OF_ANY_THING);
  const index = reading.lots.indexOf(lot);
  const conflicts = reading.conflicts.flatMap(({ lot: of, field, sentences }) => {
    const name = NAME_OF[field];
    const isKept = of === index && name !== undefined && (isKind || OF_ANY_THING.some((any) => any === name));
    return isKept ? [{ name, sentences: [...sentences] }] : [];
  });
  return Object.keys(values).length > 0 || conflicts.length > 0 ? { values, conflicts } : null;
}

type ReadName = keyof NoticeLot;
/** The name under which a value is stored. Kind and `sulhMahkeme` are not: `tur` and `courtName` tell them. */
const NAME_OF: Readonly<Record<ReadName, NoticeValueName | undefined>> = {
  courtName: 'courtName',
  dosyaBilgi: 'dosyaBilgi',
  sulhMahkeme: undefined,
  categoryNumber: undefined,
  tur: 'tur',
  il: 'il',
  ilce: 'ilce',
  mahalleKoy: 'mahalleKoy',
  ada: 'ada',
  parsel: 'parsel',
  unit: 'unit',
  block: 'block',
  floor: 'floor',
  share: 'share',
  areaM2: 'areaM2',
  areaOfWhole: undefined,
  appraisalKurus: 'appraisal',
  firstStart: 'firstStart',
  firstEnd: 'firstEnd',
  secondStart: 'secondStart',
  secondEnd: 'secondEnd',
  round: 'round',
  deposit: 'deposit',
  kdv: 'kdv',
  kaydindakiSerhler: undefined,
  brand: 'brand',
  modelYear: 'modelYear',
  modelText: 'modelText',
  plateProvince: 'plateProvince',
  km: 'km',
  fuel: 'fuel',
  colour: 'colour',
};

const AS_READ = [
  'courtName',
  'dosyaBilgi',
  'tur',
  'il',
  'ilce',
  'mahalleKoy',
  'ada',
  'parsel',
  'unit',
  'block',
  'floor',
  'share',
  'areaM2',
  'round',
  'modelYear',
  'modelText',
  'plateProvince',
  'km',
  'fuel',
  'colour',
] as const;
const TIMES = ['firstStart', 'firstEnd', 'secondStart', 'secondEnd'] as const;

function valuesOf(lot: NoticeLot): Values {
  const { appraisalKurus, deposit, kdv, brand } = lot;
  const values: Values = picked(lot, AS_READ);
  for (const name of TIMES) {
    const time = lot[name];
    if (time) values[name] = said(time, ({ at, isDayOnly }): NoticeTime => ({ at: at.toISOString(), isDayOnly }));
  }
  if (appraisalKurus) values.appraisal = said(appraisalKurus, lira);
  if (deposit)
    values.deposit = said(deposit, ({ percent, amountKurus }) => ({
      percent,
      amount: amountKurus === null ? null : lira(amountKurus),
    }));
  if (kdv) values.kdv = said(kdv, ratesIn);
  if (brand) values.brand = said(brand, ({ name }) => name);
  return values;
}

function said<From, To>({ value, sentence }: Field<From>, read: (value: From) => To): Field<To> {
  return { value: read(value), sentence };
}

function lira(kurus: number): number {
  return kurus / 100;
}

/** `%10 / %20` → 10, 20; `istisna` → none. */
function ratesIn(printed: string): number[] {
  return [...printed.matchAll(/\d+(?:,\d+)?/g)].map(([rate]) => Number(rate.replace(',', '.')));
}

function picked<T extends object, Name extends keyof T>(from: T, names: readonly Name[]): Pick<T, Name> {
  // safe: exactly the names that are there
  return Object.fromEntries(names.flatMap((name) => (from[name] ? [[name, from[name]]] : []))) as Pick<T, Name>;
}
