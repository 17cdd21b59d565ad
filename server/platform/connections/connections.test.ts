import { once } from 'node:events';
import { createServer, type RequestListener, type ServerOptions } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { openTestApp } from '#tests/support/open-test-app.ts';
import type { App } from '../app-type.ts';
import { cutSlowReaders } from './cut-slow-readers.ts';
import { limitConnections } from './limit-connections.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function serve(answer: RequestListener, options: ServerOptions = {}) {
  const server = createServer(options, answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return server;
}

async function open(server: { address(): unknown }): Promise<Socket> {
  // safe: the servers here listen on TCP ports
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  closers.push(() => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Sends a request and reads until the response is complete or the connection ends. */
async function ask(socket: Socket, request = 'GET / HTTP/1.1\r\nhost: peyda\r\n\r\n'): Promise<string> {
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  socket.write(request);
  await expect.poll(() => text.includes('\r\n\r\n') || socket.destroyed).toBe(true);
  return text.split('\r\n')[0] ?? '';
}

const isEnded = (socket: Socket) => expect.poll(() => socket.destroyed, { timeout: 10_000 }).toBe(true);

it('connections above the limit of a network are closed, until another one ends', async () => {
  const server = await serve((_request, response) => void response.end('ok'));
  limitConnections(server, 2, () => false);
  const [first, second] = [await open(server), await open(server)];
  expect(await ask(first)).toBe('HTTP/1.1 200 OK');
  const third = await open(server);
  third.resume();
  await isEnded(third);
  expect(await ask(second)).toBe('HTTP/1.1 200 OK');
  const closed = once(first, 'close');
  first.destroy();
  await closed;
  await expect.poll(async () => ask(await open(server))).toBe('HTTP/1.1 200 OK');
});

it('connections of our proxy are not counted', async () => {
  const server = await serve((_request, response) => void response.end('ok'));
  limitConnections(server, 1, (address) => address === '127.0.0.1');
  for (const socket of [await open(server), await open(server)]) expect(await ask(socket)).toBe('HTTP/1.1 200 OK');
});

it('a client that reads an answer byte by byte is disconnected; one that reads it in time is not', async () => {
  const server = await serve((_request, response) => void response.end(Buffer.alloc(50_000_000)));
  cutSlowReaders(server, { graceMs: 100, bytesPerSecond: 1e7, checkEveryMs: 20 });
  const slow = await open(server);
  slow.pause().write('GET / HTTP/1.1\r\nhost: peyda\r\n\r\n');
  const [accepted] = await once(server, 'request').then(([request]) => [request.socket]);
  await isEnded(accepted);
  const quick = await open(server);
  let bytes = 0;
  quick.on('data', (part: Buffer) => {
    bytes += part.length;
  });
  quick.write('GET / HTTP/1.1\r\nhost: peyda\r\nconnection: close\r\n\r\n');
  await once(quick, 'end');
  expect(bytes).toBeGreaterThan(50_000_000);
});

it('a body sent byte by byte is cut off, and so are endless headers', async () => {
  const { deps, app } = await openTestApp({ RATE_LIMIT: 'on' });
  closers.push(() => deps.close());
  expect(app.server).toMatchObject({ requestTimeout: 20_000, headersTimeout: 10_000, timeout: 30_000 });
  expect(app.server).toMatchObject({ maxConnections: 10_000, maxHeadersCount: 100 });
  // The same rules with shorter times, so that the test need not wait long.
  Object.assign(app.server, { requestTimeout: 300, headersTimeout: 200 });
  await listen(app);
  const trickling = await open(app.server);
  trickling.write(
    'POST /api/contact HTTP/1.1\r\nhost: peyda\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{',
  );
  const timer = setInterval(() => trickling.write(' '), 50);
  trickling.resume();
  await isEnded(trickling);
  clearInterval(timer);
  const large = await open(app.server);
  expect(await ask(large, `GET / HTTP/1.1\r\nhost: peyda\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`)).toMatch(/ 431 /);
  const many = Array.from({ length: 500 }, (_, index) => `x${index}: 1\r\n`).join('');
  expect(await ask(await open(app.server), `GET /healthz HTTP/1.1\r\nhost: peyda\r\n${many}\r\n`)).toMatch(/ 431 /);
});

async function listen(app: App): Promise<void> {
  await app.listen({ port: 0, host: '127.0.0.1' });
}

it('an absolute URL is read as its path, two hosts are refused, and an aborted request is not an error', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const { deps, app } = await openTestApp({}, { log });
  closers.push(() => deps.close());
  await listen(app);
  const send = async (request: string) => ask(await open(app.server), request);
  expect(await send('GET http://evil.example/healthz?x=1 HTTP/1.1\r\nhost: peyda\r\n\r\n')).toMatch(/ 200 /);
  expect(await send('GET /healthz HTTP/1.1\r\nhost: peyda\r\nhost: evil.example\r\n\r\n')).toMatch(/ 400 /);
  const leaving = await open(app.server);
  const left = new Promise<void>((resolve) => {
    app.server.once('request', (request) => request.on('close', resolve));
  });
  leaving.write(
    'POST /api/contact HTTP/1.1\r\nhost: peyda\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  );
  setTimeout(() => leaving.destroy(), 50);
  await left;
  expect(await send('GET /healthz HTTP/1.1\r\nhost: peyda\r\n\r\n')).toMatch(/ 200 /);
  expect(lines).toEqual([]);
});
