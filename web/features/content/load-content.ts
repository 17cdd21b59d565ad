import type { QueryClient } from '@tanstack/react-query';
import type { Company } from '#shared/company.ts';
import { companyQuery } from '#web/features/company/index.ts';
import type { Heading, MarkdownPage, MarkdownSection } from './content-types.ts';
import { fillHtml, fillText } from './fill-particulars.ts';

const LEGAL = import.meta.glob<MarkdownPage>('../../../content/legal/*.md', { query: '?page', import: 'default' });
const ARTICLES = import.meta.glob<MarkdownPage>('../../../content/help/*.md', { query: '?page', import: 'default' });
const GUIDE_PAGES = import.meta.glob<MarkdownPage>('../../../content/guides/*.md', {
  query: '?page',
  import: 'default',
});
const QUESTIONS = import.meta.glob<MarkdownSection[]>('../../../content/faq/*.md', {
  query: '?sections',
  import: 'default',
});

/** A page of text, ready to be shown. `updatedOn` is `yyyy-mm-dd`. */
export type TextPage = { title: string; description: string; updatedOn: string; html: string; headings: Heading[] };
/** A question (spec §3) of a category, its answer as HTML and as plain text. */
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

/** A legal text by the name of its file. Throws for a name that is none. */
export async function loadLegalText(queryClient: QueryClient, name: string): Promise<TextPage> {
  const load = LEGAL[`../../../content/legal/${name}.md`];
  if (!load) throw new Error(`No legal text: ${name}`);
  const [page, company] = await Promise.all([load(), queryClient.ensureQueryData(companyQuery)]);
  return textPage(page, company);
}

/** An article of the help centre with its topic, or a guide, which has none; undefined for an address that is none. */
export async function loadArticle(
  queryClient: QueryClient,
  slug: string,
): Promise<(TextPage & { topic: string }) | undefined> {
  const load = ARTICLES[`../../../content/help/${slug}.md`] ?? GUIDE_PAGES[`../../../content/guides/${slug}.md`];
  if (!load) return undefined;
  const [page, company] = await Promise.all([load(), queryClient.ensureQueryData(companyQuery)]);
  return { ...textPage(page, company), topic: page.data.topic ?? '' };
}

/** The questions of a file of `content/faq/`. Throws for a name that is none. */
export async function loadQuestions(queryClient: QueryClient, name: string): Promise<Question[]> {
  const load = QUESTIONS[`../../../content/faq/${name}.md`];
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
