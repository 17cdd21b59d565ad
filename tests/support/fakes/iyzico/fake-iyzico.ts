import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenLocally } from '../../listen-locally.ts';
import { answerCall } from './answer-call.ts';
import { answerPage } from './answer-page.ts';
import { type IyzicoWorld, type Json, newWorld, type Quirks } from './iyzico-world.ts';

export const IYZICO_KEYS = { apiKey: 'deneme-anahtari', secretKey: 'deneme-gizli-anahtar' } as const;

/**
 * iyzico on the loopback address, from its public documentation (docs.iyzico.com, client `iyzipay` 2.0.69): calls are
 * refused without the correct signature, and answers and reports are signed. Its page accepts test cards by name
 * (`answerPage`) and asks for a 3-D code. It takes no money; the configuration rejects it for a publicly reachable
 * site.
 */
export async function startFakeIyzico({ port = 0, webhookUrl }: { port?: number; webhookUrl?: string } = {}) {
  const world = newWorld();
  const quirks: Quirks = {};
  const fake = {
    world,
    quirks,
    calls: [] as string[],
    url: '',
    close: () => Promise.resolve(),
    settings: {} as Record<string, string>,
  };
  const server = createServer((request, response) => {
    void serve(fake, request, response, webhookUrl).catch((error: unknown) =>
      response.writeHead(500).end(String(error)),
    );
  });
  const { url, close } = await listenLocally(server, port);
  world.url = url;
  fake.url = url;
  fake.close = close;
  const { apiKey, secretKey } = IYZICO_KEYS;
  fake.settings = { IYZICO_API_KEY: apiKey, IYZICO_SECRET_KEY: secretKey, IYZICO_URL: url };
  return fake;
}
export type FakeIyzico = Awaited<ReturnType<typeof startFakeIyzico>>;

async function serve(
  fake: FakeIyzico,
  request: IncomingMessage,
  response: ServerResponse,
  webhookUrl: string | undefined,
) {
  const url = new URL(request.url ?? '/', fake.url);
  const body = await text(request);
  if (url.pathname.startsWith('/sayfa/') || url.pathname.startsWith('/kart/')) {
    const page = answerPage(fake.world, url, new URLSearchParams(body), request.method ?? 'GET');
    if (page.paidToken && webhookUrl) void report(fake, page.paidToken, webhookUrl);
    response
      .writeHead(page.status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .end(page.html);
    return;
  }
  fake.calls.push(`${request.method} ${url.pathname}`);
  const { quirks } = fake;
  if (quirks.isDown?.(url.pathname)) return void response.writeHead(503).end('unavailable');
  const isSigned = isCallSigned(request, url.pathname, body);
  const content: Json = body === '' ? {} : JSON.parse(body);
  const answer = isSigned
    ? answerCall(fake.world, quirks, { method: request.method ?? 'GET', url, content })
    : { status: 'failure', errorCode: '1000', errorMessage: 'Geçersiz imza' };
  if (quirks.loses?.(url.pathname)) return void request.socket.destroy();
  const changed = quirks.changes?.(url.pathname, answer) ?? answer;
  const signed = signAnswer(url.pathname, { ...changed, systemTime: Date.now(), locale: 'tr' });
  const sent = quirks.forges?.(url.pathname, signed) ?? signed;
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(sent));
}

const hmac = (content: string) => createHmac('sha256', IYZICO_KEYS.secretKey).update(content).digest('hex');

function isCallSigned({ headers }: IncomingMessage, path: string, body: string): boolean {
  const given = Buffer.from(String(headers.authorization).replace(/^IYZWSv2 /, ''), 'base64').toString();
  const random = String(headers['x-iyzi-rnd']);
  return given === `apiKey:${IYZICO_KEYS.apiKey}&randomKey:${random}&signature:${hmac(random + path + body)}`;
}

/** The signed values, by path and in iyzico's order (docs: response signature validation). */
const SIGNED: Readonly<Record<string, readonly string[]>> = {
  '/payment/iyzipos/checkoutform/initialize/auth/ecom': ['conversationId', 'token'],
  '/payment/iyzipos/checkoutform/auth/ecom/detail': [
    'paymentStatus',
    'paymentId',
    'currency',
    'basketId',
    'conversationId',
    'paidPrice',
    'price',
    'token',
  ],
  '/payment/auth': ['paymentId', 'currency', 'basketId', 'conversationId', 'paidPrice', 'price'],
  '/payment/detail': ['paymentId', 'currency', 'basketId', 'conversationId', 'paidPrice', 'price'],
  '/payment/cancel': ['paymentId', 'conversationId'],
  '/v2/payment/refund': ['paymentId', 'conversationId'],
};

function signAnswer(path: string, answer: Json): Json {
  const names = SIGNED[path];
  if (!names || answer.status !== 'success') return answer;
  return { ...answer, signature: hmac(names.map((name) => String(answer[name] ?? '')).join(':')) };
}

/** A report as iyzico sends it (format HPP), with its signature. */
export function reportOf(world: IyzicoWorld, token: string): { body: Json; signature: string } {
  const page = world.pages.get(token);
  const payment = page?.paymentId ? world.payments.get(page.paymentId) : undefined;
  const body = {
    paymentConversationId: String(page?.request.conversationId ?? ''),
    merchantId: 100_001,
    token,
    status: payment ? 'SUCCESS' : 'FAILURE',
    iyziReferenceCode: randomUUID(),
    iyziEventType: 'CHECKOUT_FORM_AUTH',
    iyziEventTime: Date.now(),
    iyziPaymentId: Number(payment?.id ?? 0),
  };
  const values = [body.iyziEventType, body.iyziPaymentId, token, body.paymentConversationId, body.status];
  return { body, signature: hmac(IYZICO_KEYS.secretKey + values.join('')) };
}

async function report({ world }: FakeIyzico, token: string, webhookUrl: string): Promise<void> {
  const { body, signature } = reportOf(world, token);
  const headers = { 'content-type': 'application/json', 'x-iyz-signature-v3': signature };
  await fetch(webhookUrl, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => undefined);
}
