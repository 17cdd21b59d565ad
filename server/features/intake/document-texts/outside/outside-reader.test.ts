// Suite: heavy, because recognition needs seconds per page.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { pageReaders } from '#server/platform/decoders/decoders.ts';
import { paperPicture, REPORT, scannedPdf, typedPdf } from '#tests/support/papers/make-paper.ts';
import { readPage } from '../read/read-page.ts';
import { askReader } from './ask-reader.ts';
import { openOutsideReader } from './open-outside-reader.ts';

type Seen = {
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  readonly method: string | undefined;
};

/** A fake external reader: the requests it received, and its next response. */
const seen: Seen[] = [];
let answer: (response: ServerResponse) => void = () => undefined;
const server = createServer(async (request, response) => {
  const { headers, method } = request;
  seen.push({ headers, method, body: await buffer(request) });
  answer(response);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
// safe: it listens on a TCP port
const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
beforeEach(() => {
  seen.length = 0;
});
afterAll(() => {
  pageReaders.end();
  server.closeAllConnections();
  server.close();
});

const words = (...given: object[]) => {
  answer = (response) =>
    void response.setHeader('content-type', 'application/json').end(JSON.stringify({ words: given }));
};
const word = (over: object = {}) => ({ text: 'İcra', box: [10, 10, 90, 30], line: 0, confidence: 90, ...over });
const SIZE = { width: 100, height: 50 };
const ask = () => askReader(`http://${host}/oku?dil=tr`, Buffer.from('png'), SIZE);
const outside = () =>
  openOutsideReader({
    config: readConfig({ DATA_DIR: '/nowhere', OCR_URL: `http://okur:gizli@${host}/oku` }),
    log: pino({ enabled: false }),
  });

describe('an external reader', () => {
  it('receives the picture of the page and the credentials, and returns words with their places', async () => {
    words(word(), word({ text: ' 12.  Daire ', line: 1 }));
    expect(await ask()).toEqual([
      { text: 'İcra', left: 10, top: 10, right: 90, bottom: 30, line: 0, confidence: 90 },
      { text: '12. Daire', left: 10, top: 10, right: 90, bottom: 30, line: 1, confidence: 90 },
    ]);
    await outside()?.(Buffer.from('png'), SIZE);
    expect(seen[0]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'image/png', 'content-language': 'tr' },
    });
    expect(seen[0]?.headers.authorization).toBeUndefined();
    expect(seen[1]?.headers.authorization).toBe(`Basic ${Buffer.from('okur:gizli').toString('base64')}`);
  });

  it.each([
    ['a box beside the picture', word({ box: [10, 10, 101, 30] })],
    ['a box without a width', word({ box: [10, 10, 10, 30] })],
    ['an empty word', word({ text: ' ' })],
    ['a word with a control character', word({ text: 'a\u0000b' })],
    ['a confidence of 101', word({ confidence: 101 })],
    ['no line', word({ line: undefined })],
    ['a word of 201 letters', word({ text: 'a'.repeat(201) })],
  ])('is rejected for %s, and the error quotes none of its words', async (_, bad) => {
    words(word({ text: 'Ahmet' }), bad);
    const fault: unknown = await ask().catch((error: unknown) => error);
    expect(String(fault)).toMatch(/in another form: words\.1/);
    expect(String(fault)).not.toContain('Ahmet');
  });

  it.each<[string, (response: ServerResponse) => void, RegExp]>([
    ['another status', (response) => void response.writeHead(503).end('Ahmet'), /answered 503/],
    ['no JSON', (response) => void response.end('Ahmet'), /no JSON/],
    [
      'a redirect',
      (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      /fetch failed/,
    ],
    ['more than 5 MB', (response) => void response.end('1'.repeat(6 * 1024 ** 2)), /too much/],
    [
      'more than 6000 words',
      (response) => void response.end(JSON.stringify({ words: Array(6001).fill(word()) })),
      /form/,
    ],
    ['a broken connection', (response) => void response.destroy(), /fetch failed|terminated/],
  ])('fails when it answers with %s', async (_, answers, fault) => {
    answer = answers;
    await expect(ask()).rejects.toThrow(fault);
  });

  it('receives no picture of more than 20 MB', async () => {
    await expect(askReader(`http://${host}/`, new Uint8Array(20 * 1024 ** 2 + 1), SIZE)).rejects.toThrow('too large');
    expect(seen).toEqual([]);
  });

  it('is not asked again after three failures in a row', async () => {
    answer = (response) => void response.writeHead(500).end();
    const second = outside();
    for (let page = 0; page < 5; page += 1) expect(await second?.(Buffer.from('png'), SIZE)).toBeUndefined();
    expect(seen).toHaveLength(3);
  });

  it.each([
    ['https://okuyucu.example/oku', true],
    ['http://okuyucu:8080/oku', true],
    ['http://localhost:8080', true],
    ['http://10.1.2.3/oku', true],
    ['http://[fd00::1]/oku', true],
    ['http://okuyucu.example/oku', false],
    ['http://1.1.1.1/oku', false],
    ['ftp://okuyucu/oku', false],
  ])('may be set to %s: %s', (OCR_URL, isAllowed) => {
    const set = () => readConfig({ DATA_DIR: '/nowhere', OCR_URL });
    if (isAllowed) expect(set().OCR_URL).toBe(OCR_URL);
    else expect(set).toThrow('OCR_URL');
  });
});

describe('a scanned page', () => {
  it('has sure words only where our own reading and the external one agree', async () => {
    const scan = await scannedPdf([await paperPicture(REPORT, { form: 'upside-down' })]);
    const own = await readPage(scan, 'pdf', 1);
    const sent: { width: number; height: number }[] = [];
    const reading = await readPage(scan, 'pdf', 1, {
      second: async (picture, size) => {
        const { width = 0, height = 0, format } = await sharp(picture).metadata();
        expect({ width, height, format }).toEqual({ ...size, format: 'png' });
        sent.push(size);
        return [{ text: 'UYDURMA', left: 0, top: 0, right: width, bottom: height, line: 0, confidence: 100 }];
      },
    });
    expect(sent).toHaveLength(1);
    expect(reading).toMatchObject({ by: 'scan', pages: 1, isReadOutside: true });
    expect(reading.words.some(({ isSure }) => isSure)).toBe(false);
    expect(own.words.some(({ isSure }) => isSure)).toBe(true);
  }, 60_000);

  it('is read as if there were no external reader when that fails', async () => {
    const scan = await scannedPdf([await paperPicture(REPORT, { form: 'skewed' })]);
    answer = (response) => void response.writeHead(500).end();
    const reading = await readPage(scan, 'pdf', 1, { second: outside() });
    expect(reading.isReadOutside).toBe(false);
    const { isReadOutside: _, ...rest } = reading;
    expect(rest).toEqual(await readPage(scan, 'pdf', 1));
  }, 60_000);

  it('is not sent when it has its own text or is blank', async () => {
    words();
    expect((await readPage(await typedPdf([REPORT]), 'pdf', 1, { second: outside() })).by).toBe('layer');
    const blank = await scannedPdf([await paperPicture([])]);
    expect((await readPage(blank, 'pdf', 1, { second: outside() })).words).toEqual([]);
    expect(seen).toEqual([]);
  }, 60_000);
});
