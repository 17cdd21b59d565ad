import { foldTurkish } from '#shared/text/turkish-text.ts';
import type { ArticleEntry } from './help-topics.ts';
import { LEAST_SURE, type Wanted, wantedBy } from './help-words.ts';

const IN_TITLE = 6;
const IN_DESCRIPTION = 3;
const IN_TEXT = 1;

/**
 * The articles that match all or most terms of a query, and those with one of them in their title; the best first:
 * titles and answered questions count most, then descriptions. `textOf` returns the text of an article.
 */
export function searchArticles(
  articles: readonly ArticleEntry[],
  query: string,
  textOf: (slug: string) => string,
): ArticleEntry[] {
  const wanted = wantedBy(query);
  if (wanted.length === 0) return [];
  const found = articles.map((article) => ({ article, points: pointsOf(article, textOf(article.slug), wanted) }));
  // A term that few articles contain is more significant than one that occurs everywhere.
  const rarity = wanted.map((_, place) =>
    Math.log(1 + articles.length / found.filter(({ points }) => (points[place] ?? 0) > 0).length),
  );
  const met = (points: readonly number[]) => points.filter((point) => point > 0).length;
  const most = Math.max(...found.map(({ points }) => met(points)));
  // One of three words may match by chance.
  if (most === 0 || most * 2 < wanted.length) return [];
  const worth = (points: readonly number[]) =>
    points.reduce((sum, point, place) => sum + (point > 0 ? point * (rarity[place] ?? 0) : 0), 0);
  return found
    .filter(({ points }) => met(points) === most || points.some((point) => point >= IN_TITLE * LEAST_SURE))
    .sort((a, b) => worth(b.points) - worth(a.points))
    .map(({ article }) => article);
}

/** For each term, how well an article matches: the best place counts. */
function pointsOf({ title, description, asked = '' }: ArticleEntry, text: string, wanted: readonly Wanted[]): number[] {
  const fields = [
    [foldTurkish(`${title}, ${asked}`), IN_TITLE],
    [foldTurkish(description), IN_DESCRIPTION],
    [foldTurkish(text), IN_TEXT],
  ] as const;
  return wanted.map((isAbout) => Math.max(...fields.map(([words, worth]) => isAbout(words) * worth)));
}
