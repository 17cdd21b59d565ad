import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { decoders } from './decoders.ts';
import { decoding } from './decoding.ts';

afterAll(() => decoders.end());

const moduleOf = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const limits = { longestMs: 30_000, mostMb: 200 };
/** A decoder that runs the given code, which can use `bytes` and `given`. */
const running = (name: string, body: string, own: Partial<typeof limits> = {}) =>
  decoding<unknown, unknown>({
    name,
    module: moduleOf(`export default async (bytes, given) => { ${body} }`),
    answer: z.unknown(),
    ...limits,
    ...own,
  });

const pid = running('pid', 'return process.pid');
const NONE = new Uint8Array();
const isAlive = (id: number) => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

it('bytes are decoded in another process, which is reused', async () => {
  const sum = running('sum', 'return bytes.reduce((sum, byte) => sum + byte, given)');
  expect(await sum(Uint8Array.of(1, 2, 3), 4)).toBe(10);
  const first = await pid(NONE, undefined);
  expect(first).not.toBe(process.pid);
  expect(await pid(NONE, undefined)).toBe(first);
});

it('large files are transferred completely', async () => {
  const sum = running('sum', 'return bytes.reduce((sum, byte) => sum + byte, 0)');
  expect(await sum(new Uint8Array(300_000).fill(1), undefined)).toBe(300_000);
});

it.each([
  ['hangs in its own code', 'for (;;);', 'time'],
  ['waits for ever', 'await new Promise(() => undefined)', 'time'],
  ['fills the memory', 'const all = []; for (;;) all.push(new Uint8Array(2 ** 24).fill(1))', 'memory'],
  ['ends itself', 'process.exit(3)', 'crash'],
])(
  'a task that %s is ended with its process, and others are answered meanwhile and afterwards',
  async (_, body, why) => {
    const harmful = running('harmful', body, why === 'time' ? { longestMs: 3000 } : {});
    const before = decoders.ended.get('harmful')?.get('time');
    const [ended, other] = await Promise.allSettled([harmful(NONE, undefined), pid(NONE, undefined)]);
    expect(ended).toMatchObject({ status: 'rejected', reason: { name: 'Error', why } });
    expect(other.status).toBe('fulfilled');
    expect(await pid(NONE, undefined)).toBeGreaterThan(0);
    expect(decoders.ended.get('harmful')?.get('time') ?? 0).toBe((before ?? 0) + (why === 'time' ? 1 : 0));
  },
);

it('an error of the code is reported, and the process stays', async () => {
  const first = await pid(NONE, undefined);
  await expect(running('broken', 'throw new Error("yok")')(NONE, undefined)).rejects.toMatchObject({
    why: 'refused',
    message: 'yok',
  });
  expect(await pid(NONE, undefined)).toBe(first);
});

it('an answer that does not match its schema counts as none', async () => {
  const named = decoding({ name: 'named', module: moduleOf('export default () => 7'), answer: z.string(), ...limits });
  await expect(named(NONE, undefined)).rejects.toMatchObject({ why: 'crash' });
});

it.each([
  ['knows a setting', 'return Object.keys(process.env)', []],
  ['reads a file that is no code', 'return (await import("node:fs")).readFileSync("/etc/hostname", "utf8")', 'denied'],
  ['writes a file', 'return (await import("node:fs")).writeFileSync("/tmp/x", "")', 'denied'],
  ['starts a program', 'return (await import("node:child_process")).spawnSync("true").pid', 'denied'],
])('no decoder %s', async (_, body, expected) => {
  const answer = await running('rights', body)(NONE, undefined).catch((error: Error) =>
    /access to this api has been restricted/i.test(error.message) ? 'denied' : error.message,
  );
  expect(answer).toEqual(expected);
});

it('no more tasks run concurrently than allowed, and too many urgent ones are refused', async () => {
  const nap = running(
    'nap',
    'const from = Date.now(); await new Promise((r) => setTimeout(r, 300)); return [from, Date.now()]',
  );
  const ends = await Promise.allSettled(Array.from({ length: 30 }, () => nap(NONE, undefined, { isUrgent: true })));
  const times = ends.flatMap((end) =>
    end.status === 'fulfilled' ? [z.tuple([z.number(), z.number()]).parse(end.value)] : [],
  );
  const atOnce = times.map(([from]) => times.filter((other) => other[0] <= from && from < other[1]).length);
  expect(Math.max(...atOnce)).toBe(2);
  const refused = ends.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]).toMatchObject({ reason: { code: 'BUSY' } });
});

it('a decoder is replaced after a hundred tasks', async () => {
  const seen = new Set<unknown>();
  for (let task = 0; task < 220; task += 1) seen.add(await pid(NONE, undefined));
  expect(seen.size).toBeGreaterThan(1);
});

/** Another process, whose decoder prints its id and then hangs. */
const PARENT = `
const { decoding } = await import(${JSON.stringify(new URL('./decoding.ts', import.meta.url).href)});
const row = (code) => decoding({ name: 'x', module: new URL('data:text/javascript,' + encodeURIComponent(code)),
  answer: { safeParse: (data) => ({ success: true, data }) }, longestMs: 60000, mostMb: 200 });
process.send(await row('export default () => process.pid')(new Uint8Array(), undefined));
row('export default () => { for (;;); }')(new Uint8Array(), undefined).catch(() => undefined);
setInterval(() => undefined, 1000);
`;

it('a decoder ends with its parent, even if it hangs', async () => {
  const parent = spawn(process.execPath, ['--input-type=module', '-e', PARENT], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [decoder] = await once(parent, 'message');
  expect(isAlive(Number(decoder))).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isAlive(Number(decoder)), { timeout: 20_000 }).toBe(false);
});
