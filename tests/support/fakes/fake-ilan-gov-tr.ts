import { readFileSync } from 'node:fs';
import { parseListPage } from '#server/sources/ilan-gov-tr/parse-list-page.ts';
import { type FakeAnswer, type FakeCall, FakeSite, jsonAnswer } from './fake-site.ts';

export type FakeAd = {
  id: number;
  title: string;
  publishStartDate: string;
  urlStr: string;
  adTypeFilters: { key: string; value: string }[];
  [field: string]: unknown;
};

export const LIST_PATH = '/api/api/services/app/Ad/AdsByFilter';
/** Not an address of ilan.gov.tr: it returns the same listings in the form of a feed. */
export const FEED_PATH = '/feed';
export const DETAIL_PATH = '/api/api/services/app/AdDetail/GetAdDetail';
const CAP = 20;
const FIRST_MADE_UP = 3_000_000;

const saved = JSON.parse(readFileSync(new URL('../../fixtures/ilan-gov-tr-list.json', import.meta.url), 'utf8')) as {
  pages: { response: { result: { ads: FakeAd[] } } }[];
}; // the fixture's structure

/** The real rows: 38 enforcement sales and 5 tenders. */
export function realAds(): FakeAd[] {
  return structuredClone(saved.pages.flatMap(({ response }) => response.result.ads));
}

/** Real enforcement sales, all with an end date far in the future. */
export function openAds(count: number): FakeAd[] {
  const ads = realAds().filter(isEnforcementSale).slice(0, count);
  for (const { adTypeFilters } of ads)
    for (const fact of adTypeFilters) if (fact.key === 'Birinci Satış Günü') fact.value = '26.12.2026';
  return ads;
}

/** Real rows, repeated under new ids until there are `count` of them. */
export function manyAds(count: number): FakeAd[] {
  const real = realAds();
  return Array.from({ length: count }, (_, index) => {
    const ad = real[index % real.length];
    if (!ad) throw new Error('no rows');
    const id = FIRST_MADE_UP + index;
    return {
      ...structuredClone(ad),
      id,
      title: `${ad.title} (${index})`,
      urlStr: ad.urlStr.replace(/\d+/, String(id)),
    };
  });
}

export function isEnforcementSale(ad: FakeAd): boolean {
  return ad.adTypeFilters.some(({ key, value }) => key === 'İlan Türü' && value === 'İCRA');
}

/**
 * ilan.gov.tr as documented: it silently limits a page to 20 rows, ignores unknown filters and then returns all rows,
 * and answers a wrong path with 404. `site.quirk` defines all other faults.
 */
export class FakeIlanGovTr {
  ads: FakeAd[];
  /** Ids of listings that the mirror of e-Satış also shows. */
  mirrored = new Set<number>();
  /** The names of city ids (`aci`). */
  readonly cities: Readonly<Record<number, string>> = { 64: 'MALATYA' };
  /** Called before each page is sliced from the list, so that a test can move rows. */
  beforePage: (call: FakeCall, skip: number) => void = () => undefined;
  order: (ads: FakeAd[]) => FakeAd[] = (ads) => ads;
  noticeOf: (ad: FakeAd) => string = ({ id }) =>
    `<p>İlan metni ${id}</p><p>Muhammen bedel &uuml;zerinden satılacaktır.</p>`;
  #keptFeed: string | undefined;
  readonly site: FakeSite;

  constructor(ads: FakeAd[]) {
    this.ads = ads;
    this.site = new FakeSite((call) => this.#answer(call));
  }

  async open(): Promise<this> {
    await this.site.open();
    return this;
  }

  /** Builds and caches the feed of the current listings, so that it is ready before the first request. */
  keepFeed(): void {
    this.#keptFeed = this.#feed();
  }

  get detailCalls(): number {
    return this.site.calls.filter(({ path }) => path === DETAIL_PATH).length;
  }

  #answer(call: FakeCall): FakeAnswer {
    if (call.path === LIST_PATH && call.method === 'POST') return this.#list(call);
    if (call.path === DETAIL_PATH) return this.#detail(call);
    if (call.path === FEED_PATH) return { body: this.#keptFeed ?? this.#feed() };
    return { status: 404, body: '{"message":"no Route matched with those values"}' };
  }

  #find(id: string | null): FakeAd | undefined {
    const number = Number(id);
    // Rows with generated ids are sorted by id, so the position is known; otherwise a benchmark would measure this
    // search.
    const guess = this.ads[number - FIRST_MADE_UP];
    return guess?.id === number ? guess : this.ads.find((ad) => ad.id === number);
  }

  #feed(): string {
    const { records } = parseListPage({ result: { ads: this.ads } }) ?? { records: [] };
    const texts = new Map(this.ads.map((ad) => [String(ad.id), this.noticeOf(ad)]));
    return records.map((record) => JSON.stringify({ ...record, description: texts.get(record.sourceKey) })).join('\n');
  }

  #list(call: FakeCall): FakeAnswer {
    const { keys, skipCount, maxResultCount } = JSON.parse(call.body);
    this.beforePage(call, skipCount);
    // If there are several cities, only the first counts.
    const city = this.cities[Array.isArray(keys.aci) ? keys.aci[0] : ''];
    const listed = Array.isArray(keys.as) ? this.ads.filter(({ id }) => this.mirrored.has(id)) : this.ads;
    const matching = city ? listed.filter(({ addressCityName }) => addressCityName === city) : listed;
    const ads = this.order(matching.slice(skipCount, skipCount + Math.min(CAP, maxResultCount)));
    return jsonAnswer({ result: { ads, numFound: matching.length, categories: [] }, success: true, error: null });
  }

  #detail(call: FakeCall): FakeAnswer {
    const ad = this.#find(call.query.get('id'));
    if (!ad) return { status: 404, body: '{}' };
    const { adTypeFilters, urlStr, title } = ad;
    const result = { id: String(ad.id), adNo: `ILN${ad.id}`, title, content: this.noticeOf(ad), urlStr, adTypeFilters };
    return jsonAnswer({ result, success: true, error: null });
  }
}
