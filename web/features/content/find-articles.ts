import type { ArticleEntry } from './help-topics.ts';

/** The help articles that match a query; none for an empty one. All of their texts are loaded only for a query. */
export async function findArticles(query: string): Promise<ArticleEntry[]> {
  if (query.trim() === '') return [];
  const [{ HELP_ARTICLES }, { textOfArticle }, { searchArticles }] = await Promise.all([
    import('./help-topics.ts'),
    import('./help-texts.ts'),
    import('./search-articles.ts'),
  ]);
  return searchArticles(HELP_ARTICLES, query, textOfArticle);
}
