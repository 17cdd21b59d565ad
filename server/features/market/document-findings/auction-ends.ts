import type { NoticeLot } from '#server/features/intake/notices/index.ts';
import type { StoredFinding } from '#shared/read-documents/finding-fields.ts';
import { pageLines } from '#shared/read-documents/read-pages.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import type { StoredPage } from './paper-parts.ts';
import { daysIn } from './read/printed-values.ts';

/** The ends of auctions that a notice or its conditions announce, each with the line that contains the date. */
export function auctionEnds(lot: NoticeLot | undefined, pages: readonly StoredPage[]): StoredFinding[] {
  const ends = [
    { number: 1, said: lot?.firstEnd },
    { number: 2, said: lot?.secondEnd },
  ];
  return ends.flatMap(({ number, said }): StoredFinding[] => {
    if (!said) return [];
    const day = istanbulDate(said.value.at);
    const place = placeOf(day, pages);
    if (!place) return [];
    return [{ field: 'auctionEnd', value: { isThere: true, number, day }, sentence: said.sentence, ...place }];
  });
}

/** The first line that contains the day; undefined if one of its words is unsure. */
function placeOf(
  day: string,
  pages: readonly StoredPage[],
): Pick<StoredFinding, 'page' | 'line' | 'isSure'> | undefined {
  for (const { page, words } of pages)
    for (const [at, line] of pageLines(words).entries()) {
      const text = foldTurkish(line.map((word) => word.text).join(' '));
      if (!daysIn(text).some(({ value }) => value === day)) continue;
      return line.every(({ isSure }) => isSure) ? { page, line: at + 1, isSure: true } : undefined;
    }
  return undefined;
}
