import rateLimit from '@fastify/rate-limit';
import type { Deps } from '../deps.ts';
import type { App } from './app-type.ts';
import { knowServedFiles } from './files/known-files.ts';

/** Calls that one address may make in a minute; a person who reads quickly makes far fewer. */
const CALLS_PER_MINUTE = 600;

/**
 * Refuses too many calls with 429 and a Turkish message with the seconds to wait. Off with RATE_LIMIT=off (benches).
 */
export async function limitRequests(app: App, deps: Deps): Promise<void> {
  if (!deps.config.RATE_LIMIT) return;
  await app.register(rateLimit, {
    max: CALLS_PER_MINUTE,
    timeWindow: 60_000,
    allowList: knowServedFiles(app),
    errorResponseBuilder: (_request, { ttl }) =>
      Object.assign(new Error(`Çok sık istek gönderdiniz. ${Math.ceil(ttl / 1000)} saniye sonra yeniden deneyin.`), {
        statusCode: 429,
      }),
  });
}
