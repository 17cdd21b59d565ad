/** A stop on the way to a page. */
export type Crumb = { title: string; path: string };

/** The way to a page as search engines read it. */
export function breadcrumbData(crumbs: readonly Crumb[], origin: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: `${origin}${path}`,
    })),
  };
}

/** Questions as search engines read them. */
export function faqData(questions: readonly { question: string; answer: string }[]): object {
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

/** The site and who is behind it, for home: its name, its mark and its search. */
export function siteData(description: string, origin: string): object[] {
  const publisher = { '@id': `${origin}/#kurulus` };
  return [
    {
      '@type': 'Organization',
      ...publisher,
      name: 'Peyda',
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
    },
    {
      '@type': 'WebSite',
      name: 'Peyda',
      url: `${origin}/`,
      description,
      inLanguage: 'tr',
      publisher,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?query={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
