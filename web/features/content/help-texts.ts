/** The words of every article, fetched only when someone searches. */
const TEXTS = import.meta.glob<string>('../../../content/help/*.md', {
  eager: true,
  query: '?text',
  import: 'default',
});

/** The words of an article by its address. */
export function textOfArticle(slug: string): string {
  return TEXTS[`../../../content/help/${slug}.md`] ?? '';
}
