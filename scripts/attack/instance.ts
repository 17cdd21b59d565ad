import { rm } from 'node:fs/promises';
import type { InjectOptions } from 'fastify';
import { Agent, fetch } from 'undici';
import { connectDatabase } from '#server/database/connect-database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/app-type.ts';
import { rememberDatabase } from '#tests/support/accounts/confirm-address.ts';
import { type FileServer, startFileServer } from '#tests/support/file-server.ts';
import { openBenchDeps } from '../../bench/bench-database.ts';
import { type MailSink, openMailSink } from '../../bench/load/mail-sink.ts';
import { type ServerProcess, startServerProcess } from '../../bench/server-process.ts';
import { makeFolder, noteSite, removeLeftovers } from './leftovers.ts';

/** A fresh instance of the product on this machine, as attackers and their preparations access it. */
export type Instance = {
  /** Sends requests over the network; each without `x-forwarded-for` gets a different address. */
  readonly app: App;
  readonly deps: Deps;
  readonly mails: MailSink;
  /** A server of pictures and documents that the attacker controls. */
  readonly host: FileServer;
  readonly server: ServerProcess;
  close(): Promise<void>;
};

let addresses = 0;
/** One connection per request: the server may close an idle one at any time. */
const dispatcher = new Agent({ pipelining: 0 });

/**
 * Starts the product with an empty market, a mail server and rate limits on. Everything listens only on the loopback
 * address. If the start fails, closes what was already started.
 */
export async function openInstance(): Promise<Instance> {
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (let end = closers.pop(); end; end = closers.pop()) await end().catch(tellFault);
  };
  try {
    return { ...(await open(closers)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens everything and registers how to close it, in reverse order. */
async function open(closers: (() => Promise<unknown>)[]): Promise<Omit<Instance, 'close'>> {
  await removeLeftovers();
  const dataDir = await makeFolder();
  closers.push(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const [mails, host] = [await openMailSink(0), await startFileServer()];
  closers.push(() => Promise.all([mails.close(), host.close()]));
  const benchDeps = openBenchDeps('postgres://unused', dataDir);
  await benchDeps.db.$client.end();
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    JOBS: 'on',
    RATE_LIMIT: 'on',
    METRICS: 'on',
    METRICS_TOKEN: METRICS_TOKEN,
    TRUST_PROXY: '127.0.0.1',
    SMTP_URL: mails.url,
    MAIL_FROM: 'bilgi@ornek.example',
    COLLECT_PRIVATE_HOSTS: new URL(host.url).host,
    COLLECT_CONTACT: 'bilgi@ornek.example',
    COLLECT_PAUSE_MS: '0',
    LOG_LEVEL: 'error',
  });
  await noteSite(dataDir, server.pid);
  const connection = await connectDatabase({ ...benchDeps.config, DATABASE_URL: undefined }, benchDeps.log);
  closers.push(
    () => connection.close(),
    () => server.stop(),
  );
  const db = openDatabase(connection.connectionString);
  closers.push(() => db.$client.end());
  const deps = { ...benchDeps, db };
  const app = remoteApp(server.origin);
  rememberDatabase(app, deps);
  return { app, deps, mails, host, server };
}

function tellFault(error: unknown): void {
  process.stderr.write(`Closing: ${String(error)}\n`);
}

export const METRICS_TOKEN = 'olcum-icin-uzun-bir-anahtar';

/** The part of the server's interface that the tests' support code uses, over the network. */
function remoteApp(origin: string): App {
  const inject = async (given: InjectOptions | string) => {
    const {
      method = 'GET',
      url = '/',
      payload,
      headers = {},
      remoteAddress,
    } = typeof given === 'string' ? { url: given } : given;
    const from = remoteAddress ?? ownAddress();
    const isObject = typeof payload === 'object' && !Buffer.isBuffer(payload);
    const body = typeof payload === 'string' ? payload : isObject ? JSON.stringify(payload) : payload;
    const answer = await fetch(new URL(String(url), origin), {
      method,
      redirect: 'manual',
      dispatcher,
      signal: AbortSignal.timeout(90_000),
      headers: {
        'x-forwarded-for': from,
        ...(isObject && { 'content-type': 'application/json' }),
        // Safe: attacks pass plain texts.
        ...(headers as Record<string, string>),
      },
      // Safe: a payload is a text, an object or a Buffer.
      ...(body !== undefined && { body: body as string | Uint8Array<ArrayBuffer> }),
    });
    const rawPayload = Buffer.from(await answer.arrayBuffer());
    const text = rawPayload.toString();
    return {
      statusCode: answer.status,
      headers: { ...Object.fromEntries(answer.headers), 'set-cookie': answer.headers.getSetCookie() },
      body: text,
      rawPayload,
      json: () => JSON.parse(text),
    };
  };
  // Safe: attacks, and what they reuse of the tests, call only `inject`, and use only these fields of its response.
  return { inject } as unknown as App;
}

function ownAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}
