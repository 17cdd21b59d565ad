import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import {
  type ListPage,
  type ListRow,
  type PagedSource,
  readCursor,
  type SourceContext,
  SourceUnavailableError,
} from '#server/features/intake/collection/index.ts';
import { listingsInFile, UnreadableFileError } from '#server/features/intake/importing/index.ts';

export type HttpFeedSettings = {
  readonly url: string;
  /** The `source` of all its listings; the feed's own `source` fields are ignored. */
  readonly name: string;
  readonly intervalMs: number;
};

const MAX_BYTES = 2_000_000_000;
const PAGE_ROWS = 500;
const NOT_MODIFIED = 304;

const stateSchema = z.object({ url: z.string(), etag: z.string().nullable(), lastModified: z.string().nullable() });

/** An address that returns listings with the specification's fields as JSON, NDJSON or CSV. */
export function httpFeedSource(settings: HttpFeedSettings): PagedSource {
  return {
    name: 'http-feed',
    title: 'Veri akışı',
    kind: 'pages',
    recordSources: [settings.name],
    intervalMs: settings.intervalMs,
    readingVersion: 1,
    isShifting: false,
    listPages: (context) => listPages(settings, context),
  };
}

async function* listPages(settings: HttpFeedSettings, context: SourceContext): AsyncGenerator<ListPage> {
  const folder = await mkdtemp(join(tmpdir(), 'peyda-feed-'));
  const path = join(folder, 'feed');
  try {
    const isNew = await download(settings, context, path);
    if (!isNew) {
      yield { rows: [], isUnchanged: true };
      return;
    }
    yield* pagesOf(path, settings.name);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Downloads the feed into a file; returns false when the feed has not changed since the last download. */
async function download(settings: HttpFeedSettings, context: SourceContext, path: string): Promise<boolean> {
  const known = readCursor(stateSchema, context.state);
  const isSame = known?.url === settings.url;
  return context.request({
    url: settings.url,
    headers: {
      accept: 'application/json, application/x-ndjson, text/csv;q=0.9, */*;q=0.5',
      ...(isSame && known.etag !== null && { 'if-none-match': known.etag }),
      ...(isSame && known.lastModified !== null && { 'if-modified-since': known.lastModified }),
    },
    maxBytes: MAX_BYTES,
    alsoAccepts: isSame ? [NOT_MODIFIED] : [],
    read: async (answer) => {
      if (answer.status === NOT_MODIFIED) return false;
      await pipeline(answer.body, createWriteStream(path), { signal: context.signal });
      const [etag, lastModified] = [answer.header('etag') ?? null, answer.header('last-modified') ?? null];
      context.keepState({ url: settings.url, etag, lastModified });
      return true;
    },
  });
}

async function* pagesOf(path: string, name: string): AsyncGenerator<ListPage> {
  let rows: ListRow[] = [];
  let good = 0;
  let first: string | undefined;
  try {
    for await (const found of listingsInFile({ path, bytes: (await stat(path)).size }, new Date())) {
      if ('reason' in found) {
        first ??= found.reason;
        rows.push({ reason: found.reason, given: found.given });
      } else {
        good += 1;
        rows.push({ key: found.record.sourceKey, record: { ...found.record, source: name } });
      }
      if (rows.length < PAGE_ROWS) continue;
      yield { rows };
      rows = [];
    }
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    throw new SourceUnavailableError(`Veri akışı okunamadı: ${error.message}`);
  }
  yield { rows };
  if (good === 0 && first !== undefined) throw new SourceUnavailableError(`Veri akışında ilan yok: ${first}`);
}
