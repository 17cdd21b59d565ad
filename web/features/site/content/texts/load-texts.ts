import type { QueryClient } from '@tanstack/react-query';
import type { Question, TextPage } from './all-texts.ts';

/*
 * The loaders of all routes are in the code that every visitor loads, so the module that knows all files of `content/`
 * is loaded only when somebody opens one of their pages.
 */
const allTexts = () => import('./all-texts.ts');

/** A legal text by the name of its file. Throws if there is no such file. */
export async function loadLegalText(queryClient: QueryClient, name: string): Promise<TextPage> {
  return (await allTexts()).readLegalText(queryClient, name);
}

/**
 * An article of the help centre by its address, with its topic; for a guide the topic is empty. Undefined if there is
 * no such article.
 */
export async function loadArticle(
  queryClient: QueryClient,
  slug: string,
): Promise<(TextPage & { topic: string }) | undefined> {
  return (await allTexts()).readArticle(queryClient, slug);
}

/** The questions in a file of `content/faq/`. Throws if there is no such file. */
export async function loadQuestions(queryClient: QueryClient, name: string): Promise<Question[]> {
  return (await allTexts()).readQuestions(queryClient, name);
}
