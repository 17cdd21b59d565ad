import { Agent, request } from 'node:http';
import { type Arrival, type FixedRequest, PATIENCE_MS, type SentPlan } from './arrivals.ts';
import { BROWSER_HEADERS, VARIED } from './varied-requests.ts';

/*
 * Sends one plan and reports how every request ended. Each visitor has its own address (all of 127.0.0.0/8 is this
 * machine), so that limits per address see a crowd and not one attacker. Linux only.
 */

/** People read between requests, so about this many requests a second come from one address. */
const PER_VISITOR = 5;
const agents = new Map<number, Agent>();
let network = 0;

process.once('message', async (plan: SentPlan) => {
  network = plan.network;
  let isStopped = false;
  process.on('message', (message) => {
    isStopped ||= message === 'stop';
  });
  const arrivals = await sendAll(plan, () => isStopped);
  for (const agent of agents.values()) agent.destroy();
  process.send?.(arrivals, () => process.disconnect());
});

async function sendAll(plan: SentPlan, isStopped: () => boolean): Promise<Arrival[]> {
  const visitors = Math.max(1, Math.ceil(plan.perSecond / PER_VISITOR));
  const start = performance.now();
  const total = Math.floor(plan.perSecond * plan.seconds);
  const sent: Promise<Arrival>[] = [];
  while (sent.length < total && !isStopped()) {
    const due = Math.min(total, Math.floor(((performance.now() - start) / 1000) * plan.perSecond) + 1);
    while (sent.length < due) {
      const number = sent.length;
      sent.push(send(plan.origin, wantedAt(plan, number), start + (number / plan.perSecond) * 1000, number % visitors));
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return Promise.all(sent);
}

function wantedAt({ wanted }: SentPlan, number: number): FixedRequest {
  if ('kind' in wanted) return { path: VARIED[wanted.kind](wanted.from + number) };
  const chosen = wanted.fixed[number % wanted.fixed.length];
  if (!chosen) throw new Error('A plan needs a request.');
  return chosen;
}

async function send(origin: string, wanted: FixedRequest, due: number, visitor: number): Promise<Arrival> {
  const lateMs = performance.now() - due;
  const dueAt = performance.timeOrigin + due;
  const until = performance.now() + PATIENCE_MS;
  let answer = await ask(origin, wanted, visitor, PATIENCE_MS);
  // The server closed a kept-alive connection just when it was used: a browser retries.
  if (answer.wasStale) answer = await ask(origin, wanted, visitor, until - performance.now());
  return { dueAt, status: answer.status, lateMs, ms: performance.now() - due };
}

type Asked = { readonly status: number; readonly wasStale: boolean };

function ask(origin: string, wanted: FixedRequest, visitor: number, timeoutMs: number): Promise<Asked> {
  const { path, method = 'GET', headers = {}, body } = wanted;
  return new Promise((resolve) => {
    const sent = request(
      `${origin}${path}`,
      { agent: agentOf(visitor), method, headers: { ...BROWSER_HEADERS, ...headers } },
      (answer) => {
        answer.on('end', () => finish({ status: answer.statusCode ?? 0, wasStale: false }));
        answer.on('error', () => finish({ status: 0, wasStale: false })).resume();
      },
    );
    const timer = setTimeout(() => sent.destroy(new Error('no answer in time')), timeoutMs);
    const finish = (asked: Asked) => {
      clearTimeout(timer);
      resolve(asked);
    };
    sent.on('error', (error) => {
      const wasStale = sent.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
      finish({ status: 0, wasStale });
    });
    sent.end(body);
  });
}

function agentOf(visitor: number): Agent {
  const known = agents.get(visitor);
  if (known) return known;
  const localAddress = `127.${network}.${(visitor >> 7) & 255}.${1 + (visitor & 127)}`;
  const agent = new Agent({ keepAlive: true, localAddress });
  agents.set(visitor, agent);
  return agent;
}
