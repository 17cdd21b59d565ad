import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { hideFile } from '#server/features/desk/listing-desk/hide-file.ts';
import { hideListing, maskListing, unhideListing } from '#server/features/desk/listing-desk/index.ts';
import { showFile } from '#server/features/intake/mirroring/index.ts';
import { addressHash } from '#server/features/intake/recording/index.ts';
import { COMMAND } from '#server/features/members/audit/index.ts';
import { registerAccount } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { askDatabase, dumpRows, openEmptyDatabase } from '#tests/support/operations/empty-database.ts';
import { outputOf } from '#tests/support/output-of.ts';
import { storeListings } from '#tests/support/store-listings.ts';

// Commands run as separate processes, and a restore creates a schema.
vi.setConfig({ testTimeout: 180_000 });
cheapHashes();

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const NAME = 'Zülfikâr Karabacakoğlu';
const WHY = 'Başvuru üzerine';
const { deps, app } = await openTestApp();
const HIDDEN_FILE = 'https://kaynak.example/ad-gecen.pdf';
const SHOWN_FILE = 'https://kaynak.example/yanlislikla.pdf';
const CONTENT = 'a'.repeat(64);
let room: string;
let backup: string;
let list: string;
let email: string;

function run(script: string, given: readonly string[], databaseUrl: string, dataDir: string) {
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  return outputOf(spawn(process.execPath, [`scripts/${script}.ts`, ...given], { cwd: ROOT, env }));
}
const here = (script: string, ...given: string[]) => run(script, given, deps.databaseUrl, deps.config.DATA_DIR);
async function restored() {
  const target = await openEmptyDatabase();
  const result = await run('restore', [backup], target.url, join(room, `data-${Math.random()}`));
  return { ...target, ...result };
}

const store = (key: string, url: string) =>
  deps.db.$client.query(
    `insert into mirrored_files (property_id, use, url, state, sha256, type, bytes, noted_at, stored_at)
     select id, 'document', $2, 'stored', $3, 'pdf', 9, now(), now() from properties where source_key = $1`,
    [key, url, CONTENT],
  );

/**
 * Makes a backup. After it a member leaves, a name is masked, two listings and two files are hidden, and one of each is
 * shown again: the listing only after the list has recorded it as hidden.
 */
beforeAll(async () => {
  room = await mkdtemp(join(tmpdir(), 'peyda-removals-'));
  [backup, list] = [join(room, 'yedek'), join(room, 'removals.jsonl')];
  await storeListings(
    deps,
    { sourceKey: 'kapanan', title: `${NAME} tarlası`, description: `${NAME} adına kayıtlı.` },
    { sourceKey: 'gizlenen', title: 'Gizlenecek bağ' },
    { sourceKey: 'yanlış', title: 'Yanlışlıkla gizlenen bağ' },
    {
      sourceKey: 'kalan',
      title: 'Kalan bahçe',
      documentFiles: [HIDDEN_FILE, SHOWN_FILE, 'https://kaynak.example/3.pdf'],
    },
    { sourceKey: 'aynısı', title: 'Aynı belge', documentFiles: ['https://kaynak.example/kopya.pdf'] },
  );
  await store('kalan', HIDDEN_FILE);
  await store('aynısı', 'https://kaynak.example/kopya.pdf');
  ({ email } = await registerAccount(app));
  expect(await here('backup', backup)).toMatchObject({ code: 0 });
  expect(await readFile(list, 'utf8')).toBe('');
  const idOf = async (key: string) =>
    Number((await deps.db.$client.query('select id from properties where source_key = $1', [key])).rows[0].id);
  const mask = { id: await idOf('kapanan'), words: NAME, takesDocuments: true, why: WHY };
  await maskListing(deps, mask, COMMAND);
  await hideListing(deps, { id: await idOf('gizlenen'), why: WHY }, COMMAND);
  const mistaken = { id: await idOf('yanlış'), why: WHY };
  await hideListing(deps, mistaken, COMMAND);
  expect(await here('desk/removals')).toMatchObject({ code: 0 });
  await unhideListing(deps, mistaken, COMMAND);
  const kept = await idOf('kalan');
  await hideFile(deps, { id: kept, address: HIDDEN_FILE, why: WHY }, COMMAND);
  await hideFile(deps, { id: kept, address: SHOWN_FILE, why: WHY }, COMMAND);
  await showFile(deps, { id: kept, hash: addressHash(SHOWN_FILE), why: WHY }, COMMAND);
  await deps.db.$client.query('delete from users where email = $1', [email]);
}, 180_000);
afterAll(async () => {
  await rm(room, { recursive: true, force: true });
  await deps.close();
});

it('what was removed after a backup was made is removed again when it is restored', async () => {
  expect(await readFile(list, 'utf8')).toContain('"sourceKey":"yanlış"');
  expect(await here('desk/removals')).toMatchObject({ code: 0 });
  const { url, code, output, close } = await restored();
  expect(output).toContain('Yeniden kaldırıldı: 1 hesap, 1 ilan, 1 kelime, 2 dosya.');
  expect(code).toBe(0);
  const everything = JSON.stringify(await dumpRows(url));
  for (const gone of ['arabacako', 'ülfikâr', email]) expect(everything).not.toContain(gone);
  expect(await askDatabase(url, 'select source_key from properties where is_open')).toHaveLength(4);
  // The same content at another address is also removed; what was shown again stays.
  const documents = `select source_key as key, document_files as files from properties where source_key in ('kalan', 'aynısı')`;
  expect((await askDatabase(url, documents)).toSorted((a, b) => String(a.key).localeCompare(String(b.key)))).toEqual([
    { key: 'aynısı', files: [] },
    { key: 'kalan', files: [SHOWN_FILE, 'https://kaynak.example/3.pdf'] },
  ]);
  expect(await askDatabase(url, `select url from mirrored_files where sha256 = '${CONTENT}'`)).toEqual([]);
  await close();
});

it('the list contains none of the removed texts, and keeps entries that the database no longer has', async () => {
  const line = { kind: 'hidden', source: 'eski', sourceKey: 'x', at: '2026-01-01T00:00:00.000Z' };
  await writeFile(list, `${JSON.stringify(line)}\n`);
  expect(await here('desk/removals', list)).toMatchObject({ code: 0 });
  expect(await here('desk/removals', list)).toMatchObject({ code: 0 });
  const text = await readFile(list, 'utf8');
  expect(text).not.toMatch(/arabacako|ülfikâr|@|gecen/);
  expect(text.trim().split('\n')).toHaveLength(9);
  expect(text).toContain(JSON.stringify(line));
});

it('a restore without a list says so, and a damaged list stops it before anything is written', async () => {
  await writeFile(list, '{"kind":"account"}\n');
  const damaged = await restored();
  expect(damaged.code).not.toBe(0);
  expect(await dumpRows(damaged.url)).toEqual({});
  await damaged.close();
  await rm(list);
  const { code, output, close } = await restored();
  expect(code).toBe(0);
  expect(output).toContain('removals.jsonl yok');
  await close();
});
