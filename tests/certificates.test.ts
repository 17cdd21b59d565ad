import { readFileSync } from 'node:fs';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createServer as createTlsServer, getCACertificates, type Server, setDefaultCACertificates } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { askReader } from '#server/features/intake/document-texts/outside/ask-reader.ts';
import { askModel } from '#server/features/market/understanding/language-model/ask-model.ts';
import { askIyzico } from '#server/features/selling/payments/iyzico/iyzico-client.ts';
import { openS3FileStore } from '#server/platform/files/file-store-s3.ts';
import { openMailer } from '#server/platform/mailer.ts';
import { openNetgsm } from '#server/platform/text-messages/netgsm.ts';
import { postWebhook } from '#server/platform/webhooks/post-webhook.ts';
import { testFetch } from './support/fakes/test-fetch.ts';

/*
 * Every outgoing call checks the certificate of its server (ASVS 12.3.2): nothing is sent if the certificate is
 * untrusted, expired, or for another name. With a valid one the same call arrives.
 */

type Certificate = 'good' | 'other' | 'expired';
const pathOf = (name: string) => fileURLToPath(new URL(`fixtures/certificates/${name}.pem`, import.meta.url));
const read = (name: string) => readFileSync(pathOf(name), 'utf8');
const TRUSTED = getCACertificates('default');

const servers: Server[] = [];
/** The decrypted data that all servers of a test have received. */
let arrived = 0;
beforeEach(() => {
  arrived = 0;
});
afterEach(async () => {
  setDefaultCACertificates(TRUSTED);
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});
afterAll(() => setDefaultCACertificates(TRUSTED));

/** Starts a server on the loopback address that ends every call with an error; returns its `host:port`. */
async function serve(certificate: Certificate, isMail: boolean): Promise<string> {
  const secured = { key: read(`${certificate}.key`), cert: read(certificate) };
  const server = isMail
    ? createTlsServer(secured, (socket) => {
        arrived += 1;
        socket.on('error', () => undefined).end('554 no service\r\n');
      })
    : createHttpsServer(secured, (request, response) => {
        arrived += 1;
        request.resume();
        response.writeHead(400, { connection: 'close' }).end('{}');
      });
  server.on('tlsClientError', () => undefined);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // safe: it listens on a TCP port
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const config = (settings: Record<string, string>) => readConfig({ DATA_DIR: '/nowhere', ...settings });
const silent = pino({ enabled: false });
const MAIL = { to: 'ali@example.com', subject: 'Konu', text: 'Metin', html: '<p>Metin</p>' };
const MESSAGE = { id: 'm-1', at: new Date(), body: '{}' };

/** The outgoing calls of the product, each to a host. */
const CALLS: Readonly<Record<string, (host: string) => Promise<unknown>>> = {
  'the source of listings': async (host) => {
    const polite = testFetch([host], { retries: 0 });
    return polite.request({ url: `https://${host}/`, read: (answer) => answer.text() }).finally(() => polite.close());
  },
  'a webhook': (host) =>
    postWebhook(
      config({ COLLECT_PRIVATE_HOSTS: host }),
      { url: `https://${host}/`, secrets: [`whsec_${Buffer.alloc(32).toString('base64')}`] },
      MESSAGE,
    ),
  'the provider of payments': (host) =>
    askIyzico({ apiKey: 'a', secretKey: 'b', url: `https://${host}` }, 'POST', '/payment', {}),
  'text messages': (host) =>
    openNetgsm({ user: 'a', password: 'b', header: 'PEYDA', url: `https://${host}` }).send({
      to: '05321234567',
      text: 'Metin',
    }),
  'the language model': (host) =>
    askModel(config({ LLM_BASE_URL: `https://${host}`, LLM_MODEL: 'm' }), {
      left: 'deniz',
      today: '2026-11-20',
      known: {},
    }),
  'the reader of papers': (host) => askReader(`https://${host}/`, Buffer.from('a'), { width: 1, height: 1 }),
  'the store of files': (host) =>
    openS3FileStore(
      config({ S3_ENDPOINT: `https://${host}`, S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }),
      'peyda',
    ).put('sample/a.webp', Buffer.from('a')),
  'the mail server': (host) =>
    openMailer(config({ SMTP_URL: `smtps://${host}`, MAIL_FROM: 'peyda@example.com' }), silent).send(MAIL),
};

describe.each(Object.entries(CALLS))('a call to %s', (name, call) => {
  const isMail = name === 'the mail server';
  const settle = (made: Promise<unknown>) =>
    made.then(
      () => 'answered',
      () => 'failed',
    );

  it.each([
    ['nobody trusts', 'good', false],
    ['is for another name', 'other', true],
    ['is over', 'expired', true],
  ] as const)('is not made where the certificate %s', async (_, certificate, isTrusted) => {
    if (isTrusted) setDefaultCACertificates([...TRUSTED, read(certificate)]);
    expect(await settle(call(await serve(certificate, isMail)))).toBe('failed');
    expect(arrived).toBe(0);
  });

  it('arrives if the certificate is valid', async () => {
    setDefaultCACertificates([...TRUSTED, read('good')]);
    await settle(call(await serve('good', isMail)));
    expect(arrived).toBeGreaterThan(0);
  });
});

it('an extra CA file of a source is trusted in addition to the default certificates', async () => {
  const host = await serve('good', false);
  const polite = testFetch([host], { retries: 0, extraCaFiles: [pathOf('good')] });
  await polite.request({ url: `https://${host}/robots.txt`, read: async () => undefined }).catch(() => undefined);
  await polite.close();
  expect(arrived).toBeGreaterThan(0);
});
