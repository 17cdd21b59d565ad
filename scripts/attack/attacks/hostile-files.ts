import { setTimeout as sleep } from 'node:timers/promises';
import { newCaller } from '#tests/support/accounts/call-as.ts';
import { MEMBER_PASSWORD } from '#tests/support/accounts/register-member.ts';
import { hostileFiles as makeFiles } from '../hostile-files.ts';
import { type Instance, METRICS_TOKEN } from '../instance.ts';
import { openDoors, sendThrough } from './hostile-doors.ts';

const FILES = 500;
const SEED = 32;
const SIGN_INS = 60;
const MEMBERS = 20;
/** Signing in may take this much longer while the files come. */
const MOST_SLOWER = 1.5;
const IMPORTS_WITHIN_MS = 5 * 60_000;

/** Item 2: 500 hostile files through every door, while people sign in. */
export async function hostileFiles(instance: Instance): Promise<string[]> {
  const files = await makeFiles(FILES, SEED);
  const doors = await openDoors(instance, files);
  const signIn = await openSignIns(instance);
  const quiet = await signIn(SIGN_INS);
  let isOver = false;
  const sending = sendThrough(doors, files).finally(() => {
    isOver = true;
  });
  const meanwhile: number[] = [];
  while (!isOver) meanwhile.push(...(await signIn(1)));
  const answers = await sending;
  const left = await waitForImports(instance);
  const faults = left === 0 ? [] : [`${left} files at the desk were never read`];
  for (const [door, counts] of answers) {
    tell(`  ${door}: ${[...counts].map(([status, count]) => `${status} × ${count}`).join(', ')}`);
    const lost = [...counts].filter(([status]) => status === 0 || (status >= 500 && status !== 503));
    if (lost.length > 0)
      faults.push(`${door} answered ${lost.map(([status, count]) => `${status} × ${count}`).join(', ')}`);
  }
  if (instance.server.hasEnded()) faults.push('the process of the site is gone');
  const after = await signIn(SIGN_INS);
  const [before, during] = [p95([...quiet, ...after]), p95(meanwhile)];
  tell(
    `  sign-in p95: ${before.toFixed(0)} ms without, ${during.toFixed(0)} ms with the files (${meanwhile.length} sign-ins)`,
  );
  for (const line of await decodings(instance)) tell(`  ${line}`);
  if (during > before * MOST_SLOWER) faults.push(`sign-in takes ${(during / before).toFixed(2)} times as long`);
  return faults;
}

/** Signs members in one after the other; returns milliseconds. */
async function openSignIns({ app }: Instance): Promise<(times: number) => Promise<number[]>> {
  const emails: string[] = [];
  for (let member = 0; member < MEMBERS; member += 1) {
    const { headers } = await newCaller(app);
    emails.push((await app.inject({ url: '/api/auth/user', headers })).json().email);
  }
  let next = 0;
  return async (times) => {
    const took: number[] = [];
    for (let time = 0; time < times; time += 1) {
      const payload = { email: emails[next++ % MEMBERS], password: MEMBER_PASSWORD };
      const begin = performance.now();
      const { statusCode } = await app.inject({ method: 'POST', url: '/api/auth/login', payload });
      took.push(performance.now() - begin);
      if (statusCode !== 200) throw new Error(`A member was not let in: ${statusCode}`);
      await sleep(100);
    }
    return took;
  };
}

async function waitForImports({ deps }: Instance): Promise<number> {
  const until = Date.now() + IMPORTS_WITHIN_MS;
  for (;;) {
    const { rows } = await deps.db.$client.query(
      "select count(*)::int as left from dropped_files where state in ('waiting', 'running')",
    );
    if (rows[0].left === 0 || Date.now() > until) return rows[0].left;
    await sleep(1000);
  }
}

async function decodings({ app }: Instance): Promise<string[]> {
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  return body.split('\n').filter((line) => /^peyda_decodings_total.*(?:time|memory|crash)/.test(line));
}

function p95(all: readonly number[]): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.95)] ?? 0;
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}
