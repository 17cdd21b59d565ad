import { z } from 'zod';
import {
  type Cursor,
  type Detail,
  type ListPage,
  type PagedSource,
  readCursor,
  type SourceContext,
  skipBroken,
} from '#server/features/collection/index.ts';
import { DAY_MS } from '#shared/dates.ts';
import type { CategoryNumber } from '#shared/kinds.ts';
import { parseDocuments } from './parse-documents.ts';
import { parseUyapPage, parseUyapRow, SOURCE, type UyapPage } from './parse-rows.ts';
import { formDay, type PastWindow, pastWindows, SATURATED, splitWindow, windowSchema } from './past-windows.ts';
import { type UyapPortal, uyapPortal } from './uyap-portal.ts';

export type UyapSettings = {
  /** Without a path. */
  readonly siteUrl: string;
  /** Cookies of the operator's own signed-in session. */
  readonly cookie: string;
  /** The portal searches open auctions by words; none finds all. */
  readonly searchWords: readonly string[];
  /** How far back results are asked for. */
  readonly pastDays: number;
  readonly intervalMs: number;
};

/** Of the kinds that the form of past auctions knows, the one whose number is documented: real estate. */
const PAST_KINDS: readonly { category: string; kind: CategoryNumber }[] = [{ category: '1', kind: '1' }];
const MOST_PAGES = 2000;

const cursorSchema = z.object({
  word: z.number().int().min(0),
  page: z.number().int().min(1),
  /** Windows of results that are still to be read, once the open auctions are. */
  windows: z.array(windowSchema).max(1000).nullable(),
});
type Place = z.infer<typeof cursorSchema>;

/**
 * The courts' own auction portal, read with a session that the operator has signed in to (D19): what can be bid on, and the
 * results of the last days. Nothing of it ever bids.
 */
export function uyapESatisSource(settings: UyapSettings): PagedSource {
  const portal = uyapPortal(settings.siteUrl, settings.cookie);
  return {
    name: 'uyap-e-satis',
    title: 'UYAP e-Satış',
    kind: 'pages',
    recordSources: [SOURCE],
    intervalMs: settings.intervalMs,
    readingVersion: 2,
    isShifting: true,
    listPages: (context, cursor) => new Reading(portal, settings, context).pages(cursor),
    readDetail: async ({ key }, context): Promise<Detail> => {
      const notice = await portal.download(context, key);
      return notice ? { notice } : {};
    },
    listDocuments: ({ key }, context) =>
      portal.ask(context, '/pp/getIhaleEvrakBilgileri_brd.ajx', { kayitId: key }, (given) =>
        parseDocuments(given, portal.origin, key),
      ),
  };
}

class Reading {
  readonly #portal: UyapPortal;
  readonly #settings: UyapSettings;
  readonly #context: SourceContext;
  readonly #words: readonly string[];

  constructor(portal: UyapPortal, settings: UyapSettings, context: SourceContext) {
    this.#portal = portal;
    this.#settings = settings;
    this.#context = context;
    this.#words = settings.searchWords.length > 0 ? settings.searchWords : [''];
  }

  async *pages(cursor: Cursor | undefined): AsyncGenerator<ListPage> {
    const place: Place = readCursor(cursorSchema, cursor) ?? { word: 0, page: 1, windows: null };
    if (place.windows === null) yield* this.#openAuctions(place);
    const { now, since } = this.#context;
    const from = since ?? new Date(now.getTime() - this.#settings.pastDays * DAY_MS);
    const isWanted = since !== undefined || this.#settings.pastDays > 0;
    yield* this.#results(place.windows ?? (isWanted ? pastWindows(from, now) : []));
  }

  async *#openAuctions(from: Place): AsyncGenerator<ListPage> {
    for (let word = from.word; word < this.#words.length; word += 1) {
      let lastKeys = '';
      for (let page = word === from.word ? from.page : 1; page <= MOST_PAGES; page += 1) {
        const next: Place = { word, page: page + 1, windows: null };
        const form = { searchWord: this.#words[word] ?? '', pageNumber: String(page) };
        const answer = await skipBroken(() => this.#list('/main/esatis/ihaleKelimeArama_brd.ajx', form));
        if ('broken' in answer) {
          yield { rows: [], broken: answer.broken, next };
          continue;
        }
        const rows = answer.value.rows.map((row) => parseUyapRow(row, (key) => this.#portal.pageOf(key)));
        const keys = rows.map((row) => ('key' in row ? row.key : '?')).join();
        // A page beyond the last is empty, or the last once more.
        if (rows.length === 0 || keys === lastKeys) break;
        lastKeys = keys;
        yield { rows, next };
      }
    }
  }

  async *#results(given: readonly PastWindow[]): AsyncGenerator<ListPage> {
    const windows = [...given];
    for (let window = windows.shift(); window; window = windows.shift()) {
      for (const { category, kind } of PAST_KINDS) {
        const smaller = yield* this.#windowOf(window, category, kind);
        windows.unshift(...smaller);
      }
      yield { rows: [], next: { word: 0, page: 1, windows: [...windows] } };
    }
  }

  /** Reads one window of results. Answers the smaller ones to read in its place when it holds more than is given. */
  async *#windowOf(window: PastWindow, category: string, kind: CategoryNumber): AsyncGenerator<ListPage, PastWindow[]> {
    let read = 0;
    let total: number | null = null;
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const answer = await skipBroken(() => this.#list('/pp/gecmisIhaleler_brd.ajx', pastForm(window, category, page)));
      if ('broken' in answer) {
        yield { rows: [], broken: answer.broken };
        return [];
      }
      const { rows } = answer.value;
      total = answer.value.total ?? total;
      if (page === 1 && (total ?? 0) >= SATURATED) {
        const smaller = splitWindow(window);
        if (smaller.length > 0) return smaller;
        yield { rows: [], broken: `${formDay(window.from)}: e-Satış ${SATURATED} sonuçtan fazlasını vermiyor` };
      }
      if (rows.length === 0) break;
      read += rows.length;
      yield { rows: rows.map((row) => parseUyapRow(row, (key) => this.#portal.pageOf(key), kind)) };
      if (total !== null && read >= total) break;
    }
    return [];
  }

  #list(path: Parameters<UyapPortal['ask']>[1], form: Record<string, string>): Promise<UyapPage> {
    return this.#portal.ask(this.#context, path, form, parseUyapPage);
  }
}

function pastForm(window: PastWindow, category: string, page: number): Record<string, string> {
  return {
    kategori: category,
    ihaleBaslangicZamani: formDay(window.from),
    ihaleBitisZamani: formDay(window.to),
    isPilotMu: 'false',
    pageNumber: String(page),
    birimId: '',
    ilKodu: window.province,
    dosyaYil: '',
    dosyaSiraNo: '',
  };
}
