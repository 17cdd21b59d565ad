import type { QueryClient } from '@tanstack/react-query';
import type { Company } from '#shared/company.ts';
import { companyQuery } from '#web/features/company/index.ts';
import type { MarkdownPage, MarkdownSection, PageHeading } from '../markdown/index.ts';
import { fillHtml, fillText } from './fill-marks.ts';

const LEGAL = import.meta.glob<MarkdownPage>('/content/legal/*.md', { query: '?page', import: 'default' });
const ARTICLES = import.meta.glob<MarkdownPage>('/content/help/*.md', { query: '?page', import: 'default' });
const GUIDE_PAGES = import.meta.glob<MarkdownPage>('/content/guides/*.md', {
  query: '?page',
  import: 'default',
});
const QUESTIONS = import.meta.glob<MarkdownSection[]>('/content/faq/*.md', {
  query: '?sections',
  import: 'default',
});

/** A page of text, ready to be shown. `updatedOn` is `yyyy-mm-dd`. */
export type TextPage = { title: string; description: string; updatedOn: string; html: string; headings: PageHeading[] };
/** A question (spec §3) with its answer as HTML and as plain text. */
export type Question = { id: string; question: string; html: string; answer: string; isPopular: boolean };

function textPage({ data, html, headings }: MarkdownPage, company: Company): TextPage {
  return {
    title: data.title ?? '',
    description: data.description ?? '',
    updatedOn: data.updated ?? '',
    html: fillHtml(html, company),
    headings,
  };
}

/** See `loadLegalText`. */
export async function readLegalText(queryClient: QueryClient, name: string): Promise<TextPage> {
  const load = LEGAL[`/content/legal/${name}.md`];
  if (!load) throw new Error(`No legal text: ${name}`);
  const [page, company] = await Promise.all([load(), queryClient.ensureQueryData(companyQuery)]);
  return textPage(page, company);
}

/** See `loadArticle`. */
export async function readArticle(
  queryClient: QueryClient,
  slug: string,
): Promise<(TextPage & { topic: string }) | undefined> {
  const load = ARTICLES[`/content/help/${slug}.md`] ?? GUIDE_PAGES[`/content/guides/${slug}.md`];
  if (!load) return undefined;
  const [page, company] = await Promise.all([load(), queryClient.ensureQueryData(companyQuery)]);
  return { ...textPage(page, company), topic: page.data.topic ?? '' };
}

/** See `loadQuestions`. */
export async function readQuestions(queryClient: QueryClient, name: string): Promise<Question[]> {
  const load = QUESTIONS[`/content/faq/${name}.md`];
  if (!load) throw new Error(`No questions: ${name}`);
  const [sections, company] = await Promise.all([load(), queryClient.ensureQueryData(companyQuery)]);
  return sections.map(({ id, title, html, text, isPopular }) => ({
    id,
    question: fillText(title, company),
    html: fillHtml(html, company),
    answer: fillText(text, company),
    isPopular,
  }));
}
