import { afterAll, beforeAll, expect, it } from 'vitest';
import { hiddenFiles } from '#server/database/tables/listing-amendments.ts';
import { properties } from '#server/database/tables/properties.ts';
import { callApi } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { sendRemovalLetters } from '#tests/support/mail/send-letters.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { pdfFaults } from '#tests/support/pdf/pdf-faults.ts';
import { storeListings } from '#tests/support/store-listings.ts';
import { inDays, TEST_NOW } from '#tests/support/test-now.ts';
import { forgetOldRequests } from './index.ts';

cheapHashes();
const { deps, app } = await openTestApp();
let token: string;
beforeAll(async () => {
  token = (await enterDesk(app, deps, 'icerik')).token;
});
afterAll(() => deps.close());

const desk = (url: string, body?: object) =>
  callApi(app, body ? 'POST' : 'GET', `/api/desk/removal-requests${url}`, { token, ...(body && { body }) });
const GIVEN = {
  name: 'Nurcihan Bozoklar',
  email: 'nurcihan@ornek.example',
  demand: 'İlanda adım geçiyor, kaldırılsın.',
  receivedOn: '2026-11-10',
  listings: [7],
};
const enter = async () => (await desk('', GIVEN)).json.id as number;
const ANSWER = {
  decision: 'accepted',
  answer: 'Adınızı ilanda kapattık.',
  nothingDone: 'İlan kaynağında zaten düzeltilmişti.',
};

it('a request is answered by letter within the legal time limit, and the list names nobody', async () => {
  const id = await enter();
  const list = await desk('');
  expect(list.json.requests[0]).toMatchObject({ id, decision: null, dueAt: '2026-12-10T20:59:59.000Z' });
  expect(list.body).not.toContain('ozoklar');
  const { receivedOn: _, ...said } = GIVEN;
  expect((await desk(`/${id}`)).json).toMatchObject({ ...said, letter: [] });

  expect((await desk(`/${id}/decision`, ANSWER)).status).toBe(200);
  expect((await desk(`/${id}/decision`, { ...ANSWER, decision: 'refused' })).json.code).toBe('DECIDED');
  expect(await Promise.all([sendRemovalLetters(deps), sendRemovalLetters(deps)])).toContainEqual(
    expect.objectContaining({ sent: 1, failed: 0 }),
  );
  const mails = deps.sentMails.filter(({ to }) => to === GIVEN.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Sayın Nurcihan Bozoklar,');
  expect(mails[0]?.text).toContain('Adınızı ilanda kapattık.');
  expect(mails[0]?.attachments?.[0]).toMatchObject({ name: `basvuru-${id}.pdf`, type: 'application/pdf' });
  const letter = await app.inject({
    url: `/api/desk/removal-requests/${id}/letter`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(letter.headers['content-type']).toBe('application/pdf');
  expect(await pdfFaults(letter.rawPayload)).toEqual([]);
  expect(letter.rawPayload.equals(mails[0]?.attachments?.[0]?.content ?? Buffer.of())).toBe(true);
});

it('each opening is in the audit log, without a name', async () => {
  const id = await enter();
  await desk(`/${id}`);
  await desk(`/${id}`);
  const { rows } = await deps.db.$client.query(
    `select act, actor, audit_log::text as whole from audit_log where subject = 'request' and subject_id = $1 order by id`,
    [String(id)],
  );
  expect(rows.map(({ act }) => act)).toEqual(['request.enter', 'request.open', 'request.open']);
  expect(rows.every(({ actor, whole }) => actor.includes('@') && !whole.includes('ozoklar'))).toBe(true);
});

it('a letter that is not accepted is sent again until it is', async () => {
  const id = await enter();
  await desk(`/${id}/decision`, ANSWER);
  const send = async () => {
    throw new Error('no mail server');
  };
  const away = { ...deps, mailer: { isConfigured: true, send } };
  expect(await sendRemovalLetters(away)).toMatchObject({ sent: 0, failed: 1 });
  expect(await sendRemovalLetters(deps)).toMatchObject({ sent: 0, failed: 0 });
  deps.setNow(inDays(0.1));
  expect(await sendRemovalLetters(deps)).toMatchObject({ sent: 1, failed: 0 });
  deps.setNow(TEST_NOW);
});

it('a request is deleted three years after its answer', async () => {
  const id = await enter();
  await desk(`/${id}/decision`, ANSWER);
  await forgetOldRequests(deps);
  expect((await desk(`/${id}`)).status).toBe(200);
  deps.setNow(inDays(3 * 366));
  await forgetOldRequests(deps);
  deps.setNow(TEST_NOW);
  expect((await desk(`/${id}`)).status).toBe(404);
});

it.each([
  [{ name: ' ' }, 'name'],
  [{ email: 'yok' }, 'email'],
  [{ receivedOn: '2099-01-01' }, 'receivedOn'],
  [{ receivedOn: 'dün' }, 'receivedOn'],
  [{ demand: '' }, 'demand'],
])('refuses %o', async (change, field) => {
  expect((await desk('', { ...GIVEN, ...change })).json).toMatchObject({ code: 'INVALID_PARAMETER', field });
});

it('a request is accepted only after an act or with a reason for none, and the letter says which', async () => {
  const address = 'https://kaynak.example/ilan.pdf';
  await storeListings(deps, { title: 'Adı geçen tarla', documentFiles: [address] });
  const [{ id: listing } = { id: 0 }] = await deps.db.select({ id: properties.id }).from(properties);
  const made = await desk('', { ...GIVEN, listings: [listing] });
  const id: number = made.json.id;
  const accept = (more?: object) =>
    desk(`/${id}/decision`, { decision: 'accepted', answer: 'Saygılarımızla.', ...more });
  expect((await accept()).json).toMatchObject({ code: 'NOTHING_DONE', field: 'nothingDone' });
  const act = (name: string, body: object) =>
    callApi(app, 'POST', `/api/desk/listings/${listing}/${name}`, { token, body });
  // Acts that were undone don't count.
  expect((await act('hide', { why: 'Başvuru üzerine' })).status).toBe(200);
  expect((await act('unhide', { why: 'Yanlış ilandı' })).status).toBe(200);
  expect((await act('hide-file', { address, why: 'Başvuru üzerine' })).status).toBe(200);
  const [{ hash } = { hash: '' }] = await deps.db.select({ hash: hiddenFiles.addressHash }).from(hiddenFiles);
  expect((await act('show-file', { hash, why: 'Yanlış dosyaydı' })).status).toBe(200);
  expect((await accept()).json.code).toBe('NOTHING_DONE');
  expect((await act('masks', { words: 'tarla', takesDocuments: false, why: 'Başvuru üzerine' })).status).toBe(200);
  expect((await desk(`/${id}`)).json.acts).toMatchObject([{ listing, act: 'listing.mask' }]);
  expect((await accept()).status).toBe(200);
  const { letter } = (await desk(`/${id}`)).json;
  expect(letter.join(' ')).toMatch(/gereği yapıldı.*Yapılanlar: \d+ numaralı ilan: kelimeler kapatıldı/s);

  const other = await enter();
  expect((await desk(`/${other}/decision`, ANSWER)).status).toBe(200);
  const told = (await desk(`/${other}`)).json.letter.join(' ');
  expect(told).toContain('İlan kaynağında zaten düzeltilmişti.');
  expect(told).not.toContain('gereği yapıldı');
});
