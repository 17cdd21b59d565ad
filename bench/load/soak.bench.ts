import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { figure, printTable, tell } from '../report.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { type Arrival, isGood, latency, startArrivals } from './arrivals.ts';
import { makeDataFolder } from './data-folder.ts';
import { findMaximum, takeNumbers } from './find-maximum.ts';
import { type MailSink, openMailSink, tokenIn } from './mail-sink.ts';
import { callServer, registerMember } from './members.ts';
import { limitMemory } from './memory-limit.ts';
import { writeListings } from './write-listings.ts';

const LIMIT_MB = 512;
const SHARE = 0.8;
const MEMBERS = 40;
const LISTINGS_PER_FILE = 20;
const FILE_EVERY_MS = 20_000;
const MAIL_DELAY_MS = 50;
const MINUTE_MS = 60_000;
/** The pause after the search for the maximum. */
const SETTLE_MS = 5000;
/** Memory may rise by this factor from the first third of the time to the last and still count as flat. */
const FLAT = 1.1;

/** Runs for minutes at 80 % of the maximum over `open` auctions, with collection, alerts and mail, within 512 MB. */
export async function benchSoak(minutes: number, open: number): Promise<void> {
  const folder = await makeDataFolder(open);
  const mail = await openMailSink(MAIL_DELAY_MS);
  const limit = await limitMemory(LIMIT_MB);
  const settings = {
    DATA_DIR: folder.dataDir,
    JOBS: 'on',
    RATE_LIMIT: 'on',
    SOURCES: 'folder',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Peyda <bilgi@peyda.example>',
  };
  try {
    const server = await startServerProcess(settings, limit);
    const files = dropFiles(join(folder.dataDir, 'inbox'));
    try {
      const members = await makeMembers(folder.dataDir, settings, server, mail);
      const maximum = await findMaximum(server.origin, 'pages', 10);
      await sleep(SETTLE_MS);
      const byMinute = await soak(server, { minutes, perSecond: maximum * SHARE });
      const facts = { open, maximum, minutes, limit: limit.name, members, mails: mail.received, files: files.count() };
      printSoak(byMinute, facts);
    } finally {
      files.stop();
      await server.stop();
    }
  } finally {
    await limit.remove();
    await mail.close();
    await folder.remove();
  }
}

/** Drops a file of new listings at intervals, while the server runs. */
function dropFiles(inbox: string): { count(): number; stop(): void } {
  let files = 0;
  const drop = () => {
    files += 1;
    const keys = Array.from({ length: LISTINGS_PER_FILE }, (_, index) => `soak-${files}-${index}`);
    void writeListings(inbox, `soak-${files}.json`, keys);
  };
  drop();
  const dropping = setInterval(drop, FILE_EVERY_MS);
  return { count: () => files, stop: () => clearInterval(dropping) };
}

/**
 * Creates members with alerts that every file of listings matches. They register through a second process on the same
 * data without rate limits, because all of them have one address; the mailed links confirm their addresses.
 */
async function makeMembers(
  dataDir: string,
  settings: Readonly<Record<string, string>>,
  server: ServerProcess,
  mail: MailSink,
): Promise<number> {
  tell(`soak: ${MEMBERS} members with alerts`);
  const entrance = await startServerProcess({ ...settings, DATA_DIR: dataDir, JOBS: 'off', RATE_LIMIT: 'off' });
  try {
    for (let made = 0; made < MEMBERS; made += 1) {
      const { email, token } = await registerMember(entrance.origin);
      const confirmation = await mailTo(mail, email);
      await expectDone(entrance.origin, '/api/auth/verify-email', { body: { token: confirmation } });
      const body = { alertName: 'Ankara’da daire', searchCriteria: '{"city":["Ankara"],"subCategory":["Daire"]}' };
      await expectDone(server.origin, '/api/user/property-alerts', { token, body });
    }
  } finally {
    await entrance.stop();
  }
  return MEMBERS;
}

async function expectDone(origin: string, path: string, options: { token?: string; body: object }): Promise<void> {
  const { status, body } = await callServer(origin, 'POST', path, options);
  if (status !== 200) throw new Error(`${path} was answered with ${status}: ${body}`);
}

async function mailTo(mail: MailSink, address: string): Promise<string> {
  for (let turn = 0; turn < 200; turn += 1) {
    const received = mail.received.find(({ to }) => to === address);
    const token = received && tokenIn(received, '/e-posta-onayla');
    if (token !== undefined) return token;
    await sleep(50);
  }
  throw new Error(`No confirmation mail came to ${address}.`);
}

type Minute = { minute: number; arrivals: readonly Arrival[]; nodeMb: number; databaseMb: number };

async function soak(
  server: ServerProcess,
  { minutes, perSecond }: { minutes: number; perSecond: number },
): Promise<readonly Minute[]> {
  const seconds = minutes * 60;
  const startsAt = Date.now();
  const load = startArrivals({
    origin: server.origin,
    wanted: { kind: 'pages', from: takeNumbers(perSecond * seconds) },
    perSecond,
    seconds,
  });
  const memory: { nodeMb: number; databaseMb: number }[] = [];
  while (Date.now() - startsAt < seconds * 1000) {
    await sleep(Math.min(MINUTE_MS, seconds * 1000 - (Date.now() - startsAt)));
    const { nodeMb, databaseMb } = await server.usage();
    memory.push({ nodeMb, databaseMb });
    tell(`soak: minute ${memory.length}, Node ${figure(nodeMb)} MB, database ${figure(databaseMb)} MB`);
  }
  const arrivals = await load.done;
  const minuteOf = ({ dueAt }: Arrival) => Math.min(memory.length - 1, Math.floor((dueAt - startsAt) / MINUTE_MS));
  return memory.map((used, index) => ({
    minute: index + 1,
    arrivals: arrivals.filter((arrival) => minuteOf(arrival) === index),
    ...used,
  }));
}

type Facts = {
  open: number;
  maximum: number;
  minutes: number;
  limit: string;
  members: number;
  mails: MailSink['received'];
  files: number;
};

function printSoak(byMinute: readonly Minute[], facts: Facts): void {
  const digests = facts.mails.filter(({ text }) => /^List-Unsubscribe:/im.test(text)).length;
  const all = byMinute.flatMap(({ arrivals }) => arrivals);
  const failed = all.filter((arrival) => !isGood(arrival));
  printTable(
    `Soak: ${facts.minutes} minutes at ${SHARE * 100} % of the maximum within ${LIMIT_MB} MB`,
    `${facts.open.toLocaleString('en')} open auctions. The maximum is ${figure(facts.maximum)} varied pages a second, found within the limit and with all that goes on beside. ${facts.limit}. Meanwhile ${facts.files} files of ${LISTINGS_PER_FILE} listings were collected from the drop folder, matched with ${facts.members} members’ alerts, and ${digests} mails delivered. ${failed.length === 0 ? 'No request failed' : `${failed.length} requests failed (${statusesOf(failed)})`}; memory ${isFlat(byMinute) ? 'stayed flat' : 'did not stay flat'} (the last third beside the first, at most ${FLAT} times).`,
    ['minute', 'good/s', 'p95 ms', 'p99 ms', 'failed', 'Node MB', 'database MB', 'together MB'],
    byMinute.map(({ minute, arrivals, nodeMb, databaseMb }) => [
      String(minute),
      figure(arrivals.filter(isGood).length / 60),
      figure(latency(arrivals, 0.95)),
      figure(latency(arrivals, 0.99)),
      String(arrivals.filter((arrival) => !isGood(arrival)).length),
      figure(nodeMb),
      figure(databaseMb),
      figure(nodeMb + databaseMb),
    ]),
  );
}

function statusesOf(arrivals: readonly Arrival[]): string {
  const counts = Map.groupBy(arrivals, ({ status }) => status);
  return [...counts].map(([status, own]) => `${own.length} × ${status === 0 ? 'no answer' : status}`).join(', ');
}

function isFlat(byMinute: readonly Minute[]): boolean {
  const third = Math.max(1, Math.floor(byMinute.length / 3));
  const highest = (minutes: readonly Minute[]) =>
    Math.max(...minutes.map(({ nodeMb, databaseMb }) => nodeMb + databaseMb));
  // Without the first minute, which fills caches.
  const first = byMinute.length > 3 ? byMinute.slice(1, 1 + third) : byMinute;
  return highest(byMinute.slice(-third)) <= highest(first) * FLAT;
}
