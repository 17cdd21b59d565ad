import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Deps } from '../../deps.ts';
import type { App } from '../app-type.ts';
import { knowServedFiles } from '../files/known-files.ts';
import { networkOf, wideNetworkOf } from '../keyed-hash.ts';
import { isRendering } from '../rendering-mark.ts';
import type { Counted } from './add-counts.ts';
import { type CallLimit, SharedCounts } from './shared-counts.ts';
import { tooManyCalls } from './too-many-calls.ts';

/** The maximum number of calls per address and minute; a person who reads quickly makes far fewer. */
const CALLS_PER_MINUTE = 600;
/**
 * One customer may have 65,536 IPv6 networks (a /48): together they may make as many calls as this number of networks.
 */
const NETWORKS_OF_A_CUSTOMER = 20;

/**
 * Refuses too many calls with 429 and a Turkish message that says how long to wait. An IPv6 address is counted with its
 * /64 and its /48. All processes on one database share the counts (`SharedCounts`). Off with RATE_LIMIT=off (benches).
 */
export async function limitRequests(app: App, deps: Deps): Promise<void> {
  if (!deps.config.RATE_LIMIT) return;
  const counts = new SharedCounts(deps);
  app.addHook('onClose', async () => counts.close());
  const isServedFile = knowServedFiles(app);
  await app.register(rateLimit, {
    max: CALLS_PER_MINUTE,
    timeWindow: 60_000,
    store: storeOf(counts),
    keyGenerator: (request) => networkOf(request.ip),
    // The requests of a page that is being rendered were counted with the page.
    allowList: (request) => isServedFile(request) || isRendering(request.headers),
    errorResponseBuilder: tooManyCalls('Çok sık istek gönderdiniz.'),
  });
}

type Answer = (error: Error | null, counted: { current: number; ttl: number }) => void;

/** The plugin's store for all limits: a route's own limit is named by its address. */
function storeOf(counts: SharedCounts): FastifyRateLimitStoreCtor {
  return class SharedStore implements FastifyRateLimitStore {
    readonly #name: string;

    constructor(_options: unknown, name = 'all') {
      this.#name = name;
    }

    child(options: object): FastifyRateLimitStore {
      return new SharedStore(undefined, addressOf(options));
    }

    incr(network: string, answer: Answer, windowMs: number, max: number): void {
      const tell = ({ calls, leftMs }: Counted) => answer(null, { current: calls, ttl: leftMs });
      const counted = countCall(counts, network, { name: this.#name, max, windowMs });
      if (counted instanceof Promise) void counted.then(tell);
      else tell(counted);
    }
  };
}

/** A refused network does not use up the limit of its customer's other networks. */
function countCall(counts: SharedCounts, network: string, limit: CallLimit): Counted | Promise<Counted> {
  const own = counts.count(limit, network);
  return network.includes(':') ? countWithCustomer(counts, network, limit, own) : own;
}

async function countWithCustomer(
  counts: SharedCounts,
  network: string,
  limit: CallLimit,
  own: Counted | Promise<Counted>,
): Promise<Counted> {
  const counted = await own;
  if (counted.calls > limit.max) return counted;
  const max = limit.max * NETWORKS_OF_A_CUSTOMER;
  const all = await counts.count({ ...limit, max }, wideNetworkOf(network));
  return all.calls > max ? { ...all, calls: limit.max + 1 } : counted;
}

/** The plugin's type does not say so, but the object that it passes contains the route. */
function addressOf(options: object): string {
  const route = 'routeInfo' in options ? options.routeInfo : undefined;
  if (typeof route === 'object' && route && 'url' in route) return String(route.url);
  throw new Error('A limit belongs to no route.');
}
