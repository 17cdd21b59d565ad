import { afterAll, beforeEach, expect, it } from 'vitest';
import { readingFigures } from '#server/features/intake/document-texts/index.ts';
import { makeFindings } from '#server/features/market/document-findings/index.ts';
import type { ShownFindings } from '#shared/read-documents/document-findings.ts';
import type { DeskFindingMarks } from '#shared/read-documents/finding-marks.ts';
import { callApi } from '#tests/support/accounts/call-accounts.ts';
import { type Caller, newCaller } from '#tests/support/accounts/call-as.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { payForPremium } from '#tests/support/accounts/pay-for-premium.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { mistakesOf } from '#tests/support/papers/decided-findings.ts';
import { givePapers } from '#tests/support/papers/give-paper.ts';
import { storeListings } from '#tests/support/store-listings.ts';
import { inDays } from '#tests/support/test-now.ts';

cheapHashes();
const { deps, app } = await openTestApp({ SAMPLE_SIZE: '0' });
const { token } = await enterDesk(app, deps, 'icerik');
const [ali, oya] = [await newMember(), await newMember()];
afterAll(() => deps.close());

const PAGES = [
  'BİLİRKİŞİ RAPORU',
  'Taşınmaz üzerinde 3.450.000,00 TL bedelli 1. derece ipotek vardır. Kiracı Veli Deli oturmaktadır.',
];
const why = 'Belgeye baktım';
let id: number;
beforeEach(async () => {
  await emptyTables(deps, 'properties', 'document_texts', 'finding_changes');
  await storeListings(deps, { sourceKey: 'ipotekli', endDate: inDays(20) });
  id = Number((await deps.db.$client.query('select id from properties')).rows[0].id);
  await givePapers(deps, [{ propertyId: id, pages: PAGES }]);
  await makeFindings(deps);
});

async function newMember(): Promise<Caller> {
  const caller = await newCaller(app);
  await payForPremium(deps, caller.id);
  return caller;
}
const read = async (caller: Caller): Promise<ShownFindings> =>
  (await caller.call('GET', `/api/properties/${id}/document-findings`)).json;
async function pledgeOf(caller: Caller) {
  const found = (await read(caller)).findings.find(({ field }) => field === 'pledge');
  return found?.id ?? undefined;
}
const mark = (caller: Caller, finding = '', reason?: string) =>
  caller.call('PUT', `/api/properties/${id}/document-findings/${finding}/mark`, reason === undefined ? {} : { reason });
const desk = async (): Promise<DeskFindingMarks> =>
  (await callApi(app, 'GET', '/api/desk/finding-marks', { token })).json;
const decide = (finding: string, isWrong: boolean) =>
  callApi(app, 'POST', `/api/desk/finding-marks/${finding}`, { token, body: { isWrong, why } });
const count = async (table: string) =>
  Number((await deps.db.$client.query(`select count(*) from ${table}`)).rows[0].count);

it('a member can mark a finding once and take the mark back; others do not see it', async () => {
  const pledge = await pledgeOf(ali);
  expect((await mark(ali, pledge, 'İpotek kalkmış')).status).toBe(200);
  expect((await mark(ali, pledge)).status).toBe(200);
  expect((await read(ali)).markedIds).toEqual([pledge]);
  expect((await read(oya)).markedIds).toEqual([]);
  const path = `/api/properties/${id}/document-findings/${pledge}/mark`;
  expect((await oya.call('DELETE', path)).status).toBe(200);
  expect(await count('finding_marks')).toBe(1);
  await ali.call('DELETE', path);
  expect((await read(ali)).markedIds).toEqual([]);
});

it('only a caller who sees a finding can mark it, and only if the documents state it', async () => {
  const pledge = await pledgeOf(ali);
  const free = await newCaller(app);
  expect((await mark(free, pledge)).status).toBe(403);
  expect((await mark(ali, pledge?.replace('pledge', 'seizure'))).status).toBe(404);
  expect((await mark(ali, 'x')).status).toBe(400);
  expect((await mark(ali, pledge, 'a'.repeat(301))).status).toBe(400);
  expect(await count('finding_marks')).toBe(0);
});

it('open marks are listed at the desk with sentence, place and reason', async () => {
  const pledge = await pledgeOf(ali);
  await mark(ali, pledge, 'İpotek kalkmış');
  await mark(oya, pledge);
  const { waiting, decided, figures } = await desk();
  expect([waiting.length, decided, figures]).toEqual([1, [], { waiting: 1, wrong: 0, right: 0 }]);
  expect(waiting[0]).toMatchObject({
    id: pledge,
    propertyId: id,
    marks: 2,
    reasons: ['İpotek kalkmış'],
    isWrong: null,
  });
  expect(waiting[0]?.finding?.sentence).toContain('1. derece ipotek');
  expect(waiting[0]?.finding?.place).toMatchObject({ name: 'rapor.pdf', page: 2, line: 1 });
  const queue = await callApi(app, 'GET', '/api/desk/waiting', { token });
  expect(queue.json.waiting).toContainEqual(expect.objectContaining({ kind: 'finding', count: 1 }));
  expect(await readingFigures(deps)).toMatchObject({ markedFindings: 1, wrongFindings: 0 });
});

it('a finding decided as wrong is hidden for everyone, even when it is found again in other words', async () => {
  const pledge = (await pledgeOf(ali)) ?? '';
  await mark(ali, pledge);
  const before = await read(oya);
  expect((await decide(pledge, true)).status).toBe(200);
  expect(await pledgeOf(oya)).toBeUndefined();
  expect((await read(oya)).findingCount).toBe(before.findingCount - 1);
  await deps.db.$client.query('update document_findings set done_pages = 0');
  await makeFindings(deps);
  expect(await pledgeOf(oya)).toBeUndefined();
  await deps.db.$client.query(`update document_pages set words = (
    select jsonb_agg(case when w->>'text' = 'Taşınmaz' then w || '{"text":"…"}' else w end)
    from jsonb_array_elements(words) w)`);
  await deps.db.$client.query('update document_findings set done_pages = 0');
  await makeFindings(deps);
  expect(await pledgeOf(oya)).toBeUndefined();
  expect((await desk()).figures).toEqual({ waiting: 0, wrong: 1, right: 0 });
  expect(await readingFigures(deps)).toMatchObject({ markedFindings: 0, wrongFindings: 1 });
});

it('documents of a hidden listing are left out of public figures', async () => {
  await mark(ali, await pledgeOf(ali));
  expect(await readingFigures(deps)).toMatchObject({ documents: 1, readPages: 2, markedFindings: 1 });
  await deps.db.$client.query('update properties set hidden_at = now()');
  const nothing = { documents: 0, readDocuments: 0, readPages: 0, findings: 0, markedFindings: 0 };
  expect(await readingFigures(deps)).toMatchObject(nothing);
});

it('a finding decided as right stays, with its marks closed until a new one; decisions are logged', async () => {
  const pledge = (await pledgeOf(ali)) ?? '';
  await mark(ali, pledge);
  await decide(pledge, false);
  expect(await pledgeOf(oya)).toBe(pledge);
  expect((await desk()).waiting).toEqual([]);
  deps.setNow(new Date(deps.clock.now().getTime() + 60_000));
  await mark(oya, pledge);
  expect((await desk()).waiting).toMatchObject([{ id: pledge, isWrong: false }]);
  await decide(pledge, true);
  const { rows } = await deps.db.$client.query(
    'select act, subject_id, reason from audit_log order by id desc limit 2',
  );
  expect(rows).toEqual([
    { act: 'finding.wrong', subject_id: pledge, reason: why },
    { act: 'finding.right', subject_id: pledge, reason: why },
  ]);
  expect((await decide(pledge.replace('pledge', 'seizure'), true)).status).toBe(404);
});

it('decided findings can be downloaded as examples to test the rules', async () => {
  const pledge = (await pledgeOf(ali)) ?? '';
  await mark(ali, pledge);
  const download = async () =>
    JSON.parse(
      (await app.inject({ url: '/api/desk/finding-examples', headers: { authorization: `Bearer ${token}` } })).body,
    );
  expect(await download()).toEqual([]);
  await decide(pledge, false);
  const [right] = await download();
  expect(right).toMatchObject({ kind: 'pledge', value: { degree: 1, number: 3_450_000 }, expected: true });
  expect(right.text).toContain('BİLİRKİŞİ RAPORU');
  expect(mistakesOf([right])).toEqual([]);
  await decide(pledge, true);
  expect(mistakesOf(await download())).toEqual(['pledge: 1|-|3450000 is found']);
});

it('a mark forgets its member with the account, and goes with the text of its document', async () => {
  const leaving = await newMember();
  await mark(leaving, await pledgeOf(leaving), 'Veli Yılmaz 10000000146 söyledi');
  const { json } = await leaving.call('GET', '/api/user/export');
  expect(json.findingMarks).toMatchObject([{ propertyId: id, field: 'İpotek' }]);
  await deps.db.$client.query('delete from users where id = $1', [leaving.id]);
  const { rows } = await deps.db.$client.query('select user_id, reason from finding_marks');
  expect(rows).toEqual([{ user_id: null, reason: expect.not.stringContaining('10000000146') }]);
  await deps.db.$client.query('delete from document_texts');
  expect(await count('finding_marks')).toBe(0);
});
