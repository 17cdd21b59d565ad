/** schema.org data of the home page: the site, its publisher and its search. */
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
