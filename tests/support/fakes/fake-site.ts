import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A call as a fake site receives it; `count` is the number of calls to the same path so far, including this one. */
export type FakeCall = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly count: number;
};

export type FakeAnswer = {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Pause before the answer is sent. */
  delayMs?: number;
  /** Number of bytes after which the connection is cut. */
  cutAfter?: number;
  /** Milliseconds between pieces of ten bytes. */
  drip?: number;
  /** Number of bytes that the header announces but the site never sends. */
  claims?: number;
};

/** A site on the loopback address: sends the result of `quirk` if there is one, otherwise the result of `answer`. */
export class FakeSite {
  /** The faulty answer to a call; `undefined` for a call that gets the normal answer. */
  quirk: (call: FakeCall) => FakeAnswer | undefined = () => undefined;
  readonly calls: FakeCall[] = [];
  /** Off for long runs that do not use the list of calls. */
  isRemembering = true;
  /** The highest number of calls in progress at the same time. */
  mostAtOnce = 0;
  /** The time of each call, in milliseconds of the same clock. */
  readonly times: number[] = [];
  readonly #server: Server;
  readonly #counts = new Map<string, number>();
  #atOnce = 0;

  constructor(answer: (call: FakeCall) => FakeAnswer) {
    this.#server = createServer((request, response) => {
      void this.#respond(request, response, answer).catch(() => response.destroy());
    });
  }

  async open(): Promise<this> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return this;
  }

  get host(): string {
    // Safe: the server listens on a port, not on a socket path.
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get origin(): string {
    return `http://${this.host}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #respond(
    request: IncomingMessage,
    response: ServerResponse,
    answer: (call: FakeCall) => FakeAnswer,
  ): Promise<void> {
    const url = new URL(request.url ?? '/', this.origin);
    const count = (this.#counts.get(url.pathname) ?? 0) + 1;
    this.#counts.set(url.pathname, count);
    if (this.isRemembering) this.times.push(performance.now());
    this.#atOnce += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#atOnce);
    try {
      let body = '';
      for await (const chunk of request.setEncoding('utf8')) body += chunk;
      const { method = 'GET', headers } = request;
      const call = { method, path: url.pathname, query: url.searchParams, headers, body, count };
      if (this.isRemembering) this.calls.push(call);
      await send(response, this.quirk(call) ?? answer(call));
    } finally {
      this.#atOnce -= 1;
    }
  }
}

async function send(response: ServerResponse, given: FakeAnswer): Promise<void> {
  if (given.delayMs) await sleep(given.delayMs);
  const body = Buffer.from(given.body ?? '');
  const length = given.claims ?? (given.cutAfter === undefined ? body.length : body.length + 1);
  response.writeHead(given.status ?? 200, { 'content-length': String(length), ...given.headers });
  if (given.drip !== undefined) {
    for (let at = 0; at < body.length && !response.destroyed; at += 10) {
      response.write(body.subarray(at, at + 10));
      await sleep(given.drip);
    }
  } else if (given.cutAfter !== undefined) {
    response.write(body.subarray(0, given.cutAfter));
    await sleep(5);
    response.destroy();
    return;
  } else if (given.claims !== undefined) {
    response.flushHeaders();
    // A client that waits for the rest of the body waits forever.
    await once(response, 'close');
    return;
  }
  response.end(given.drip === undefined ? body : undefined);
  if (!response.writableFinished && !response.destroyed)
    await Promise.race([once(response, 'finish'), once(response, 'close')]);
}

export function jsonAnswer(value: unknown): FakeAnswer {
  return { headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(value) };
}
