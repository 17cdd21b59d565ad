import type { ArticleEntry } from './help-topics.ts';

/** The articles and guides that a search finds, the best first. Their texts are fetched only when somebody searches. */
export async function findArticles(query: string): Promise<ArticleEntry[]> {
  if (query.trim() === '') return [];
  const [{ HELP_ARTICLES }, { searchArticles }, textOf] = await Promise.all([
    import('./help-topics.ts'),
    import('./search-articles.ts'),
    import('./help-texts.ts')
      .then(({ wordsOfArticles }) => wordsOfArticles())
      // Without the texts, for example offline, titles and descriptions still answer.
      .catch(() => () => ''),
  ]);
  return searchArticles(HELP_ARTICLES, query, textOf);
}
