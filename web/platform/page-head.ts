import { pageOrigin } from './page-context.ts';

/** The preview picture of the page on other sites; 1200 × 630. */
type Picture = { path: string; alt: string };

/** The metadata of a page for search engines and previews. */
export type HeadFacts = {
  /** The page's own name; ` | Peyda` follows it (D1). */
  title: string;
  description: string;
  /** The page's canonical path: `/sss`. */
  path: string;
  /** Hidden from search engines, because it is personal or one of endless combinations. */
  isHidden?: boolean;
  /** The title in previews, if it differs from the page's name. */
  sharedTitle?: string;
  type?: 'website' | 'article';
  picture?: Picture;
  /** The feed of the page's listings. */
  feed?: { title: string; path: string } | undefined;
  /** schema.org data for search engines. */
  structuredData?: readonly object[];
};

const SITE_NAME = 'Peyda';
const PICTURE: Picture = { path: '/og.png', alt: 'Peyda: Türkiye’nin icra ihaleleri, tek yerde' };

/** JSON that is safe inside a script element, whatever texts it contains. */
function scriptJson(data: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data })
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** The head of a page, built the same way for every route. `origin` is the site's scheme and host. */
export function pageHead(page: HeadFacts, origin: string = pageOrigin()) {
  const { title, description, path, isHidden = false, picture = PICTURE, feed, structuredData = [] } = page;
  const url = origin + path;
  return {
    meta: [
      { title: `${title} | ${SITE_NAME}` },
      { name: 'description', content: description },
      ...(isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:type', content: page.type ?? 'website' },
      { property: 'og:site_name', content: SITE_NAME },
      { property: 'og:locale', content: 'tr_TR' },
      { property: 'og:title', content: page.sharedTitle ?? title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: origin + picture.path },
      { property: 'og:image:type', content: 'image/png' },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: picture.alt },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [
      { rel: 'canonical', href: url },
      ...(feed
        ? [{ rel: 'alternate', type: 'application/atom+xml', title: feed.title, href: origin + feed.path }]
        : []),
    ],
    scripts: structuredData.map((data) => ({ type: 'application/ld+json', children: scriptJson(data) })),
  };
}

/** The head of a page that does not exist. */
export function missingHead() {
  return { meta: [{ title: `404 Page Not Found | ${SITE_NAME}` }, { name: 'robots', content: 'noindex' }] };
}
