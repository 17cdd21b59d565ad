import { loadRequests } from '../http-load.ts';
import { tell } from '../report.ts';
import { isGood, sendArrivals } from './arrivals.ts';
import { BROWSER_HEADERS, VARIED, type VariedKind } from './varied-requests.ts';

const AT_ONCE = 8;
/** Steps of the rate, as shares of what eight callers get who wait for each answer. */
const STEPS = [0.8, 1, 1.2, 1.5];

let asked = 0;
/** The numbers of varied requests that nobody has used yet; each belongs to one caller. */
export function takeNumbers(count: number): number {
  const from = asked;
  asked += Math.ceil(count);
  return from;
}

/**
 * The most good answers a second that a server gives, of all rates that were tried: by eight callers who wait for their
 * answers, then by requests that come at rising rates whether or not anything is answered.
 */
export async function findMaximum(origin: string, kind: VariedKind, seconds: number): Promise<number> {
  const from = takeNumbers(100_000);
  let next = from;
  const wanted = { nextUrl: () => `${origin}${VARIED[kind](next++)}`, headers: BROWSER_HEADERS };
  // The first answers compile code and fill the database's memory.
  await loadRequests(wanted, AT_ONCE, seconds);
  const waiting = await loadRequests(wanted, AT_ONCE, seconds);
  let most = waiting.perSecond;
  for (const step of STEPS) {
    const perSecond = waiting.perSecond * step;
    const plan = { origin, wanted: { kind, from: takeNumbers(perSecond * seconds) }, perSecond, seconds };
    const arrivals = await sendArrivals(plan);
    const good = arrivals.filter(isGood).length / seconds;
    tell(`${kind}: ${perSecond.toFixed(0)} a second were sent, ${good.toFixed(0)} well answered`);
    most = Math.max(most, good);
  }
  return most;
}
