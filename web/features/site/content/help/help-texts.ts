import { fillFigures } from '#shared/content/fill-marks.ts';
import { editedWords } from '../texts/edited-texts.ts';

/** The words of all articles and guides. This module is fetched only when somebody searches. */
const TEXTS = import.meta.glob<string>(['/content/help/*.md', '/content/guides/*.md'], {
  eager: true,
  query: '?text',
  import: 'default',
});

/** Gives the words of an article or a guide by its address, as the desk has edited them. */
export async function wordsOfArticles(): Promise<(slug: string) => string> {
  const edited = await editedWords().catch(() => undefined);
  return (slug) =>
    fillFigures(
      edited?.get(`help/${slug}`) ?? TEXTS[`/content/help/${slug}.md`] ?? TEXTS[`/content/guides/${slug}.md`] ?? '',
    );
}
