import type { Deps } from '#server/deps.ts';
import { countMatches, type Reach, resolveSearch } from '#server/features/market/search/index.ts';
import type { AlertCriteria, AlertPreview } from '#shared/alerts.ts';
import { LAW } from '#shared/law/law-figures.ts';
import { DAY_MS, istanbulMidnight } from '#shared/text/dates.ts';
import { dayText } from '#shared/text/day-text.ts';
import { toSearch } from './compile-alert.ts';

/** The minimum time from the notice to the end of an auction (İİK 114, 111/b). */
const FROM_NOTICE_TO_END_DAYS = LAW.noticeDays.value + LAW.biddingDays.value;
/**
 * If more than one in this many new auctions meets a criterion (because they were seen late, for example), it does not
 * contradict new auctions: it excludes some of them.
 */
const FEW = 4;

type Nearness = { drop: ('daysRemaining' | 'endDateFrom' | 'endDateTo')[]; days: number; name: string; so: string };

/** The criterion that requires an auction to end soon, if new auctions end later than that by law. */
function nearnessOf({ daysRemaining, endDateTo, secondRound }: AlertCriteria, now: Date): Nearness | undefined {
  // The alert is notified of a second auction when that begins.
  if (secondRound === true) return undefined;
  if (daysRemaining !== undefined)
    return {
      drop: ['daysRemaining'],
      days: daysRemaining,
      name: `Bitişine en çok ${daysRemaining} gün kalan`,
      so: `Bu kriterle bildirim, ilan çıktığında değil, bitişe ${daysRemaining} gün kala gelir.`,
    };
  if (endDateTo === undefined) return undefined;
  return {
    drop: ['endDateFrom', 'endDateTo'],
    days: Math.max(0, Math.ceil((istanbulMidnight(endDateTo).getTime() + DAY_MS - now.getTime()) / DAY_MS)),
    name: `${dayText(endDateTo)} gününe kadar biten`,
    so: 'Bundan sonra çıkacak ilanların ihalesi bu günden sonra biter.',
  };
}

/** Finds a criterion that contradicts new auctions, and counts the matches since `since` with and without it. */
export async function findContradiction(
  deps: Pick<Deps, 'db' | 'clock'>,
  criteria: AlertCriteria,
  reach: Reach,
  since: Date,
): Promise<AlertPreview['contradiction']> {
  const nearness = nearnessOf(criteria, deps.clock.now());
  if (nearness === undefined || nearness.days >= FROM_NOTICE_TO_END_DAYS) return null;
  const { daysRemaining: _days, endDateFrom: _from, endDateTo: _to, ...rest } = toSearch(criteria);
  const anyEnd = resolveSearch({ ...rest, includeEnded: true }, reach);
  const [firedWith, firedWithout] = await Promise.all([
    countMatches(deps, anyEnd, since, nearness.days),
    countMatches(deps, anyEnd, since),
  ]);
  if (firedWithout > 0 && firedWith >= firedWithout) return null;
  const { drop, name, so } = nearness;
  const law = `satış ilanı, ihale başlamadan en az ${LAW.noticeDays.value} gün önce yayımlanır (${LAW.noticeDays.article}), ihale de ${LAW.biddingDays.value} gün sürer`;
  const what =
    firedWith * FEW > firedWithout ? 'yeni ilanların bir bölümünü dışarıda bırakır' : 'yeni ilanlarla çelişir';
  return { drop, text: `“${name}” kriteri ${what}: ${law}. ${so}`, firedWith, firedWithout };
}
