import { fillFigures } from '../texts/fill-marks.ts';

/** The words of all articles and guides. This module is fetched only when somebody searches. */
const TEXTS = import.meta.glob<string>(['/content/help/*.md', '/content/guides/*.md'], {
  eager: true,
  query: '?text',
  import: 'default',
});

/** The words of an article or a guide by its address. */
export function textOfArticle(slug: string): string {
  return fillFigures(TEXTS[`/content/help/${slug}.md`] ?? TEXTS[`/content/guides/${slug}.md`] ?? '');
}
