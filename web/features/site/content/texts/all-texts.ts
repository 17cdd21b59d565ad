import type { QueryClient } from '@tanstack/react-query';
import type { CollectionStatus } from '#shared/collection-status.ts';
import type { Company } from '#shared/company.ts';
import { FRESHNESS_MARK, fillHtml, fillText } from '#shared/content/fill-marks.ts';
import type { MarkdownPage, MarkdownSection, PageHeading } from '#shared/content/parse-markdown.ts';
import { statusQuery } from '#web/features/help/status/index.ts';
import { companyQuery } from '#web/platform/queries/company-query.ts';
import { readEdited } from './edited-texts.ts';

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

/** A page of text, ready to render. `updatedOn` is `yyyy-mm-dd`. */
export type TextPage = { title: string; description: string; updatedOn: string; html: string; headings: PageHeading[] };
/** A question (spec §3) with its answer as HTML and as plain text. */
export type Question = { id: string; question: string; html: string; answer: string; isPopular: boolean };

/** The state of the sources, requested only for texts that mention it; undefined if it can't be fetched. */
async function statusFor(queryClient: QueryClient, texts: readonly string[]): Promise<CollectionStatus | undefined> {
  if (!texts.some((text) => text.includes(FRESHNESS_MARK))) return undefined;
  return queryClient.ensureQueryData(statusQuery).catch(() => undefined);
}

function textPage({ data, html, headings }: MarkdownPage, company: Company, status?: CollectionStatus): TextPage {
  return {
    title: data.title ?? '',
    description: data.description ?? '',
    updatedOn: data.updated ?? '',
    html: fillHtml(html, company, status),
    headings,
  };
}

/** See `loadLegalText`. */
export async function readLegalText(queryClient: QueryClient, name: string): Promise<TextPage> {
  const load = LEGAL[`/content/legal/${name}.md`];
  if (!load) throw new Error(`No legal text: ${name}`);
  const [page, company] = await Promise.all([load(), queryClient.ensureQueryData(companyQuery)]);
  return textPage(page, company, await statusFor(queryClient, [page.html]));
}

/** See `loadArticle`. */
export async function readArticle(
  queryClient: QueryClient,
  slug: string,
): Promise<(TextPage & { topic: string }) | undefined> {
  const load = ARTICLES[`/content/help/${slug}.md`] ?? GUIDE_PAGES[`/content/guides/${slug}.md`];
  if (!load) return undefined;
  const [page, company, edited] = await Promise.all([
    load(),
    queryClient.ensureQueryData(companyQuery),
    readEdited(`help/${slug}`),
  ]);
  // The desk's published version replaces the file's text; title, description and topic stay the file's.
  const shown = edited
    ? { html: edited.html, headings: edited.headings, data: { ...page.data, updated: edited.updatedOn } }
    : page;
  const status = await statusFor(queryClient, [shown.html]);
  return { ...textPage(shown, company, status), topic: page.data.topic ?? '' };
}

/** See `loadQuestions`. */
export async function readQuestions(queryClient: QueryClient, name: string): Promise<Question[]> {
  const load = QUESTIONS[`/content/faq/${name}.md`];
  if (!load) throw new Error(`No questions: ${name}`);
  const [written, company, edited] = await Promise.all([
    load(),
    queryClient.ensureQueryData(companyQuery),
    readEdited(`faq/${name}`),
  ]);
  const sections = edited?.sections ?? written;
  const status = await statusFor(
    queryClient,
    sections.map(({ html }) => html),
  );
  return sections.map(({ id, title, html, text, isPopular }) => ({
    id,
    question: fillText(title, company),
    html: fillHtml(html, company, status),
    answer: fillText(text, company, status),
    isPopular,
  }));
}
