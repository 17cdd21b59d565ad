import { fillFigures } from '#shared/content/fill-marks.ts';
import { editedWords } from '../texts/edited-texts.ts';

/** The texts of all articles and guides. This module is loaded only when somebody searches. */
const TEXTS = import.meta.glob<string>(['/content/help/*.md', '/content/guides/*.md'], {
  eager: true,
  query: '?text',
  import: 'default',
});

/** Returns a function that gives the text of an article or guide by its address, as edited at the desk. */
export async function wordsOfArticles(): Promise<(slug: string) => string> {
  const edited = await editedWords().catch(() => undefined);
  return (slug) =>
    fillFigures(
      edited?.get(`help/${slug}`) ?? TEXTS[`/content/help/${slug}.md`] ?? TEXTS[`/content/guides/${slug}.md`] ?? '',
    );
}
