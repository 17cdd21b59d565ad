import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { VariedKind } from './varied-requests.ts';

/** One request that is sent again and again. */
export type FixedRequest = {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** What arrives, and how fast. Requests come at this rate whether or not earlier ones have been answered. */
export type ArrivalPlan = {
  readonly origin: string;
  /** Varied requests from this number on, each another; or fixed ones in turn. */
  readonly wanted: { readonly kind: VariedKind; readonly from: number } | { readonly fixed: readonly FixedRequest[] };
  readonly perSecond: number;
  readonly seconds: number;
  /** The processor that the sending process keeps to, so that it takes nothing from the server's. */
  readonly core?: number;
};

/**
 * One request: when it was due (ms since the epoch), its status (0: no answer), how late it was sent, and its latency.
 */
export type Arrival = {
  readonly dueAt: number;
  readonly status: number;
  readonly lateMs: number;
  /** From the moment it was due, so that a server that makes the sender wait does not look fast. */
  readonly ms: number;
};

export type Arrivals = { readonly done: Promise<Arrival[]>; stop(): void };

/** No browser waits longer than this for the first byte without its owner giving up. */
export const PATIENCE_MS = 15_000;

/**
 * A sent plan uses addresses that no earlier plan had, so that the calls of one don't count against the limits of
 * another.
 */
export type SentPlan = ArrivalPlan & { readonly network: number };
const NETWORKS = 250;
let plansSent = 0;

/** Starts to send in a separate process, so that nothing else in the bench delays it. */
export function startArrivals(plan: ArrivalPlan): Arrivals {
  plansSent += 1;
  const program = fileURLToPath(new URL('./arrivals-process.ts', import.meta.url));
  const child = fork(program, { serialization: 'advanced', ...(plan.core !== undefined && onCore(plan.core)) });
  child.send({ ...plan, network: 1 + (plansSent % NETWORKS) } satisfies SentPlan);
  const done = Promise.race([
    // safe: the process sends nothing else
    once(child, 'message').then(([arrivals]) => arrivals as Arrival[]),
    once(child, 'exit').then(([code]): never => {
      throw new Error(`The process that sends requests ended with code ${code}.`);
    }),
  ]);
  return { done, stop: () => void child.send('stop') };
}

/** Forks Node through `taskset`. */
function onCore(core: number): { readonly execPath: string; readonly execArgv: string[] } {
  const [program = '', ...args] = keptTo(core);
  return { execPath: program, execArgv: [...args, process.execPath] };
}

/** The command that runs another on one processor alone. Linux only, as the addresses of the visitors are. */
export const keptTo = (core: number): readonly string[] => ['taskset', '-c', String(core)];

/** Sends a plan and waits for the last answer. */
export const sendArrivals = (plan: ArrivalPlan): Promise<Arrival[]> => startArrivals(plan).done;

/** The latency that this share of the requests did not exceed; NaN without requests. */
export function latency(arrivals: readonly Arrival[], share: number, of: 'ms' | 'lateMs' = 'ms'): number {
  const sorted = arrivals.map((arrival) => arrival[of]).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** A server without room answers 503; one that limits an address, 429. */
export const isRefused = ({ status }: Arrival): boolean => status === 503 || status === 429;
export const isGood = ({ status }: Arrival): boolean => status >= 200 && status < 300;
