import type { Page } from '@playwright/test';

/** The content of a page's HTML as the server sent it. */
export type PageFacts = {
  title: string;
  description: string;
  isHidden: boolean;
  canonical: string;
  /** `og:title`, `og:url` … */
  social: Record<string, string>;
  language: string;
  mainCount: number;
  /** The levels of the headings in order, including hidden ones. */
  headings: number[];
  /** The sources of pictures without alternative text, width or height. */
  unsizedImages: string[];
  duplicateIds: string[];
  /** The types of structured data, in order. */
  structuredData: string[];
  /** The addresses of links in the body and the head, as written. */
  links: string[];
};

/** Parses a page's HTML with the browser's parser, without loading or running anything in it. */
export function readPage(reader: Page, html: string): Promise<PageFacts> {
  return reader.evaluate((text) => {
    const page = new DOMParser().parseFromString(text, 'text/html');
    const all = (selector: string) => [...page.querySelectorAll(selector)];
    const content = (selector: string) => page.querySelector(selector)?.getAttribute('content') ?? '';
    const ids = all('[id]').map(({ id }) => id);
    return {
      title: page.title,
      description: content('meta[name="description"]'),
      isHidden: content('meta[name="robots"]').includes('noindex'),
      canonical: page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
      social: Object.fromEntries(
        all('meta[property^="og:"]').map((meta) => [
          meta.getAttribute('property') ?? '',
          meta.getAttribute('content') ?? '',
        ]),
      ),
      language: page.documentElement.lang,
      mainCount: all('main').length,
      headings: all('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1])),
      unsizedImages: all('img:not([alt][width][height])').map((image) => image.outerHTML.slice(0, 120)),
      duplicateIds: ids.filter((id, index) => ids.indexOf(id) !== index),
      structuredData: all('script[type="application/ld+json"]').map((script) =>
        String(JSON.parse(script.textContent ?? '')['@type']),
      ),
      links: [
        ...all('a[href]').map((link) => link.getAttribute('href') ?? ''),
        ...all('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"], link[rel="alternate"]').map(
          (link) => link.getAttribute('href') ?? '',
        ),
        ...all('meta[property="og:image"]').map((meta) => meta.getAttribute('content') ?? ''),
      ],
    };
  }, html);
}
