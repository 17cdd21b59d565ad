import { z } from 'zod';
import {
  type Cursor,
  type ListPage,
  type ListRow,
  type PagedSource,
  readCursor,
  type SourceContext,
  skipBroken,
} from '#server/features/intake/collection/index.ts';
import type { SourceDetail } from '#server/features/intake/notice-to-record/index.ts';
import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { parseDocuments } from './parse-documents.ts';
import { parseUyapPage, parseUyapRow, type RowAddresses, SOURCE, type UyapPage } from './parse-rows.ts';
import { formDay, type PastWindow, pastWindows, SATURATED, splitWindow, windowSchema } from './past-windows.ts';
import { pictureAddress } from './picture-address.ts';
import { type UyapPortal, uyapPortal } from './uyap-portal.ts';

export type PastCategory = { readonly category: string; readonly kind: CategoryNumber };

export type UyapSettings = {
  /** The origin, without a path. */
  readonly siteUrl: string;
  /** Cookies of the operator's own signed-in session. */
  readonly cookie: string;
  /** The portal searches open auctions by words; an empty list finds all auctions. */
  readonly searchWords: readonly string[];
  /** The number of past days whose results are requested, and their kinds: the numbers that the portal's form sends. */
  readonly pastDays: number;
  readonly pastCategories: readonly PastCategory[];
  /** Pattern of picture addresses, with `{resimAdi}` and perhaps `{kayitID}`. Undocumented; if absent, no pictures. */
  readonly pictureUrl?: string | undefined;
  readonly intervalMs: number;
};

const MOST_PAGES = 2000;

const cursorSchema = z.object({
  word: z.number().int().min(0),
  page: z.number().int().min(1),
  /** Windows of results that have not been read yet; `null` while the open auctions are being read. */
  windows: z.array(windowSchema).max(10_000).nullable(),
});
type Place = z.infer<typeof cursorSchema>;

/**
 * The courts' own auction portal, read with a session that the operator has signed in to (D19): auctions open for bids,
 * and the results of the last days. This code never bids.
 */
export function uyapESatisSource(settings: UyapSettings): PagedSource {
  const portal = uyapPortal(settings.siteUrl, settings.cookie);
  return {
    name: 'uyap-e-satis',
    title: 'UYAP e-Satış',
    kind: 'pages',
    recordSources: [SOURCE],
    intervalMs: settings.intervalMs,
    readingVersion: 1,
    isShifting: true,
    listPages: (context, cursor) => new Reading(portal, settings, context).pages(cursor),
    readDetail: async ({ key }, context): Promise<SourceDetail> => {
      const notice = await portal.download(context, key);
      return notice ? { notice } : {};
    },
    listDocuments: ({ key }, context) =>
      portal.ask(context, '/pp/getIhaleEvrakBilgileri_brd.ajx', { kayitId: key }, (given) =>
        parseDocuments(given, portal.origin, key),
      ),
    readPresence: (key, context) => portal.presence(context, key),
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
    yield* this.#results(place.windows ?? (isWanted ? pastWindows(from, now, this.#categories()) : []));
  }

  async *#openAuctions(from: Place): AsyncGenerator<ListPage> {
    // A run that continues an earlier one counts as answered: finding nothing for the remaining words proves nothing.
    let isAnswered = from.word > 0 || from.page > 1;
    for (let word = from.word; word < this.#words.length; word += 1) {
      let lastKeys = '';
      for (let page = word === from.word ? from.page : 1; page <= MOST_PAGES; page += 1) {
        const next: Place = { word, page: page + 1, windows: null };
        const form = { searchWord: this.#words[word] ?? '', pageNumber: String(page) };
        const answer = await skipBroken(() => this.#list('/main/esatis/ihaleKelimeArama_brd.ajx', form));
        if ('broken' in answer) {
          isAnswered = true;
          yield { rows: [], broken: answer.broken, next };
          continue;
        }
        const rows = answer.value.rows.map((row) => parseUyapRow(row, this.#addresses));
        isAnswered ||= rows.length > 0 || answer.value.total === 0;
        const keys = rows.map((row) => ('key' in row ? row.key : '?')).join();
        // After the last page, the portal sends an empty page or the last page again.
        if (rows.length === 0 || (keys === lastKeys && /\d/.test(keys))) break;
        lastKeys = keys;
        yield { ...pageOf(rows), next };
      }
    }
    // If there are no auctions, the portal sends the total 0; an answer without rows and without a total is unknown.
    if (!isAnswered) yield { rows: [], broken: 'e-Satış açık ihaleler yerine boş bir yanıt verdi' };
  }

  async *#results(given: readonly PastWindow[]): AsyncGenerator<ListPage> {
    const windows = [...given];
    for (let window = windows.shift(); window; window = windows.shift()) {
      windows.unshift(...(yield* this.#windowOf(window)));
      yield { rows: [], next: { word: 0, page: 1, windows: [...windows] } };
    }
  }

  /** Reads one window of results. If it has more than the portal returns, returns smaller windows to read instead. */
  async *#windowOf(window: PastWindow): AsyncGenerator<ListPage, PastWindow[]> {
    const kind = this.#settings.pastCategories.find(({ category }) => category === window.category)?.kind;
    // The window is left over from a run with other settings.
    if (kind === undefined) return [];
    let read = 0;
    let total: number | null = null;
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const answer = await skipBroken(() => this.#list('/pp/gecmisIhaleler_brd.ajx', pastForm(window, page)));
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
      yield pageOf(rows.map((row) => parseUyapRow(row, this.#addresses, kind)));
      if (total !== null && read >= total) break;
    }
    return [];
  }

  #categories(): string[] {
    return this.#settings.pastCategories.map(({ category }) => category);
  }

  readonly #addresses: RowAddresses = {
    page: (key) => this.#portal.pageOf(key),
    picture: (key, name) => pictureAddress(this.#settings.pictureUrl, key, name),
  };

  #list(path: Parameters<UyapPortal['ask']>[1], form: Record<string, string>): Promise<UyapPage> {
    return this.#portal.ask(this.#context, path, form, parseUyapPage);
  }
}

/** Marks a page without any readable row as broken: its format may have changed, and the run must not count as good. */
function pageOf(rows: readonly ListRow[]): ListPage {
  const [first] = rows;
  const isStrange = rows.every((row) => 'reason' in row);
  if (!isStrange || !first || !('reason' in first)) return { rows };
  return { rows, broken: `e-Satış satırlarının biçimi değişmiş olabilir (${first.reason})` };
}

function pastForm(window: PastWindow, page: number): Record<string, string> {
  return {
    kategori: window.category,
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
