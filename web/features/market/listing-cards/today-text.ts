import type { ListingSummary } from '#shared/listings.ts';
import { formatLira } from '#shared/text/money.ts';
import { possessive, typographic } from '#shared/text/turkish-suffixes.ts';

type Moved = NonNullable<ListingSummary['appraisalToday']>;

const shareText = ({ percent }: Moved) => typographic(possessive(`%${percent}`));

/** The appraisal as a percentage of its value today; for a vehicle, of its kasko value. */
export function todayText(moved: Moved, category: ListingSummary['categoryNumber']): string {
  const reference = category === '2' ? 'Kasko değerinin' : 'Bugünkü karşılığının';
  return `${reference} ${shareText(moved)} (en az\u00A0${formatLira(moved.least)})`;
}

/** The same for a column whose head names the value. */
export function todayCellText(moved: Moved): string {
  return `${formatLira(moved.least)} (bedel ${shareText(moved)})`;
}
