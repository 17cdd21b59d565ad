import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { Agent, fetch } from 'undici';
import { MEMBER_PASSWORD } from '#tests/support/accounts/register-member.ts';

/** The site and the members' addresses, provided by `sign-ins.ts`. */
export type SignInData = { readonly origin: string; readonly emails: readonly string[] };

// Only sign-ins.ts starts this worker, with this shape of data.
const { origin, emails } = workerData as SignInData;
const dispatcher = new Agent({ pipelining: 0 });
let next = 0;

/** Signs members in one at a time, each from a different address; returns milliseconds. */
async function signIn(forMs: number): Promise<number[]> {
  const took: number[] = [];
  for (const until = performance.now() + forMs; performance.now() < until; ) {
    next += 1;
    const body = JSON.stringify({ email: emails[next % emails.length], password: MEMBER_PASSWORD });
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `172.16.${(next >> 8) & 255}.${next & 255}`,
    };
    const begin = performance.now();
    const { status } = await fetch(`${origin}/api/auth/login`, { method: 'POST', headers, body, dispatcher });
    took.push(performance.now() - begin);
    if (status !== 200) throw new Error(`A member was not let in: ${status}`);
    await sleep(100);
  }
  return took;
}

parentPort?.on('message', (forMs: number) => {
  void signIn(forMs).then(
    (took) => parentPort?.postMessage({ took }),
    (error: unknown) => parentPort?.postMessage({ fault: String(error) }),
  );
});
