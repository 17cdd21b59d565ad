import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from '#server/app.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { type BenchDatabase, type BenchServer, openBenchDatabase } from '../bench-database.ts';
import { figure, printTable, tell } from '../report.ts';
import { freePort, type ServerProcess, startServerProcess } from '../server-process.ts';
import { openReader, type Reader, type Sent, sendUntilAcknowledged } from './reader.ts';

const CONVERSATIONS = 500;
const PER_SECOND = 50;
const OPENED_AT_ONCE = 20;
/** The pause after a start: messages may still be on their way. */
const SETTLE_MS = 5000;
const MOST_WAITED_MS = 60_000;

type Scene = {
  readonly database: BenchDatabase;
  readonly readers: readonly Reader[];
  readonly operator: Readonly<Record<string, string>>;
  readonly sent: Map<number, Sent[]>;
};

/**
 * 500 conversations whose visitors have the panel open, and 50 messages a second, half from them and half from an
 * operator. Measures how long until a message is on the reader's screen, and how many messages a kill -9 of the web
 * process loses or duplicates.
 */
export async function benchSupport(at: BenchServer, seconds: number): Promise<void> {
  const database = await openBenchDatabase(at, 'peyda_support');
  const port = String(await freePort());
  const start = () =>
    startServerProcess({ DATABASE_URL: database.url, DATA_DIR: at.dataDir, PORT: port, LOG_LEVEL: 'error' });
  let server = await start();
  const readers: Reader[] = [];
  try {
    const operator = await enterAsOperator(database);
    tell(`${CONVERSATIONS} conversations begin`);
    for (let first = 0; first < CONVERSATIONS; first += OPENED_AT_ONCE) {
      const batch = Array.from({ length: OPENED_AT_ONCE }, (_, index) => openReader(server.origin, first + index));
      readers.push(...(await Promise.all(batch)));
    }
    const scene: Scene = { database, readers, operator, sent: new Map() };
    await untilAllCame(scene, CONVERSATIONS);
    tell(`${PER_SECOND} messages a second for ${seconds} s`);
    const before = await server.usage();
    const delays = await measureDelivery(scene, server, seconds);
    const after = await server.usage();
    tell('kill -9 of the web process while messages flow');
    const killed = await killInTheMiddle(scene, server, start, (next) => {
      server = next;
    });
    printDelivery(delays, seconds, after.nodeCpuS - before.nodeCpuS);
    printKill(killed);
  } finally {
    await Promise.all(readers.map((reader) => reader.end()));
    await server.stop();
    await database.close();
  }
}

async function enterAsOperator({ deps }: BenchDatabase) {
  const app = await buildApp(deps, { pages: false });
  const { headers } = await enterDesk(app, deps, 'destek');
  await app.close();
  return headers;
}

/** Sends at the given rate, whether or not earlier messages are acknowledged, and waits for all acknowledgements. */
async function sendFor({ readers, operator, sent }: Scene, origin: string, seconds: number): Promise<number> {
  const began = performance.now();
  const all: Promise<void>[] = [];
  for (let number = 0; number < seconds * PER_SECOND; number += 1) {
    await sleep(Math.max(0, began + (number * 1000) / PER_SECOND - performance.now()));
    const reader = readers[(number * 7) % readers.length];
    if (!reader) break;
    const isAnswer = number % 2 === 0;
    const path = isAnswer ? `/api/desk/support/${reader.conversationId}/messages` : '/api/support/messages';
    const clientId = crypto.randomUUID();
    const message: Sent = { clientId, text: `Mesaj ${clientId}`, sentAt: performance.now() };
    sent.set(reader.conversationId, [...(sent.get(reader.conversationId) ?? []), message]);
    const headers = isAnswer ? operator : { cookie: reader.cookie };
    all.push(
      sendUntilAcknowledged(origin, path, headers, { clientId, text: message.text }).then(({ seq }) => {
        message.seq = seq;
      }),
    );
  }
  await Promise.all(all);
  return all.length;
}

const countReceived = ({ readers }: Scene) => readers.reduce((sum, { received }) => sum + received.length, 0);

async function untilAllCame(scene: Scene, expected: number): Promise<void> {
  const until = performance.now() + MOST_WAITED_MS;
  while (countReceived(scene) < expected && performance.now() < until) await sleep(50);
}

/** Milliseconds from sending a message until its reader has it, sorted; infinite for one that never arrived. */
async function measureDelivery(scene: Scene, { origin }: ServerProcess, seconds: number): Promise<number[]> {
  const already = countReceived(scene);
  await untilAllCame(scene, already + (await sendFor(scene, origin, seconds)));
  const cameAt = new Map(scene.readers.flatMap(({ received }) => received.map(({ text, at }) => [text, at] as const)));
  return [...scene.sent.values()]
    .flat()
    .map(({ text, sentAt }) => (cameAt.get(text) ?? Number.POSITIVE_INFINITY) - sentAt)
    .sort((a, b) => a - b);
}

type Killed = { messages: number; downMs: number; lost: number; doubled: number; gaps: number; again: number };

/** Kills the web process a few seconds into the messages, restarts it, and checks all messages. */
async function killInTheMiddle(
  scene: Scene,
  server: ServerProcess,
  start: () => Promise<ServerProcess>,
  onStarted: (server: ServerProcess) => void,
): Promise<Killed> {
  const connections = () => scene.readers.reduce((sum, reader) => sum + reader.connections, 0);
  const [already, connected] = [countReceived(scene), connections()];
  const sending = sendFor(scene, server.origin, 12);
  await sleep(4000);
  const killedAt = performance.now();
  await server.kill();
  onStarted(await start());
  const downMs = performance.now() - killedAt;
  const messages = await sending;
  await untilAllCame(scene, already + messages);
  // Leaves time for duplicates to arrive.
  await sleep(SETTLE_MS);
  const { rows } = await scene.database.deps.db.$client.query<{ id: string; seq: number; text: string }>(
    'select conversation_id as id, seq, text from support_messages order by 1, 2',
  );
  const stored = Map.groupBy(rows, ({ id }) => Number(id));
  const counts = { messages, downMs, lost: 0, doubled: 0, gaps: 0, again: connections() - connected };
  for (const { conversationId, received } of scene.readers) {
    const own = stored.get(conversationId) ?? [];
    const seen = received.map(({ seq, text }) => `${seq} ${text}`);
    counts.doubled += seen.length - new Set(seen).size;
    if (seen.join('\n') !== own.map(({ seq, text }) => `${seq} ${text}`).join('\n')) counts.gaps += 1;
    for (const { text, seq } of scene.sent.get(conversationId) ?? []) {
      const kept = own.filter((row) => row.text === text);
      if (kept.length === 0 || kept[0]?.seq !== seq) counts.lost += 1;
      counts.doubled += Math.max(0, kept.length - 1);
    }
  }
  return counts;
}

const share = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

function printDelivery(delays: readonly number[], seconds: number, cpuS: number): void {
  const parts = [0.5, 0.95, 0.99, 1].map((part) => figure(share(delays, part)));
  printTable(
    'Live support',
    `${CONVERSATIONS} open conversations, ${PER_SECOND} messages a second for ${seconds} s, half of them an operator’s: from sending until the reader’s stream has it.`,
    ['messages', 'p50 ms', 'p95 ms', 'p99 ms', 'longest ms', 'processor of the web process'],
    [[String(delays.length), ...parts, `${figure((cpuS / seconds) * 100)} % of a core`]],
  );
}

function printKill({ messages, downMs, lost, doubled, gaps, again }: Killed): void {
  printTable(
    'Live support: kill -9 of the web process while messages flow',
    'Every reader comes back and must have every stored message once and in order; every acknowledged message must be stored once.',
    [
      'messages',
      'web process away, ms',
      'streams opened again',
      'acknowledged and lost',
      'doubled',
      'readers with gaps',
    ],
    [[String(messages), figure(downMs), String(again), String(lost), String(doubled), String(gaps)]],
  );
}
