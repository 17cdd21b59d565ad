/** A page in the breadcrumbs. */
export type Crumb = { title: string; path: string };

/** The breadcrumbs as structured data for search engines. */
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
