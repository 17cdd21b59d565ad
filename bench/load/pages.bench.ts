import { get } from 'node:http';
import { type LoadRequest, loadCalls, loadRequests } from '../http-load.ts';
import { figure, printTable, tell } from '../report.ts';
import { type Rounds, startBareServer } from '../search.bench.ts';
import { type ServerProcess, startServerProcess, waitForIndex } from '../server-process.ts';
import { FRESH_MARKET, makeDataFolder } from './data-folder.ts';
import { type Contender, measureInTurns, TURNS_HEADER } from './in-turns.ts';
import { callServer, listingIds, type Member, registerMember } from './members.ts';
import { BROWSER_HEADERS, VARIED, type VariedKind } from './varied-requests.ts';

const AS_README_SAYS =
  'The server runs as `npm start` runs it, on its own data folder and embedded PostgreSQL, jobs included; only RATE_LIMIT is off, because all calls come from one address.';
const REPEATED_PAGE = '/search?query=daire&city=Ankara';
const REPEATED_JSON = '/api/properties/search?query=daire&city=Ankara&facets=true';
const MEMBERS = 8;

/**
 * Measures pages and the calls behind them: varied, repeated, unchanged; listings; signed-in visits; memory at `size`.
 */
export async function benchPages(size: number, rounds: Rounds): Promise<void> {
  await withServer(FRESH_MARKET, (server) => benchFreshMarket(server, rounds));
  await withServer(size, (server) => benchLargeMarket(server, size, rounds));
}

async function withServer(open: number, bench: (server: ServerProcess) => Promise<void>): Promise<void> {
  const folder = await makeDataFolder(open);
  try {
    const server = await startServerProcess({ DATA_DIR: folder.dataDir, JOBS: 'on' });
    await waitForIndex(server.origin);
    try {
      await bench(server);
    } finally {
      await server.stop();
    }
  } finally {
    await folder.remove();
  }
}

async function benchFreshMarket(server: ServerProcess, rounds: Rounds): Promise<void> {
  const { origin } = server;
  const page = `${origin}${REPEATED_PAGE}`;
  const { bytes } = await describeAnswer(page);
  const bare = await startBareServer(bytes);
  const ids = await listingIds(origin);
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => registerMember(origin)));
  const repeated = requests('a repeated page, compressed', { nextUrl: () => page });
  const unchanged: Omit<Contender, 'atOnce'> = {
    name: 'a repeated page, unchanged (304)',
    async measure(atOnce, seconds) {
      // A job may have changed the data since the last round.
      const { etag } = await describeAnswer(page);
      const headers = { ...BROWSER_HEADERS, 'if-none-match': etag };
      return loadRequests({ nextUrl: () => page, headers, status: 304 }, atOnce, seconds);
    },
  };
  const floor = { ...requests('floor: bare Fastify answer', { nextUrl: () => `${bare.origin}/` }), isFloor: true };
  const varied = variedRequests(origin, 'pages', 'varied search pages');
  const json = variedRequests(origin, 'facets', 'floor: JSON with facets of such searches');
  const listings = requests('listing pages', { nextUrl: inTurn(ids.map((id) => `${origin}/ilan/${id}`)) });
  const visits: Omit<Contender, 'atOnce'> = {
    name: 'signed-in visits, whole',
    measure: (atOnce, seconds) =>
      loadCalls(
        members.map((member, index) => () => visit(origin, member, ids[index % ids.length] ?? 0)),
        atOnce,
        seconds,
      ),
  };
  const contenders = [varied, json, listings, visits, repeated, unchanged, floor];
  await warmUp(contenders);
  const rows = await measureInTurns(server, atEach(contenders, [1, 8]), rounds).finally(() => bare.stop());
  printTable(
    `Pages at ${FRESH_MARKET} listings`,
    `${AS_README_SAYS} Answers are compressed as a browser asks for; every varied address is another (bench/load/varied-requests.ts). The bare answer has the ${bytes} bytes of the repeated page. A visit is two pages and a listing’s, with the account’s calls between them: eight requests.`,
    TURNS_HEADER,
    rows,
  );
}

async function benchLargeMarket(server: ServerProcess, size: number, rounds: Rounds): Promise<void> {
  const { origin } = server;
  const { nodeMb: atStart } = await server.usage();
  const json = `${origin}${REPEATED_JSON}`;
  const { bytes } = await describeAnswer(json);
  const bare = await startBareServer(bytes);
  const contenders = [
    variedRequests(origin, 'facets', 'varied JSON with facets'),
    variedRequests(origin, 'pages', 'varied search pages'),
    requests('a repeated JSON answer, compressed', { nextUrl: () => json }),
    { ...requests('floor: bare Fastify answer', { nextUrl: () => `${bare.origin}/` }), isFloor: true },
  ];
  await warmUp(contenders);
  const highest = watchMemory(server);
  const rows = await measureInTurns(server, atEach(contenders, [1, 8]), rounds).finally(() => bare.stop());
  const { nodeMb, databaseMb } = await highest.stop();
  printTable(
    `Pages and searches at ${size.toLocaleString('en')} listings`,
    `The bare answer has the ${bytes} bytes of the repeated one. Memory of Node: ${figure(atStart)} MB at the start, at most ${figure(nodeMb)} MB under this load, the database ${figure(databaseMb)} MB (what its processes share counted once).`,
    TURNS_HEADER,
    rows,
  );
}

function atEach(contenders: readonly Omit<Contender, 'atOnce'>[], concurrencies: readonly number[]): Contender[] {
  return contenders.flatMap((contender) => concurrencies.map((atOnce) => ({ ...contender, atOnce })));
}

function requests(name: string, wanted: LoadRequest): Omit<Contender, 'atOnce'> {
  const headers = { ...BROWSER_HEADERS, ...wanted.headers };
  return { name, measure: (atOnce, seconds) => loadRequests({ ...wanted, headers }, atOnce, seconds) };
}

function variedRequests(origin: string, kind: VariedKind, name: string): Omit<Contender, 'atOnce'> {
  let asked = 0;
  return requests(name, { nextUrl: () => `${origin}${VARIED[kind](asked++)}` });
}

function inTurn(urls: readonly string[]): () => string {
  let next = 0;
  return () => urls[next++ % urls.length] ?? '';
}

/** Compiles the code and fills the database's cache before the measurement. */
async function warmUp(contenders: readonly Omit<Contender, 'atOnce'>[]): Promise<void> {
  for (const { name, measure } of contenders) {
    tell(`warming up: ${name}`);
    const { failures } = await measure(8, 2);
    if (failures > 0) throw new Error(`${name}: ${failures} answers were not as expected.`);
  }
}

/** The compressed size of a response to a browser, and its ETag. */
function describeAnswer(url: string): Promise<{ bytes: number; etag: string }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: BROWSER_HEADERS }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve({ bytes, etag: answer.headers.etag ?? '' }));
    }).on('error', reject);
  });
}

/** The requests of a signed-in person from the first page to a saved listing. */
async function visit(origin: string, { token }: Member, id: number): Promise<void> {
  const page = async (path: string) => {
    const answer = await fetch(`${origin}${path}`, { headers: BROWSER_HEADERS });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
    await answer.arrayBuffer();
  };
  const call = async (method: string, path: string, body?: object) => {
    const { status } = await callServer(origin, method, path, { token, ...(body && { body }) });
    if (status !== 200) throw new Error(`${method} ${path} was answered with ${status}`);
  };
  await page('/');
  await call('GET', '/api/auth/user');
  await call('GET', '/api/user/subscription');
  await page(VARIED.pages(visits++));
  await call('GET', '/api/user/saved-ads');
  await page(`/ilan/${id}`);
  await call('GET', `/api/properties/${id}`);
  await call('POST', '/api/user/saved-ads', { propertyId: id });
}
let visits = 1_000_000;

const LOOK_EVERY_MS = 500;

/** The maximum memory of a server between now and `stop`. */
function watchMemory(server: ServerProcess): { stop(): Promise<{ nodeMb: number; databaseMb: number }> } {
  const highest = { nodeMb: 0, databaseMb: 0 };
  const look = async () => {
    const { nodeMb, databaseMb } = await server.usage();
    highest.nodeMb = Math.max(highest.nodeMb, nodeMb);
    highest.databaseMb = Math.max(highest.databaseMb, databaseMb);
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await look();
      return highest;
    },
  };
}
