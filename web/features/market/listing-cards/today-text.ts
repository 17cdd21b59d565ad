import type { ListingSummary } from '#shared/listings.ts';
import { formatLira } from '#shared/text/money.ts';
import { possessive, typographic } from '#shared/text/turkish-suffixes.ts';

type Moved = NonNullable<ListingSummary['appraisalToday']>;

const shareText = ({ percent }: Moved) => typographic(possessive(`%${percent}`));

/** Of an appraisal: how much it is of what it comes to today, of a vehicle of its kasko value. */
export function todayText(moved: Moved, category: ListingSummary['categoryNumber']): string {
  const reference = category === '2' ? 'Kasko değerinin' : 'Bugünkü karşılığının';
  return `${reference} ${shareText(moved)} (en az\u00A0${formatLira(moved.least)})`;
}

/** The same below a head that names the value. */
export function todayCellText(moved: Moved): string {
  return `${formatLira(moved.least)} (bedel ${shareText(moved)})`;
}
