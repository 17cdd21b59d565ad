import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAlert, matchAlerts } from '#server/features/deciding/alerts/index.ts';
import { forgetUnusedFiles } from '#server/features/intake/mirroring/index.ts';
import { refreshSuggestions } from '#server/features/market/search/index.ts';
import type { FileArea } from '#server/platform/files/file-store.ts';
import { callApi } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { registerMember } from '#tests/support/accounts/register-member.ts';
import { deliverNotifications, sendRemovalLetters } from '#tests/support/mail/send-letters.ts';
import { openMirrorTest } from '#tests/support/open-mirror-test.ts';
import { plantSecrets } from '#tests/support/watched-log.ts';

cheapHashes();
const world = await openMirrorTest();
const { app, deps } = world;
afterAll(() => world.close());

/** A given name that the masks don't know: they would mask a known one before it is stored (D18). */
const NAME = 'Zülfükân Karabacakoğlu';
/** In any spelling or folding. */
const LEFT = /karabacako|z[uü]lf[uü]k[aâ]n/iu;
/** Where the law requires it to be kept: the request and its answer themselves (KVKK 13). */
const LAWFUL = ['removal_requests'];

/** 90 seconds. */
const KEPT_DAYS = 90 / 86_400;

let token: string;
let id: number;
beforeAll(async () => {
  token = (await enterDesk(app, deps, 'icerik')).token;
  const { id: userId, token: member } = await registerMember(app);
  await deps.db.$client.query('update users set email_verified = true where id = $1', [userId]);
  await createAlert(deps, userId, { alertName: 'Ankara', searchCriteria: { city: ['Ankara'] } });
  world.source.answers.set('/ilan.txt', { type: 'text/plain', body: `Borçlu: ${NAME}` });
  world.source.answers.set('/ilan.udf', { body: `%PDF-1.4\n% ${NAME}\n%%EOF` });
  ({ id } = await world.record({
    title: `${NAME} tarlası`,
    description: `Satılacak yer ${NAME} adına kayıtlıdır.`,
    kaydindakiSerhler: `Malik ${NAME}`,
    documentFiles: [world.urlOf('/ilan.udf'), world.urlOf('/ilan.txt')],
  }));
  await callApi(app, 'POST', '/api/user/saved-ads', { token: member, body: { propertyId: id } });
  await matchAlerts(deps);
  await world.mirror();
  await refreshSuggestions(deps);
});

const PUBLIC = () => [
  `/api/properties/${id}`,
  '/api/properties?limit=100',
  '/api/properties/search?includeEnded=1',
  '/api/properties/search-ai?query=tarla',
  '/api/properties/suggestions?query=karabacak',
  '/api/properties/suggestions?query=zülfükan',
  '/akis.xml',
  '/sitemap/sayfalar.xml',
];
/** The addresses whose answer contains the name. Each is requested twice, because two processes answer in turn. */
async function answersWithName(): Promise<string[]> {
  const telling: string[] = [];
  for (const url of [...PUBLIC(), ...PUBLIC()])
    if (LEFT.test((await app.inject({ url: encodeURI(url) })).body)) telling.push(url);
  return [...new Set(telling)];
}

async function tablesWithName(): Promise<string[]> {
  const { rows: tables } = await deps.db.$client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const holding: string[] = [];
  for (const { name } of tables) {
    const { rows } = await deps.db.$client.query<{ row: string }>(`select t::text as row from "${name}" t`);
    if (rows.some(({ row }) => LEFT.test(row))) holding.push(name);
  }
  return holding.filter((name) => !LAWFUL.includes(name));
}

async function filesWithName(): Promise<string[]> {
  const holding: string[] = [];
  const look = async (area: FileArea) => {
    for await (const key of area.list()) {
      const stored = await area.read(key);
      if (stored && LEFT.test((await buffer(stored.stream)).toString('utf8'))) holding.push(key);
    }
  };
  await look(deps.files);
  await look(deps.files.locked);
  return holding;
}

it('a removed name is left nowhere, from the request to the letter, and nobody is notified about it', async () => {
  await app.inject(`/ilan/${id}/og.png`);
  expect((await answersWithName()).length).toBeGreaterThan(3);
  expect(await tablesWithName()).toEqual(expect.arrayContaining(['properties', 'notifications', 'search_words']));
  expect((await filesWithName()).length).toBeGreaterThan(0);

  const desk = (url: string, body: object) => callApi(app, 'POST', `/api/desk/${url}`, { token, body });
  const { json } = await desk('removal-requests', {
    name: NAME,
    email: 'basvuran@ornek.example',
    demand: 'Adım kaldırılsın.',
    receivedOn: '2026-11-10',
    listings: [id],
  });
  // From now on no log line may contain it.
  plantSecrets(NAME, 'Karabacakoğlu');
  const mask = { words: NAME, takesDocuments: true, why: 'Başvuru üzerine' };
  expect((await desk(`listings/${id}/masks`, mask)).status).toBe(200);
  const answer = { decision: 'accepted', answer: 'Adınız ilanda kapatıldı.' };
  expect((await desk(`removal-requests/${json.id}/decision`, answer)).status).toBe(200);
  expect(await sendRemovalLetters(deps)).toMatchObject({ sent: 1, failed: 0 });
  await deliverNotifications(deps);
  await forgetUnusedFiles(deps);

  expect(await tablesWithName()).toEqual([]);
  expect(await filesWithName()).toEqual([]);
  // No answer is cached longer than a minute and a half.
  world.at(KEPT_DAYS);
  expect(await answersWithName()).toEqual([]);
  const [letter, ...others] = deps.sentMails.filter(({ text }) => LEFT.test(text)).map(({ to }) => to);
  expect(letter).toBe('basvuran@ornek.example');
  expect(others).toEqual([]);
  expect(deps.sentMails.some(({ to, text }) => to.startsWith('uye') && text.includes('*** tarlası'))).toBe(true);
});
