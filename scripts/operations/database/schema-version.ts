import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { z } from 'zod';
import { MIGRATIONS, migrateDatabase } from '#server/database/open-database.ts';
import { Refusal } from '../refusal.ts';

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ when: z.number() })) });
const JOURNAL = join('meta', '_journal.json');

async function readJournal() {
  return journalSchema.parse(JSON.parse(await readFile(join(MIGRATIONS, JOURNAL), 'utf8')));
}

/** The migrations that this code knows, by drizzle's timestamps. */
export async function knownVersions(): Promise<number[]> {
  return (await readJournal()).entries.map(({ when }) => when);
}

/** The latest migration of a database; undefined if none has run. */
export async function readSchemaVersion(client: ClientBase): Promise<number | undefined> {
  const { rows } = await client.query<{ is_there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as is_there",
  );
  if (!rows[0]?.is_there) return undefined;
  const latest = await client.query<{ version: string | null }>(
    'select max(created_at)::text as version from drizzle.__drizzle_migrations',
  );
  const version = latest.rows[0]?.version;
  return version ? Number(version) : undefined;
}

/** Refuses data from a newer version of Peyda. */
export async function ensureKnownVersion(version: number): Promise<void> {
  if ((await knownVersions()).includes(version)) return;
  throw new Refusal(
    'Veriler bu kurulumun tanımadığı, daha yeni bir Peyda sürümüyle yazılmış. Önce Peyda’yı güncelleyin. Hiçbir şeye dokunulmadı.',
  );
}

/** Migrates an older or empty schema to exactly this version. */
export async function migrateToVersion(connectionString: string, version: number): Promise<void> {
  const journal = await readJournal();
  const folder = await mkdtemp(join(tmpdir(), 'peyda-migrations-'));
  try {
    await cp(MIGRATIONS, folder, { recursive: true });
    const entries = journal.entries.filter(({ when }) => when <= version);
    await writeFile(join(folder, JOURNAL), JSON.stringify({ ...journal, entries }));
    await migrateDatabase(connectionString, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
