import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { VariedKind } from './varied-requests.ts';

/** One request that is sent repeatedly. */
export type FixedRequest = {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** The requests and their rate. They are sent at this rate whether or not earlier ones have been answered. */
export type ArrivalPlan = {
  readonly origin: string;
  /** Varied requests from this number on, all different; or fixed ones in turn. */
  readonly wanted: { readonly kind: VariedKind; readonly from: number } | { readonly fixed: readonly FixedRequest[] };
  readonly perSecond: number;
  readonly seconds: number;
  /** The CPU to which the sending process is bound, so that it does not use the server's. */
  readonly core?: number;
};

/**
 * One request: when it was due (ms since the epoch), its status (0: no response), how late it was sent, and its
 * latency.
 */
export type Arrival = {
  readonly dueAt: number;
  readonly status: number;
  readonly lateMs: number;
  /** Measured from the due time, so that a server that delays the sender does not look fast. */
  readonly ms: number;
};

export type Arrivals = { readonly done: Promise<Arrival[]>; stop(): void };

/** Visitors give up if the first byte takes longer than this. */
export const PATIENCE_MS = 15_000;

/** A plan with addresses that no earlier plan used, so that its requests don't count against the limits of another. */
export type SentPlan = ArrivalPlan & { readonly network: number };
const NETWORKS = 250;
let plansSent = 0;

/** Starts sending in a separate process, so that nothing else in the bench delays it. */
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

/** The command prefix that binds a process to one CPU. Linux only, like the addresses of the visitors. */
export const keptTo = (core: number): readonly string[] => ['taskset', '-c', String(core)];

/** Sends a plan and waits for the last response. */
export const sendArrivals = (plan: ArrivalPlan): Promise<Arrival[]> => startArrivals(plan).done;

/** The latency that this share of the requests did not exceed; NaN without requests. */
export function latency(arrivals: readonly Arrival[], share: number, of: 'ms' | 'lateMs' = 'ms'): number {
  const sorted = arrivals.map((arrival) => arrival[of]).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** An overloaded server returns 503; one that limits an address, 429. */
export const isRefused = ({ status }: Arrival): boolean => status === 503 || status === 429;
export const isGood = ({ status }: Arrival): boolean => status >= 200 && status < 300;
