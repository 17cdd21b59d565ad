import { join } from 'node:path';
import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import { type Config, contactOf, SOURCE_NAMES, type SourceName } from './config.ts';
import type { Source } from './features/intake/collection/index.ts';
import type { FetchPolitely } from './features/intake/mirroring/index.ts';
import { PoliteFetch, type PoliteSettings } from './platform/polite-fetch/polite-fetch.ts';
import { SAVED_ANSWERS } from './saved-answers.ts';
import { folderSource } from './sources/folder/folder-source.ts';
import { httpFeedSource } from './sources/http-feed/http-feed-source.ts';
import { ilanGovTrSource } from './sources/ilan-gov-tr/ilan-gov-tr-source.ts';
import { isDocumentAddress } from './sources/uyap-e-satis/parse-documents.ts';
import { isPictureAddress } from './sources/uyap-e-satis/picture-address.ts';
import { type PastCategory, uyapESatisSource } from './sources/uyap-e-satis/uyap-e-satis-source.ts';

const HOUR_MS = 60 * 60 * 1000;
const AGENT_NAME = 'Peyda';

/** Functions that create each source from the settings. */
const OPENERS: Readonly<Record<SourceName, (config: Config) => Source>> = {
  'ilan-gov-tr': (config) =>
    ilanGovTrSource({ siteUrl: config.ILAN_GOV_TR_URL, intervalMs: config.ILAN_GOV_TR_HOURS * HOUR_MS }),
  'uyap-e-satis': (config) =>
    uyapESatisSource({
      siteUrl: config.UYAP_URL,
      cookie: config.UYAP_COOKIE ?? '',
      searchWords: config.UYAP_SEARCH_WORDS,
      pastDays: config.UYAP_PAST_DAYS,
      pastCategories: config.UYAP_PAST_CATEGORIES.map(pastCategory),
      pictureUrl: config.UYAP_PICTURE_URL,
      intervalMs: config.UYAP_HOURS * HOUR_MS,
    }),
  folder: (config) =>
    folderSource({
      folder: config.FOLDER_PATH ?? join(config.DATA_DIR, 'inbox'),
      settleMs: config.FOLDER_SETTLE_SECONDS * 1000,
      intervalMs: HOUR_MS,
      savedAnswers: SAVED_ANSWERS,
    }),
  'http-feed': (config) =>
    httpFeedSource({
      url: config.HTTP_FEED_URL ?? '',
      name: config.HTTP_FEED_NAME,
      intervalMs: config.HTTP_FEED_HOURS * HOUR_MS,
    }),
};

const KINDS: Readonly<Record<string, CategoryNumber>> = { tasinmaz: '1', tasit: '2', tasinir: '3' };

/** Parses `1=tasinmaz`: the category number in e-Satış and our name of the kind. */
function pastCategory(setting: string): PastCategory {
  const [category = '', name = ''] = setting.split('=');
  return { category, kind: KINDS[name] ?? '3' };
}

/** The sources that the operator has switched on (D19). */
export function openSources(config: Config): Source[] {
  return [...new Set(config.SOURCES)].map((name) => OPENERS[name](config));
}

/** Returns every known source, including those that are switched off, for the desk. */
export function openKnownSources(config: Config): { readonly source: Source; readonly isOn: boolean }[] {
  return SOURCE_NAMES.map((name) => ({ source: OPENERS[name](config), isOn: config.SOURCES.includes(name) }));
}

/** Settings of the client while a reader waits for a file: it tries once and has short timeouts (D47). */
const WHILE_READER_WAITS = { retries: 0, longestWaitMs: 0, connectTimeoutMs: 5000, totalTimeoutMs: 20_000 };

/** The client for files that a reader waits for. */
export function openReaderFetch(config: Config): PoliteFetch {
  return new PoliteFetch({ ...politeSettings(config), ...WHILE_READER_WAITS });
}

/** Creates the client for requests to external servers, with the operator's settings. */
export function openPoliteFetch(config: Config): PoliteFetch {
  return new PoliteFetch(politeSettings(config));
}

function politeSettings(config: Config): PoliteSettings {
  return {
    agentName: AGENT_NAME,
    contact: contactOf(config) ?? '',
    pauseMs: config.COLLECT_PAUSE_MS,
    retries: 3,
    backOffMs: config.COLLECT_BACK_OFF_MS,
    longestWaitMs: 10 * 60 * 1000,
    connectTimeoutMs: 15_000,
    totalTimeoutMs: 5 * 60 * 1000,
    silenceTimeoutMs: 30_000,
    extraCaFiles: config.COLLECT_EXTRA_CA,
    privateHosts: config.COLLECT_PRIVATE_HOSTS,
  };
}

const NOT_MODIFIED = 304;

/**
 * Fetches a listing's picture or document with the same polite client. A deleted or unchanged file is a normal answer,
 * not an error.
 */
export function fetchesFiles(politeFetch: PoliteFetch, config: Config): FetchPolitely {
  return (url, { signal, maxBytes, known }) =>
    politeFetch.request({
      url,
      headers: {
        ...sessionFor(url, config),
        ...(known?.etag && { 'if-none-match': known.etag }),
        ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
      },
      signal,
      maxBytes,
      alsoAccepts: [404, 410, 451, ...(known ? [NOT_MODIFIED] : [])],
      read: async (answer) => ({
        status: answer.status,
        bytes: await answer.bytes(),
        etag: answer.header('etag') ?? null,
        lastModified: answer.header('last-modified') ?? null,
      }),
    });
}

/** The operator's session cookie, only for files of the UYAP site. Redirects to other sites do not get it. */
function sessionFor(url: string, { UYAP_COOKIE, UYAP_URL, UYAP_PICTURE_URL }: Config): Record<string, string> {
  if (!UYAP_COOKIE) return {};
  const { origin } = new URL(UYAP_URL);
  const isPicture = URL.parse(url)?.origin === origin && isPictureAddress(url, UYAP_PICTURE_URL);
  return isPicture || isDocumentAddress(url, origin) ? { cookie: UYAP_COOKIE } : {};
}
