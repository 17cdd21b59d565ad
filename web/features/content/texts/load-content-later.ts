import type { QueryClient } from '@tanstack/react-query';
import type { Question, TextPage } from './load-content.ts';

/*
 * Loaders of routes stand in the code that every visitor gets. What knows all the files of `content/` is fetched only
 * by who opens one of their pages.
 */
const later = () => import('./load-content.ts');

/** As `loadLegalText` of load-content. */
export async function loadLegalText(queryClient: QueryClient, name: string): Promise<TextPage> {
  return (await later()).loadLegalText(queryClient, name);
}

/** As `loadArticle` of load-content. */
export async function loadArticle(
  queryClient: QueryClient,
  slug: string,
): Promise<(TextPage & { topic: string }) | undefined> {
  return (await later()).loadArticle(queryClient, slug);
}

/** As `loadQuestions` of load-content. */
export async function loadQuestions(queryClient: QueryClient, name: string): Promise<Question[]> {
  return (await later()).loadQuestions(queryClient, name);
}
