// Suite: heavy, because each run starts a process and its reader, which needs seconds.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { openMirrorTest } from '#tests/support/open-mirror-test.ts';
import { REPORT, typedPdf } from '#tests/support/papers/make-paper.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';

const PAGES = 80;
/** The process is killed after it has stored this many pages. */
const KILLED_AFTER = [1, 9];
const LOOK_EVERY_MS = 3;

const given = await openMirrorTest();
const { deps } = given;
afterAll(() => given.close());

async function storedPages(): Promise<{ page: number; run: number }[]> {
  const { rows } = await deps.db.$client.query<{ page: number; read_at: Date }>(
    'select page, read_at from document_pages order by page',
  );
  return rows.map(({ page, read_at }) => ({ page, run: read_at.getTime() - TEST_NOW.getTime() }));
}

/** Runs the job in a process that is killed after some pages; the clock time identifies the run. */
async function read(run: number, pages: number): Promise<void> {
  const before = (await storedPages()).length;
  const time = new Date(TEST_NOW.getTime() + run).toISOString();
  const child = spawn(process.execPath, ['tests/support/papers/read-once.ts', deps.config.DATA_DIR, time], {
    env: { ...process.env, DATABASE_URL: deps.databaseUrl },
    stdio: 'inherit',
  });
  const ended = once(child, 'exit');
  while (child.exitCode === null && child.signalCode === null) {
    if ((await storedPages()).length >= before + pages) child.kill('SIGKILL');
    await Promise.race([ended, sleep(LOOK_EVERY_MS)]);
  }
}

it('killed runs lose only the page being read: all pages are stored, none is read again', async () => {
  const pages = Array.from({ length: PAGES }, (_, page) => [...REPORT, `Sayfa sonu ${page + 1}`]);
  given.source.answers.set('/uzun.pdf', { body: await typedPdf(pages) });
  await given.record({ sourceKey: 'uzun', documentFiles: [given.urlOf('/uzun.pdf')] });
  await given.mirror();
  const runs = new Map<number, number>();
  for (const [at, killedAfter] of KILLED_AFTER.entries()) {
    await read(at + 1, killedAfter);
    for (const { page, run } of await storedPages()) {
      expect(runs.get(page) ?? run).toBe(run);
      runs.set(page, run);
    }
  }
  expect(new Set(runs.values()).size).toBe(KILLED_AFTER.length);
  expect(runs.size).toBeLessThan(PAGES);
  await read(KILLED_AFTER.length + 1, PAGES);
  const stored = await storedPages();
  expect(stored.map(({ page }) => page)).toEqual(pages.map((_, at) => at + 1));
  for (const { page, run } of stored) expect(runs.get(page) ?? run).toBe(run);
  const { rows } = await deps.db.$client.query('select state, pages, done_pages from document_texts');
  expect(rows).toEqual([{ state: 'read', pages: PAGES, done_pages: PAGES }]);
}, 240_000);
