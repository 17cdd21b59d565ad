import { tell } from '../report.ts';
import { type ArrivalPlan, isGood, sendArrivals } from './arrivals.ts';
import type { VariedKind } from './varied-requests.ts';

const FIRST_PER_SECOND = 20;
const FACTOR = 1.4;
/** If less than this share of the requests succeeds, the rate is too high. */
const BEYOND = 0.7;
/** These rates are not meant for a server that handles more than this a second. */
const MOST_PER_SECOND = 20_000;

let asked = 0;
/** Reserves `count` numbers of varied requests and returns the first. */
export function takeNumbers(count: number): number {
  const from = asked;
  asked += Math.ceil(count);
  return from;
}

/**
 * The maximum number of successful responses a second over all tried rates: the rate increases, whether or not requests
 * are answered, until far fewer are answered than sent.
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
    // A single bad step may be caused by other load on the machine.
    if (stepsBeyond === 2) break;
  }
  return most;
}
