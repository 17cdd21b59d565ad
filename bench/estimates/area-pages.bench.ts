import { landingPath } from '#shared/landing-address.ts';
import { monthPath } from '#shared/outcomes/outcome-rules.ts';
import { districtsOf, PROVINCES } from '#shared/places/places.ts';
import { monthsLater } from '#shared/price-index/index-months.ts';
import type { BenchDatabase, BenchServer } from '../bench-database.ts';
import { loadRequests } from '../http-load.ts';
import { type Contender, measureInTurns, TURNS_HEADER } from '../load/in-turns.ts';
import { listingIds } from '../load/members.ts';
import { BROWSER_HEADERS, VARIED } from '../load/varied-requests.ts';
import { printTable } from '../report.ts';
import type { Rounds } from '../search.bench.ts';
import { startServerProcess, waitForIndex } from '../server-process.ts';
import { ENDED } from './ended-market.ts';

const MONTHS_BACK = 12;
const WARM_UP_SECONDS = 2;
/** Districts of all provinces in turn, so that neighbours in the list have only the country in common. */
const DISTRICTS = PROVINCES.flatMap((province) =>
  districtsOf(province).map((district, at) => ({ province, district, at })),
)
  .toSorted((a, b) => a.at - b.at)
  .map(({ province, district }) => landingPath({ province, district }));

const ASKED_AGAIN = 20;

/**
 * Measures pages of districts and months, compared with pages of searches and listings, on one server without a page
 * cache.
 */
export async function benchAreaPages(at: BenchServer, { url }: BenchDatabase, rounds: Rounds): Promise<void> {
  const server = await startServerProcess({ DATABASE_URL: url, DATA_DIR: at.dataDir, ANSWER_CACHE: 'off' });
  try {
    const { origin } = server;
    await waitForIndex(origin);
    const ids = await listingIds(origin);
    const thisMonth = new Date().toISOString().slice(0, 7);
    const months = Array.from({ length: MONTHS_BACK }, (_, back) => monthPath(monthsLater(thisMonth, -2 - back)));
    const contenders = [
      inTurn('varied search pages', (n) => origin + VARIED.pages(n)),
      inTurn('listing pages', (n) => `${origin}/ilan/${ids[n % ids.length]}`),
      inTurn('district pages, each once', (n) => origin + (DISTRICTS[n % DISTRICTS.length] ?? '')),
      inTurn('district pages, asked again', (n) => origin + (DISTRICTS.at(-1 - (n % ASKED_AGAIN)) ?? '')),
      inTurn('month pages', (n) => origin + (months[n % months.length] ?? '')),
    ];
    // The first visit of a district is the slow one, so those pages are not warmed up.
    for (const { name, measure } of contenders) if (!name.endsWith('each once')) await measure(1, WARM_UP_SECONDS);
    const rows = await measureInTurns(server, contenders, rounds);
    printTable(
      `Pages of places and months with ${ENDED} ended auctions`,
      'No page is kept (ANSWER_CACHE=off), so each is rendered.',
      TURNS_HEADER,
      rows,
    );
  } finally {
    await server.stop();
  }
}

function inTurn(name: string, addressOf: (n: number) => string): Contender {
  let asked = 0;
  const wanted = { nextUrl: () => addressOf(asked++), headers: BROWSER_HEADERS };
  return { name, atOnce: 1, measure: (atOnce, seconds) => loadRequests(wanted, atOnce, seconds) };
}
