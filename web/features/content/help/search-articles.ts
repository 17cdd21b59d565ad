import { foldTurkish } from '#shared/text/turkish-text.ts';
import type { ArticleEntry } from './help-topics.ts';

const IN_TITLE = 2;
const IN_DESCRIPTION = 1;

/**
 * The articles that contain every word of a query. Words found in a title or a description move an article up. `textOf`
 * gives the words of an article's text.
 */
export function searchArticles(
  articles: readonly ArticleEntry[],
  query: string,
  textOf: (slug: string) => string,
): ArticleEntry[] {
  const words = foldTurkish(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const ranked = articles.flatMap((article) => {
    const title = foldTurkish(article.title);
    const description = foldTurkish(article.description);
    const text = `${title} ${description} ${foldTurkish(textOf(article.slug))}`;
    if (!words.every((word) => text.includes(word))) return [];
    const points = words.map((word) => {
      if (title.includes(word)) return IN_TITLE;
      return description.includes(word) ? IN_DESCRIPTION : 0;
    });
    return [{ article, points: points.reduce<number>((sum, point) => sum + point, 0) }];
  });
  return ranked.sort((a, b) => b.points - a.points).map(({ article }) => article);
}
