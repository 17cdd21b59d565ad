import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listenLocally } from '#tests/support/listen-locally.ts';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import {
  answeringPids,
  endSites,
  logLines,
  runSite,
  type SiteProcess,
  startSite,
} from '#tests/support/processes/site-process.ts';

vi.setConfig({ testTimeout: 120_000 });

let deps: TestDeps;
beforeAll(async () => {
  deps = await openTestDeps();
});
afterAll(async () => {
  await endSites();
  await deps.close();
});

const start = (settings: Record<string, string> = {}) => startSite(settingsOf(settings));
const settingsOf = (settings: Record<string, string>) => ({
  DATABASE_URL: deps.databaseUrl,
  DATA_DIR: deps.config.DATA_DIR,
  PROCESSES: '2',
  ...settings,
});

/** Calls the site on a new connection. */
async function call({ origin }: SiteProcess): Promise<number> {
  const { status, body } = await fetch(`${origin}/api/company`, { headers: { connection: 'close' } });
  await body?.cancel();
  return status;
}

async function callUntil(site: SiteProcess, isDone: () => boolean): Promise<void> {
  while (!isDone()) {
    await call(site).catch(() => undefined);
    await sleep(20);
  }
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('one site with jobs and metrics', () => {
  let site: SiteProcess;
  beforeAll(async () => {
    site = await start({ JOBS: 'on', METRICS: 'on' });
    await callUntil(site, () => answeringPids(site.output()).size === 2);
  });

  it('a limit applies across all processes', async () => {
    const write = async () => {
      const answer = await fetch(`${site.origin}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', connection: 'close' },
        body: JSON.stringify({ name: 'Ayşe', email: 'ayse@ornek.com', subject: 'Üyelik', message: 'Bir sorum var.' }),
      });
      await answer.body?.cancel();
      return answer.status;
    };
    const statuses = await Promise.all(Array.from({ length: 24 }, write));
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(19);
  });

  it('metrics cover all processes: summed, or per process', async () => {
    const read = async (query: string) => (await fetch(`${site.origin}/metrics${query}`)).text();
    const valuesOf = (text: string, name: string) => {
      const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
      return new Map(lines.map((line) => [/process="([^"]+)"/.exec(line)?.[1], Number(line.split(' ').at(-1))]));
    };
    const apart = await read('?by=process');
    const memory = valuesOf(apart, 'process_resident_memory_bytes');
    expect([...memory.keys()].toSorted()).toEqual(['jobs-1', 'primary', 'web-1', 'web-2']);
    const total = valuesOf(await read(''), 'process_resident_memory_bytes').get(undefined) ?? 0;
    expect(total).toBeGreaterThan(2 * Math.max(...memory.values()));
    expect(valuesOf(apart, 'peyda_work_waiting').size).toBe(2);
    // Values from the database are the same for all processes and are reported once.
    expect(valuesOf(apart, 'peyda_open_auctions')).toEqual(new Map([[undefined, 0]]));
    for (const text of [apart, await read('')]) expect(faultsIn(text)).toEqual([]);
  });

  it('a killed process is replaced, and the others answer meanwhile', async () => {
    const [killed = 0] = answeringPids(site.output());
    process.kill(killed, 'SIGKILL');
    await callUntil(site, () => answeringPids(site.output()).size === 3);
    expect(await call(site)).toBe(200);
  });

  it('the primary process reports the start once, and closes all processes', async () => {
    expect(site.output().match(/Peyda hazır/g)).toHaveLength(1);
    const pids = new Set(logLines(site.output()).map(({ pid }) => pid));
    site.signal('SIGTERM');
    expect(await site.ended).toBe(0);
    expect([...pids].filter(isAlive)).toEqual([]);
  });
});

/** Lines that the Prometheus text format forbids: lines of unknown form, and repeated metrics or samples. */
function faultsIn(text: string): string[] {
  const seen = new Set<string>();
  return text.split('\n').filter((line) => {
    const name =
      /^(# (?:HELP|TYPE) \w+) .+$/.exec(line)?.[1] ?? /^(\w+(?:\{.*\})?) (?:-?[\d.e+-]+|NaN|[+-]Inf)$/i.exec(line)?.[1];
    if (line === '') return false;
    if (name === undefined || seen.has(name)) return true;
    seen.add(name);
    return false;
  });
}

it('all processes end when the primary process is killed', async () => {
  const site = await start();
  await callUntil(site, () => answeringPids(site.output()).size === 2);
  const pids = [...answeringPids(site.output())];
  site.signal('SIGKILL');
  expect(await site.ended).toBe('SIGKILL');
  await vi.waitUntil(() => !pids.some(isAlive), { timeout: 20_000 });
});

it('a failed start of the primary process is reported once, and ends all processes', async () => {
  const other = await listenLocally(createServer());
  try {
    const failed = await runSite(settingsOf({ PORT: new URL(other.url).port }));
    expect(await failed.ended).toBe(1);
    expect(failed.output().match(/Peyda başlatılamadı: .*EADDRINUSE/g)).toHaveLength(1);
  } finally {
    await other.close();
  }
});

it('a process that fails at every start ends all processes with an explanation', async () => {
  const site = await start();
  await callUntil(site, () => answeringPids(site.output()).size === 2);
  await writeFile(join(deps.config.DATA_DIR, 'session-secret'), 'damaged');
  const [killed = 0] = answeringPids(site.output());
  process.kill(killed, 'SIGKILL');
  expect(await site.ended).toBe(1);
  expect(site.output()).toMatch(/Peyda durdu: bir süreç art arda başlatılamadı\. .*session-secret dosyası bozuk/);
});
