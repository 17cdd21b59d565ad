/** One step on the way from home to a page. */
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
