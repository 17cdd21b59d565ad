import type { Deps } from '#server/deps.ts';
import type { PoliteFetch } from '#server/platform/polite-fetch/polite-fetch.ts';
import { monthsLater } from '#shared/price-index/index-months.ts';
import { INDEX_CODES } from '#shared/price-index/index-regions.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import { parseSeries } from './parse-series.ts';
import { readAllSeries } from './read-all-series.ts';
import { recordSeries } from './record-series.ts';
import { renewValuesToday } from './renew-values-today.ts';
import { tableOfText } from './series-table.ts';

/** The first month of the index. */
const FIRST_DAY = '01-01-2010';
const MOST_BYTES = 5 * 2 ** 20;

type Counts = { readonly asked: number; readonly inserted: number; readonly updated: number };
const NOTHING: Counts = { asked: 0, inserted: 0, updated: 0 };

/**
 * Requests the house price index from the central bank's data service (EVDS), with the operator's key: the country and
 * its regions, all months in one request. A month is published in the middle of the next, so it requests only while
 * that month is missing. Throws if the answer can't be used, which the desk shows with the job; the stored months then
 * stay.
 */
export async function fetchPriceIndex(
  deps: Pick<Deps, 'db' | 'clock'> & { readonly config: Pick<Deps['config'], 'EVDS_KEY' | 'EVDS_URL'> },
  politeFetch: Pick<PoliteFetch, 'request'>,
): Promise<Counts> {
  const { EVDS_KEY: key, EVDS_URL } = deps.config;
  const today = istanbulDate(deps.clock.now());
  if (key === undefined || (await hasMonth(deps, monthsLater(today.slice(0, 7), -1)))) return NOTHING;
  const series = INDEX_CODES.map((code) => `TP.KFE.${code}`).join('-');
  const lastDay = today.split('-').toReversed().join('-');
  const text = await politeFetch.request({
    url: `${EVDS_URL}/series=${series}&startDate=${FIRST_DAY}&endDate=${lastDay}&type=json`,
    headers: { key },
    maxBytes: MOST_BYTES,
    read: (answer) => answer.text(),
  });
  // With a wrong key the service may return an HTML page.
  if (!text.trimStart().startsWith('{'))
    throw new Error('EVDS JSON yerine başka bir yanıt verdi; EVDS_KEY geçersiz olabilir');
  const table = tableOfText(text);
  const read = table && parseSeries(table, deps.clock.now());
  if (!read) throw new Error('EVDS yanıtında konut fiyat endeksi yok');
  if ('reason' in read) throw new Error(`EVDS yanıtı kullanılamadı: ${read.reason}`);
  const kept = await recordSeries(deps, read.series);
  if ('reason' in kept) throw new Error(`EVDS yanıtı kullanılamadı: ${kept.reason}`);
  const { inserted, updated } = kept;
  if (inserted + updated > 0) await renewValuesToday(deps);
  return { asked: read.series.size, inserted, updated };
}

/** Whether every series of the real index has a value for a month. */
async function hasMonth({ db }: Pick<Deps, 'db'>, month: string): Promise<boolean> {
  const { series, isSample } = await readAllSeries(db);
  return !isSample && INDEX_CODES.every((code) => series.get(`KFE:${code}`)?.has(month));
}
