import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/database/tables/accounts.ts';
import { reports } from '#server/database/tables/companies/reports.ts';
import { organisations } from '#server/database/tables/organisations.ts';
import { START_VIEW } from '#shared/analysis/start-view.ts';
import type { KeptReports } from '#shared/reports/kept-reports.ts';
import { MAX_SCHEDULES, MAX_WAITING_REPORTS } from '#shared/reports/report-rules.ts';
import { RETENTION } from '#shared/retention.ts';
import { callApi } from '#tests/support/accounts/call-accounts.ts';
import type { Caller } from '#tests/support/accounts/call-as.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { newColleague, newCompany } from '#tests/support/companies/key-callers.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { mailReports } from '#tests/support/mail/send-letters.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { storeListings } from '#tests/support/store-listings.ts';
import { inDays, TEST_NOW } from '#tests/support/test-now.ts';
import { forgetOldReports, makeReports, reportMail, startDueReports } from '../index.ts';

cheapHashes();
const testApp = await openTestApp({ SAMPLE_SIZE: '0' });
const { deps, app } = testApp;
afterAll(() => deps.close());
await storeListings(
  deps,
  ...Array.from({ length: 3 }, (_, at) => ({ sourceKey: `rapor-${at}`, title: `Daire ${at}`, endDate: inDays(40) })),
);
beforeEach(async () => {
  deps.setNow(TEST_NOW);
  await emptyTables(deps, 'reports', 'report_schedules', 'outbox');
});

const company = await newCompany(testApp, inDays(200));
const { owner } = company;
const member = await newColleague(testApp, company, 'member');
const reader = await newColleague(testApp, company, 'reader');
const path = `/api/organisations/${company.id}/reports`;
const viewOf = async (caller: Caller, isShared = true): Promise<string> => {
  const kept = { name: 'Aylık bakış', isShared, view: START_VIEW };
  return (await caller.call('POST', `/api/organisations/${company.id}/analysis/views`, kept)).json.id;
};
const viewId = await viewOf(owner);
const list = async (caller: Caller = owner): Promise<KeptReports> => (await caller.call('GET', path)).json;
const fileOf = (id: string, { headers }: Caller = owner) => app.inject({ url: `${path}/${id}/file`, headers });
const daily = { viewId, kind: 'pdf', rhythm: 'day', onDay: 0, hour: 8, readers: [] as string[] };
const schedule = (given: object = {}, caller: Caller = owner) =>
  caller.call('POST', `${path}/schedules`, { ...daily, ...given });
/** Runs the job at a given time. */
async function work(at = TEST_NOW): Promise<void> {
  deps.setNow(at);
  await startDueReports(deps);
  await makeReports(deps);
  await mailReports(deps);
}

describe('a requested report', () => {
  it.each([
    ['pdf', 'application/pdf', '%PDF-'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'PK'],
    ['csv', 'text/csv; charset=utf-8', '\uFEFF'],
  ])('waits, is created by the job and can be downloaded as %s', async (kind, type, begin) => {
    const { status, json } = await member.call('POST', path, { viewId, kind });
    expect(status).toBe(202);
    expect((await list(reader)).reports).toMatchObject([{ id: json.id, state: 'waiting', bytes: null }]);
    expect((await fileOf(json.id)).statusCode).toBe(404);
    await work();
    const [report] = (await list(reader)).reports;
    expect(report).toMatchObject({ state: 'ready', listings: 3, kind, name: 'Aylık bakış', mayDelete: false });
    const file = await fileOf(json.id, reader);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, type]);
    expect(file.rawPayload.toString().startsWith(begin)).toBe(true);
    expect(file.rawPayload.length).toBe(report?.bytes);
  });

  it('shows the view as it was, and remains after the view is deleted', async () => {
    const own = await viewOf(owner);
    const { json } = await owner.call('POST', path, { viewId: own, kind: 'csv' });
    await owner.call('DELETE', `/api/organisations/${company.id}/analysis/views/${own}`);
    await work();
    expect((await fileOf(json.id)).statusCode).toBe(200);
    expect((await list()).reports).toMatchObject([{ viewId: null, name: 'Aylık bakış' }]);
  });

  it('of an unshared view is visible only to its owner', async () => {
    const { json } = await member.call('POST', path, { viewId: await viewOf(member, false), kind: 'csv' });
    await work();
    expect((await list(member)).reports).toHaveLength(1);
    expect((await list(owner)).reports).toEqual([]);
    expect((await fileOf(json.id, owner)).statusCode).toBe(404);
    expect((await owner.call('DELETE', `${path}/${json.id}`)).status).toBe(404);
  });

  it('of an unshared view is deleted with the member who requested it; one of a shared view stays', async () => {
    const leaving = await newColleague(testApp, company, 'member');
    const ask = async (ofView: string) => (await leaving.call('POST', path, { viewId: ofView, kind: 'csv' })).json.id;
    const [, shared] = [await ask(await viewOf(leaving, false)), await ask(viewId)];
    await work();
    await leaving.call('DELETE', `/api/organisations/${company.id}/members/${leaving.id}`);
    expect((await deps.db.select({ id: reports.id }).from(reports)).map(({ id }) => id)).toEqual([shared]);
  });

  it('can be deleted by the member who requested it and by members allowed to tidy up', async () => {
    const ask = async (caller: Caller): Promise<string> =>
      (await caller.call('POST', path, { viewId, kind: 'csv' })).json.id;
    const [first, second] = [await ask(owner), await ask(member)];
    expect((await member.call('DELETE', `${path}/${first}`)).status).toBe(403);
    expect((await member.call('DELETE', `${path}/${second}`)).status).toBe(200);
    expect((await owner.call('DELETE', `${path}/${first}`)).status).toBe(200);
    expect((await list()).reports).toEqual([]);
  });

  it('is refused while too many are waiting', async () => {
    for (let more = MAX_WAITING_REPORTS; more > 0; more -= 1)
      expect((await owner.call('POST', path, { viewId, kind: 'csv' })).status).toBe(202);
    expect((await owner.call('POST', path, { viewId, kind: 'csv' })).json.code).toBe('TOO_MANY_REPORTS');
  });

  it('is created again when its process dies, by one process only, and given up after three tries', async () => {
    const { json } = await owner.call('POST', path, { viewId, kind: 'csv' });
    const died = { heldUntil: new Date(TEST_NOW.getTime() + 60_000), tries: 1 };
    await deps.db.update(reports).set(died).where(eq(reports.id, json.id));
    expect(await makeReports(deps)).toEqual({ made: 0, failed: 0 });
    deps.setNow(new Date(TEST_NOW.getTime() + 61_000));
    const both = await Promise.all([makeReports(deps), makeReports(deps)]);
    expect(both.map(({ made }) => made).toSorted()).toEqual([0, 1]);
    await deps.db.update(reports).set({ state: 'waiting', content: null, heldUntil: null, tries: 3 });
    await makeReports(deps);
    expect((await list()).reports).toMatchObject([{ state: 'failed' }]);
  });

  it('is kept for 90 days', async () => {
    await owner.call('POST', path, { viewId, kind: 'csv' });
    deps.setNow(inDays(RETENTION.reportDays));
    expect(await forgetOldReports(deps)).toEqual({ reports: 0 });
    deps.setNow(inDays(RETENTION.reportDays + 1));
    expect(await forgetOldReports(deps)).toEqual({ reports: 1 });
  });
});

describe('a schedule', () => {
  // TEST_NOW is 11:00, so the next morning is that of the following day.
  const morning = inDays(1);

  it('has its view made a report of, once a morning, and tells its readers by mail', async () => {
    await deps.db.update(users).set({ emailVerified: false }).where(eq(users.id, member.id));
    await schedule({ readers: [owner.id, reader.id, member.id] });
    await work();
    expect((await list()).reports).toEqual([]);
    const before = deps.sentMails.length;
    await work(morning);
    await work(morning);
    expect((await list()).reports).toMatchObject([{ state: 'ready', askedBy: null }]);
    // The member's address is not confirmed.
    const mails = deps.sentMails.slice(before);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.subject).toBe('Peyda: “Aylık bakış” raporu hazır');
    expect(mails[0]?.text).toContain(`/kurum?id=${company.id}#raporlar`);
    await work(inDays(2));
    expect((await list()).reports).toHaveLength(2);
  });

  it('whose mail fails ten times keeps the reason, appears at the desk, and can be mailed once more from there', async () => {
    await schedule({ readers: [reader.id] });
    const send = () => Promise.reject(new Error('Mail was not accepted: EENVELOPE 450'));
    deps.setNow(morning);
    await startDueReports(deps);
    await makeReports(deps);
    for (let tries = 0; tries < reportMail.mostTries; tries += 1) {
      await mailReports({ ...deps, mailer: { isConfigured: true, send } });
      deps.setNow(new Date(deps.clock.now().getTime() + 7 * 60 * 60_000));
    }
    const told = () => deps.sentMails.filter(({ subject }) => subject.includes('raporu hazır')).length;
    const before = told();
    await mailReports(deps);
    expect(told()).toBe(before);
    const { token } = await enterDesk(app, deps, 'yonetici');
    const desk = '/api/desk/collection/letters';
    const [letter] = (await callApi(app, 'GET', desk, { token })).json.letters;
    const given = { queue: 'report', about: 'Rapor hazır: “Aylık bakış”', attempts: 10 };
    expect(letter).toMatchObject({ ...given, reason: 'Mail was not accepted: EENVELOPE 450' });
    const body = { queue: 'report', id: letter.id, why: 'Posta kutusu düzeldi' };
    expect((await callApi(app, 'POST', `${desk}/retry`, { token, body })).status).toBe(200);
    await mailReports(deps);
    expect(told()).toBe(before + 1);
  });

  it('creates one report for everything missed during a downtime, even with two processes', async () => {
    await schedule();
    deps.setNow(inDays(5));
    await Promise.all([startDueReports(deps), startDueReports(deps)]);
    expect((await list()).reports).toHaveLength(1);
    expect(Date.parse((await list()).schedules[0]?.nextAt ?? '')).toBeGreaterThan(inDays(5).getTime());
  });

  it('is suspended while the plan is over or the view is not shared', async () => {
    const shared = await viewOf(owner);
    await schedule({ viewId: shared });
    const view = `/api/organisations/${company.id}/analysis/views/${shared}`;
    await owner.call('PUT', view, { name: 'Aylık bakış', isShared: false, view: START_VIEW, version: 1 });
    expect((await list()).schedules).toMatchObject([{ nextAt: null }]);
    await work(morning);
    expect((await list()).reports).toEqual([]);
    await owner.call('PUT', view, { name: 'Aylık bakış', isShared: true, view: START_VIEW, version: 2 });
    await deps.db.update(organisations).set({ validUntil: morning }).where(eq(organisations.id, company.id));
    await work(inDays(2));
    expect((await list()).reports).toEqual([]);
    await deps.db
      .update(organisations)
      .set({ validUntil: inDays(200) })
      .where(eq(organisations.id, company.id));
    await work(inDays(3));
    expect((await list()).reports).toHaveLength(1);
  });

  it('does not notify readers who have unsubscribed or left', async () => {
    const leaving = await newColleague(testApp, company, 'member');
    const { json } = await schedule({ readers: [reader.id, leaving.id] });
    expect((await list(reader)).schedules).toMatchObject([{ isReader: true }]);
    await reader.call('DELETE', `${path}/schedules/${json.id}/own-mails`);
    await owner.call('DELETE', `/api/organisations/${company.id}/members/${leaving.id}`);
    expect((await list(reader)).schedules).toMatchObject([{ isReader: false, readers: [] }]);
    const before = deps.sentMails.length;
    await work(morning);
    expect(deps.sentMails.slice(before)).toEqual([]);
  });

  it('is limited in number, to shared views, permitted members and readers of the organisation', async () => {
    expect((await schedule({}, member)).status).toBe(403);
    expect((await schedule({ viewId: await viewOf(owner, false) })).json.code).toBe('VIEW_NOT_SHARED');
    const stranger = (await newCompany(testApp)).owner;
    expect(await schedule({ readers: [stranger.id] })).toMatchObject({ status: 400, json: { field: 'readers' } });
    for (const wrong of [{ onDay: 1 }, { rhythm: 'week', onDay: 0 }, { rhythm: 'month', onDay: 29 }, { hour: 12 }])
      expect((await schedule(wrong)).status, JSON.stringify(wrong)).toBe(400);
    for (let more = MAX_SCHEDULES; more > 0; more -= 1) expect((await schedule()).status).toBe(200);
    expect((await schedule()).json.code).toBe('TOO_MANY_SCHEDULES');
  });

  it('can be deleted without its reports', async () => {
    const { json } = await schedule();
    await work(morning);
    expect((await owner.call('DELETE', `${path}/schedules/${json.id}`)).status).toBe(200);
    expect(await list()).toMatchObject({ reports: [{ state: 'ready' }], schedules: [] });
  });
});
