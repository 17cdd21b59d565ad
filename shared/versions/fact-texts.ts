import { FIELD_NAMES } from '../desk/correctable-fields.ts';
import { READING_NAMES } from '../desk/reading-names.ts';
import { wholeDayText } from '../text/dates.ts';
import { areaText, depositText, exactLira, kdvText, timeText } from '../text/notice-value-texts.ts';
import { turkishNumber } from '../text/turkish-number.ts';
import { ablative, dative } from '../text/turkish-suffixes.ts';
import type { FactChange, FactName, FactValue } from './version-facts.ts';

const AMOUNTS: readonly FactName[] = ['price', 'appraisal'];
const AREAS: readonly FactName[] = ['areaM2', 'plotM2'];
const ROUNDS: readonly FactName[] = ['secondRound', 'round'];

/** The label of a fact: `Muhammen bedel`. */
export function factLabel(fact: FactName): string {
  if (fact === 'secondRound') return READING_NAMES.round;
  const name = Object.hasOwn(FIELD_NAMES, fact) ? FIELD_NAMES[fact as keyof typeof FIELD_NAMES] : undefined;
  const label = name ?? READING_NAMES[fact as keyof typeof READING_NAMES]; // safe: a fact is one or the other
  return label.slice(0, 1).toLocaleUpperCase('tr-TR') + label.slice(1);
}

/** The value of a fact as text: `₺1.200.000`, `01.12.2026 11:00`, `ikinci ihale`. */
export function factText(fact: FactName, value: FactValue): string {
  if (typeof value === 'object') return objectText(value);
  // Share sales are stored as `true` or `false`.
  if (fact === 'isShareSale') return String(value) === 'true' ? 'var' : 'yok';
  if (AMOUNTS.includes(fact)) return exactLira(Number(value));
  if (AREAS.includes(fact)) return areaText(Number(value));
  // The field counts from zero, the notice's value from one.
  if (ROUNDS.includes(fact)) return String(value) === (fact === 'round' ? '2' : '1') ? 'ikinci ihale' : 'birinci ihale';
  if (fact === 'endDate') return wholeDayText(new Date(value));
  return typeof value === 'number' && fact !== 'modelYear'
    ? turkishNumber(value, { least: 0, most: 2 })
    : String(value);
}

function objectText(value: Exclude<FactValue, string | number>): string {
  if (Array.isArray(value)) return kdvText(value);
  if ('at' in value) return timeText(value);
  return ('percent' in value ? depositText(value) : undefined) ?? 'yazmıyor';
}

/** A change as a sentence without its full stop: `Muhammen bedel 1.200.000 TL’den 1.350.000 TL’ye değişti`. */
export function changeSentence({ fact, before, after }: FactChange): string {
  const label = factLabel(fact);
  if (AMOUNTS.includes(fact)) {
    const [from, to] = [ablative(spelledLira(before)), dative(spelledLira(after))];
    return `${label} ${from} ${to} değişti`.replaceAll("'", '’');
  }
  if (ROUNDS.includes(fact)) return `İlan artık ${factText(fact, after)} için`;
  return `${label} ${factText(fact, before)} iken ${factText(fact, after)} oldu`;
}

/** The sign before a number can't take a suffix, so the unit is written out. */
function spelledLira(value: FactValue): string {
  const amount = Number(value);
  return `${turkishNumber(amount, Number.isInteger(amount) ? { least: 0, most: 0 } : { least: 2, most: 2 })} TL`;
}
