import rateLimit from '@fastify/rate-limit';
import type { Deps } from '../deps.ts';
import type { App } from './app-type.ts';

/** Calls one address may make in a minute; a person reading quickly stays far below. */
const CALLS_PER_MINUTE = 600;

/** Refuses floods with 429 and the seconds to wait, in Turkish. Off with RATE_LIMIT=off (benches). */
export async function limitRequests(app: App, deps: Deps): Promise<void> {
  if (!deps.config.RATE_LIMIT) return;
  await app.register(rateLimit, {
    max: CALLS_PER_MINUTE,
    timeWindow: 60_000,
    allowList: (request) => request.url.startsWith('/assets/') || request.url.startsWith('/files/'),
    errorResponseBuilder: (_request, { ttl }) =>
      Object.assign(new Error(`Çok sık istek gönderdiniz. ${Math.ceil(ttl / 1000)} saniye sonra yeniden deneyin.`), {
        statusCode: 429,
      }),
  });
}
