import { once } from 'node:events';
import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { newCaller } from '#tests/support/accounts/call-as.ts';
import type { Instance } from '../instance.ts';
import type { SignInData } from './sign-in-worker.ts';

const MEMBERS = 20;
/** Real attackers use another machine; here the attacker has a lower priority than the site. */
const ATTACKERS_PRIORITY = 10;

export type SignIns = {
  /** Signs members in for the given time, one at a time; returns the milliseconds of each. */
  signIn(forMs: number): Promise<number[]>;
  close(): Promise<unknown>;
};

/**
 * Signs people in from a separate thread, so that the work of the attacker's thread is not measured. From now on the
 * caller's thread, which is the attacker's, runs at a lower priority.
 */
export async function openSignIns({ app, server }: Instance): Promise<SignIns> {
  const emails: string[] = [];
  for (let member = 0; member < MEMBERS; member += 1) {
    const { headers } = await newCaller(app);
    emails.push((await app.inject({ url: '/api/auth/user', headers })).json().email);
  }
  const data: SignInData = { origin: server.origin, emails };
  const worker = new Worker(new URL('./sign-in-worker.ts', import.meta.url), { workerData: data });
  await once(worker, 'online');
  // On Linux this affects only this thread: the worker, the site and its database were started before.
  setPriority(ATTACKERS_PRIORITY);
  return {
    async signIn(forMs) {
      worker.postMessage(forMs);
      // Only sign-in-worker.ts sends messages, with this shape.
      const [{ took, fault }] = (await once(worker, 'message')) as [{ took?: number[]; fault?: string }];
      if (took === undefined) throw new Error(fault);
      return took;
    },
    close: () => worker.terminate(),
  };
}
