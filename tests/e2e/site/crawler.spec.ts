import type { APIRequestContext } from '@playwright/test';
import { listContentAddresses } from '#server/pages/content-addresses.ts';
import { expect, test } from '../support/open-page.ts';
import { type PageFacts, readPage } from '../support/page-facts.ts';

/*
 * Crawls the whole site like a search engine: from home along every link, feed and sitemap. It visits a few of each
 * kind of page that shows listings, and all static pages without exception.
 */

/**
 * The maximum number of visited addresses per kind; the first matching kind counts, and addresses without a match are
 * always visited.
 */
const BOUNDS: readonly { kind: string; pattern: RegExp; most: number }[] = [
  { kind: 'listing', pattern: /^\/ilan\/\d+$/, most: 6 },
  { kind: 'listing picture', pattern: /^\/ilan\/\d+\/og\.png$/, most: 2 },
  { kind: 'listings of the country', pattern: /^\/icra(?:\/(?:gayrimenkul|araclar|tasinirlar))?$/, most: 4 },
  { kind: 'kind in a province', pattern: /^\/icra\/[^/]+\/(?:gayrimenkul|araclar|tasinirlar)$/, most: 5 },
  { kind: 'kind in a district', pattern: /^\/icra\/[^/]+\/[^/]+\/(?:gayrimenkul|araclar|tasinirlar)$/, most: 5 },
  { kind: 'province', pattern: /^\/icra\/[^/]+$/, most: 8 },
  { kind: 'district', pattern: /^\/icra\/[^/]+\/[^/]+$/, most: 8 },
  { kind: 'search', pattern: /^\/search\?/, most: 8 },
  { kind: 'feed', pattern: /^\/akis\//, most: 4 },
  { kind: 'sitemap', pattern: /^\/sitemap\//, most: 4 },
  { kind: 'API reference', pattern: /^\/api\//, most: 1 },
  { kind: 'prefilled form', pattern: /^\/iletisim\?/, most: 2 },
];
const AT_ONCE = 4;
/** Pages that are useless in search results; buttons lead to them instead of links. */
const HIDDEN = [
  '/siparis',
  '/login',
  '/user',
  '/takvim',
  '/pano',
  '/karsilastir',
  '/kurum',
  '/kurum/analiz',
  '/kurum/davet',
  '/baglan',
  '/sifre-yenile',
  '/e-posta-onayla',
  '/test-viewer',
];
const WRITTEN = (await listContentAddresses(new Map())).map(({ path }) => path);

type Visit = { path: string; type: string; body: string };

/** Visits the links of visited pages, a few at a time. */
class Crawler {
  readonly #request: APIRequestContext;
  readonly #origin: string;
  readonly #seen = new Set<string>();
  readonly #counts = new Map<string, number>();
  #waiting: string[] = [];

  constructor(request: APIRequestContext, origin: string) {
    this.#request = request;
    this.#origin = origin;
  }

  get counts(): ReadonlyMap<string, number> {
    return this.#counts;
  }

  /** Adds an address from the page at `base`; ignores addresses of other sites. */
  add(href: string, base: string): void {
    const url = new URL(href, this.#origin + base);
    const path = url.pathname + url.search;
    if (url.origin !== this.#origin || this.#seen.has(path)) return;
    this.#seen.add(path);
    const bound = BOUNDS.find(({ pattern }) => pattern.test(path));
    const count = this.#counts.get(bound?.kind ?? '') ?? 0;
    if (bound && count >= bound.most) return;
    this.#counts.set(bound?.kind ?? '', count + 1);
    this.#waiting.push(path);
  }

  async *visits(): AsyncGenerator<Visit> {
    while (this.#waiting.length > 0) {
      const paths = this.#waiting.splice(0, AT_ONCE);
      yield* await Promise.all(paths.map((path) => this.#visit(path)));
    }
  }

  async #visit(path: string): Promise<Visit> {
    const answer = await this.#request.get(path);
    expect(answer.status(), path).toBe(200);
    const type = answer.headers()['content-type'] ?? '';
    // After a redirect, its target is the page that was visited.
    const url = new URL(answer.url());
    return { path: url.pathname + url.search, type, body: type.startsWith('image/') ? '' : await answer.text() };
  }
}

/** The addresses in a feed or a sitemap. */
function addressesIn(xml: string): string[] {
  const found = [...xml.matchAll(/<loc>([^<]+)<\/loc>|<link [^>]*href="([^"]+)"/g)];
  return found.map(([, place, link]) => (place ?? link ?? '').replaceAll('&amp;', '&'));
}

/** All faults of a page's HTML as the server sent it, in words. */
function faultsOf({ path }: Visit, facts: PageFacts, origin: string): string[] {
  const { title, description, canonical, social, headings } = facts;
  const faults: string[] = [];
  const check = (isRight: boolean, fault: string) => void (isRight || faults.push(`${path}: ${fault}`));
  check(/^.{4,} \| Peyda$/.test(title), `title “${title}”`);
  check(description.length >= 30 && description.length <= 220, `description “${description}”`);
  check(facts.language === 'tr', `language ${facts.language}`);
  check(facts.mainCount === 1, `${facts.mainCount} <main>`);
  check(headings.filter((level) => level === 1).length === 1, `headings ${headings}`);
  check(headings[0] === 1 && headings.every((level, i) => level <= (headings[i - 1] ?? 0) + 1), `headings ${headings}`);
  check(facts.unsizedImages.length === 0, `images ${facts.unsizedImages}`);
  check(facts.duplicateIds.length === 0, `ids twice ${facts.duplicateIds}`);
  check(new URL(canonical, 'http://none').pathname === new URL(path, origin).pathname, `canonical ${canonical}`);
  check(canonical.startsWith(origin), `canonical ${canonical}`);
  check(social['og:url'] === canonical, `og:url ${social['og:url']}`);
  check(social['og:description'] === description, `og:description ${social['og:description']}`);
  check(social['og:image']?.startsWith(origin) === true, `og:image ${social['og:image']}`);
  check(social['og:locale'] === 'tr_TR' && social['og:site_name'] === 'Peyda', 'og:locale or og:site_name');
  check(Boolean(social['og:title'] && social['og:type']), 'og:title or og:type');
  return faults;
}

/** Values that more than one page has. */
function repeated(pages: ReadonlyMap<string, PageFacts>, name: 'title' | 'description'): string[] {
  const pathsByValue = new Map<string, string[]>();
  for (const [path, facts] of pages) pathsByValue.set(facts[name], [...(pathsByValue.get(facts[name]) ?? []), path]);
  return [...pathsByValue].filter(([, paths]) => paths.length > 1).map(([value, paths]) => `${paths}: ${value}`);
}

test.describe('every page', () => {
  test('is reached, says who it is, and is in order', async ({ page, request, baseURL }) => {
    test.setTimeout(150_000);
    const origin = new URL(baseURL ?? '').origin;
    const crawler = new Crawler(request, origin);
    const pages = new Map<string, PageFacts>();
    const faults: string[] = [];
    await page.goto('/robots.txt');
    for (const start of ['/', '/sitemap.xml', '/manifest.webmanifest', ...HIDDEN]) crawler.add(start, '/');
    for await (const visit of crawler.visits()) {
      if (visit.type.includes('xml')) for (const address of addressesIn(visit.body)) crawler.add(address, visit.path);
      if (!visit.type.startsWith('text/html') || visit.path.startsWith('/api/') || pages.has(visit.path)) continue;
      const facts = await readPage(page, visit.body);
      faults.push(...faultsOf(visit, facts, origin));
      for (const link of facts.links) crawler.add(link, visit.path);
      pages.set(visit.path, facts);
    }
    expect(faults).toEqual([]);
    for (const path of WRITTEN) {
      expect(pages.get(path)?.isHidden, path).toBe(false);
      expect(pages.get(path)?.title, path).toMatch(/^.{4,60} \| Peyda$/);
    }
    for (const { kind } of BOUNDS) expect(crawler.counts.get(kind) ?? 0, kind).toBeGreaterThan(0);
    // A page is identified by its canonical address, which parameters do not change; hidden pages may repeat values.
    const shown = new Map(
      [...pages.values()].filter(({ isHidden }) => !isHidden).map((facts) => [facts.canonical, facts]),
    );
    expect(shown.size).toBeGreaterThan(WRITTEN.length + 20);
    expect(repeated(shown, 'title')).toEqual([]);
    expect(repeated(shown, 'description')).toEqual([]);
    for (const [path, { isHidden }] of pages)
      expect(isHidden, path).toBe(path.startsWith('/search?') || HIDDEN.includes(path.split('?')[0] ?? ''));
    expect(pages.get('/')?.structuredData).toEqual(['Organization', 'WebSite']);
    expect(pages.get('/sss')?.structuredData).toEqual(['FAQPage']);
    // There is also a data set if enough auctions have ended.
    const ofKind = pages.get('/icra/gayrimenkul')?.structuredData.filter((type) => type !== 'Dataset');
    expect(ofKind).toEqual(['BreadcrumbList', 'ItemList']);
  });

  test('has one address: other spellings redirect to it, and an unknown place returns 404', async ({
    request,
    page,
  }) => {
    const moved = await request.get('/icra/Ankara/%C3%87ankaya', { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, '/icra/ankara/cankaya']);
    for (const path of ['/icra/atlantis', '/icra/ankara/kadikoy', '/ilan/abc', '/yardim-merkezi/yok', '/a/b/c']) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(404);
      const { title, isHidden } = await readPage(page, await answer.text());
      expect([title, isHidden]).toEqual(['404 Page Not Found | Peyda', true]);
    }
    const empty = await readPage(page, await (await request.get('/search?city=Ankara')).text());
    expect(empty.isHidden).toBe(true);
  });
});
