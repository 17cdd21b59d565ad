/** The words of every article and guide, fetched only when someone searches. */
const TEXTS = import.meta.glob<string>(['/content/help/*.md', '/content/guides/*.md'], {
  eager: true,
  query: '?text',
  import: 'default',
});

/** The words of an article or a guide by its address. */
export function textOfArticle(slug: string): string {
  return TEXTS[`/content/help/${slug}.md`] ?? TEXTS[`/content/guides/${slug}.md`] ?? '';
}
