import { foldTurkish } from '#shared/text/turkish-text.ts';
import type { ArticleEntry } from './help-topics.ts';
import { type Wanted, wantedBy } from './help-words.ts';

const IN_TITLE = 6;
const IN_DESCRIPTION = 3;
const IN_TEXT = 1;

/**
 * The articles that are about everything a query asks for, or about most of it, and those that name a part of it in their
 * title; the best first: titles count most, then descriptions. `textOf` gives the words of an article's text.
 */
export function searchArticles(
  articles: readonly ArticleEntry[],
  query: string,
  textOf: (slug: string) => string,
): ArticleEntry[] {
  const wanted = wantedBy(query);
  if (wanted.length === 0) return [];
  const ranked = articles.map((article) => ({ article, ...rank(article, textOf(article.slug), wanted) }));
  const most = Math.max(...ranked.map(({ met }) => met));
  // One word of three may be by chance.
  if (most * 2 < wanted.length) return [];
  return ranked
    .filter(({ met, isInTitle }) => met > 0 && (met === most || isInTitle))
    .sort((a, b) => b.points - a.points)
    .map(({ article }) => article);
}

function rank({ title, description }: ArticleEntry, text: string, wanted: readonly Wanted[]) {
  const fields = [
    [foldTurkish(title), IN_TITLE],
    [foldTurkish(description), IN_DESCRIPTION],
    [foldTurkish(text), IN_TEXT],
  ] as const;
  const points = wanted.map((isAbout) => fields.reduce((sum, [words, worth]) => sum + isAbout(words) * worth, 0));
  return {
    met: points.filter((point) => point > 0).length,
    isInTitle: wanted.some((isAbout) => isAbout(foldTurkish(title)) > 0),
    points: points.reduce((sum, point) => sum + point, 0),
  };
}
