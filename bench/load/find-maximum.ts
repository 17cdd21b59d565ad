import { tell } from '../report.ts';
import { type ArrivalPlan, isGood, sendArrivals } from './arrivals.ts';
import type { VariedKind } from './varied-requests.ts';

const FIRST_PER_SECOND = 20;
const FACTOR = 1.4;
/** Beyond this share of the requests without a good answer the rate is too high. */
const BEYOND = 0.7;
/** A server that answers more than this a second is not what these rates are made for. */
const MOST_PER_SECOND = 20_000;

let asked = 0;
/** The first of `count` numbers of varied requests that nobody else has used or will use. */
export function takeNumbers(count: number): number {
  const from = asked;
  asked += Math.ceil(count);
  return from;
}

/**
 * The most good answers a second that a server gives, of all rates that were tried: requests come faster and faster,
 * whether or not anything is answered, until far fewer are answered than come.
 */
export async function findMaximum(
  origin: string,
  kind: VariedKind,
  seconds: number,
  where: Pick<ArrivalPlan, 'core'> = {},
): Promise<number> {
  let most = 0;
  let stepsBeyond = 0;
  for (let perSecond = FIRST_PER_SECOND; perSecond < MOST_PER_SECOND; perSecond *= FACTOR) {
    const plan = { origin, wanted: { kind, from: takeNumbers(perSecond * seconds) }, perSecond, seconds, ...where };
    const arrivals = await sendArrivals(plan);
    const good = arrivals.filter(isGood).length / seconds;
    tell(`${kind}: ${perSecond.toFixed(0)} a second were sent, ${good.toFixed(0)} well answered`);
    most = Math.max(most, good);
    stepsBeyond = good < perSecond * BEYOND ? stepsBeyond + 1 : 0;
    // Once may be a bad moment of the machine.
    if (stepsBeyond === 2) break;
  }
  return most;
}
