import type { Question } from './load-content.ts';

type Crumb = { title: string; path: string };

/** JSON that can stand inside a script element, whatever its texts hold. */
function scriptJson(data: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}

/** The head of a page of text: `<sayfa adı> | Peyda`, its description, and what search engines read. */
export function contentHead(page: { title: string; description: string; structuredData?: readonly object[] }) {
  return {
    meta: [{ title: `${page.title} | Peyda` }, { name: 'description', content: page.description }],
    scripts: (page.structuredData ?? []).map((data) => ({ type: 'application/ld+json', children: scriptJson(data) })),
  };
}

/** Questions as search engines read them. */
export function faqData(questions: readonly Question[]): object {
  return {
    '@type': 'FAQPage',
    inLanguage: 'tr',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The way to a page as search engines read it; addresses are whole where the site's own is configured. */
export function breadcrumbData(crumbs: readonly Crumb[], origin: string | null): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: `${origin ?? ''}${path}`,
    })),
  };
}
