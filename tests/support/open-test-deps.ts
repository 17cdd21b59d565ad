import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/open-database.ts';
import type { Deps } from '#server/deps.ts';
import { openDiskFileStore } from '#server/platform/files/file-store.ts';
import type { Mail } from '#server/platform/mailer.ts';
import { SearchEngine } from '#server/platform/search-engine.ts';
import { TEST_NOW } from './test-now.ts';
import { databaseUrl, dropDatabase, runSql } from './test-server.ts';
import { plantSecrets, secretsOf, watchedLog } from './watched-log.ts';

export { TEST_NOW };

export type TestDeps = Deps & {
  setNow(now: Date): void;
  close(): Promise<void>;
  readonly databaseUrl: string;
  /** The mails that the mailer received, the newest last. */
  readonly sentMails: Mail[];
};

let databasesMade = 0;

/** Deps with a separate database, cloned from the migrated template; `close` drops the database. */
export async function openTestDeps(settings: Record<string, string> = {}): Promise<TestDeps> {
  const serverUrl = inject('testServerUrl');
  const name = `peyda_test_${process.pid}_${databasesMade++}`;
  // Copying the files is faster than writing their content to the write-ahead log first.
  await runSql(serverUrl, `create database ${name} template ${inject('templateDatabase')} strategy file_copy`);
  const folder = await mkdtemp(join(tmpdir(), 'peyda-files-'));
  const db = openDatabase(databaseUrl(serverUrl, name), { maxConnections: 4 });
  let now = TEST_NOW;
  const sentMails: Mail[] = [];
  const config = readConfig({ DATA_DIR: folder, JOBS: 'off', RATE_LIMIT: 'off', ...settings });
  const log = watchedLog();
  const { SEARCH_ENGINE_URL: engineUrl } = config;
  return {
    db,
    databaseUrl: databaseUrl(serverUrl, name),
    clock: { now: () => now },
    sentMails,
    mailer: {
      isConfigured: true,
      async send(mail) {
        sentMails.push(mail);
        plantSecrets(mail.to, ...secretsOf(mail.text));
      },
    },
    files: openDiskFileStore(join(folder, 'files')),
    log,
    config,
    ...(engineUrl && { searchEngine: new SearchEngine(engineUrl, db, log) }),
    setNow(next) {
      now = next;
    },
    async close() {
      await db.$client.end();
      await dropDatabase(serverUrl, name);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
