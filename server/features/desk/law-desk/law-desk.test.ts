import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company } from '#shared/company.ts';
import { fillHtml } from '#shared/content/fill-marks.ts';
import type { DeskLaw } from '#shared/law/desk-law.ts';
import { LAW_NAMES, type LawName } from '#shared/law/law-to-confirm.ts';
import type { ListingDetail } from '#shared/listings.ts';
import { callApi } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { storeListings } from '#tests/support/store-listings.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { askForFigures } from './ask-for-figures.ts';

cheapHashes();
const { deps, app } = await openTestApp({ SUPPORT_EMAIL: 'destek@peyda.example' });
afterAll(() => deps.close());
let token: string;
beforeEach(async () => {
  deps.setNow(TEST_NOW);
  token = (await enterDesk(app, deps, 'icerik')).token;
});

const figures = async () => ((await callApi(app, 'GET', '/api/desk/law', { token })).json as DeskLaw).figures;
const figure = async (name: LawName) => (await figures()).find((row) => row.name === name);
const confirm = (name: string, why = 'Resmî Gazete’den okundu') =>
  callApi(app, 'POST', `/api/desk/law/${name}`, { token, body: { why } });

describe('the figures of law at the desk', () => {
  it('are all listed with article, source and last day', async () => {
    expect((await figures()).map(({ name }) => name).toSorted()).toEqual(LAW_NAMES.toSorted());
    expect(await figure('stampDutyCapLira')).toMatchObject({
      article: '488 sayılı Kanun 14',
      validUntil: '2026-12-31',
    });
    expect(await figure('heirsOpeningPercent')).toMatchObject({ confirmed: null, doubt: 'unsure', text: '%100' });
  });

  it('show who confirmed them and when, for six months and while the value stays the same', async () => {
    expect((await confirm('heirsOpeningPercent')).status).toBe(200);
    expect(await figure('heirsOpeningPercent')).toMatchObject({
      confirmed: { at: TEST_NOW.toISOString() },
      doubt: null,
    });
    deps.setNow(new Date('2027-05-21T12:00:00+03:00'));
    token = (await enterDesk(app, deps, 'icerik')).token;
    expect(await figure('heirsOpeningPercent')).toMatchObject({ doubt: 'old' });
    await deps.db.$client.query(
      `insert into audit_log (at, actor, act, subject, subject_id, after)
       values (now(), 'eski', 'law.confirm', 'law', 'biddingDays', '{"value": 10, "article": "İİK 111/b"}')`,
    );
    expect(await figure('biddingDays')).toMatchObject({ confirmed: null });
  });

  it('lose their “doğrulanacak” on the pages and in the API once they are confirmed', async () => {
    await deps.db.$client.query('alter table audit_log disable trigger user');
    await deps.db.$client.query(`delete from audit_log where subject = 'law'`);
    await deps.db.$client.query('alter table audit_log enable trigger user');
    deps.setNow(new Date(TEST_NOW.getTime() + 60_000));
    await storeListings(deps, { sulhMahkeme: '1', categoryNumber: '1' });
    const { rows } = await deps.db.$client.query<{ id: string }>('select id from properties limit 1');
    const text = 'İİK 114; 7589 sayılı Kanun{{mirasci-durumu}}';
    const shown = async () => fillHtml(text, (await callApi(app, 'GET', '/api/company')).json as Company);
    const detail = async () => (await callApi(app, 'GET', `/api/properties/${rows[0]?.id}`)).json as ListingDetail;
    expect(await shown()).toBe('İİK 114; 7589 sayılı Kanun, doğrulanacak');
    expect((await detail()).lawToConfirm).toContain('heirsOpeningPercent');
    await confirm('heirsOpeningPercent');
    expect(await shown()).toBe('İİK 114; 7589 sayılı Kanun');
    expect((await detail()).lawToConfirm).not.toContain('heirsOpeningPercent');
    expect((await detail()).mayBeAmongHeirs).toBe(true);
  });

  it('include the rules without a figure, which are confirmed in the same way', async () => {
    expect(await figure('wardSales')).toMatchObject({ doubt: 'unsure', article: 'TMK 440, 444' });
    await confirm('wardSales');
    expect(await figure('wardSales')).toMatchObject({ doubt: null });
  });

  it('can’t be confirmed under an unknown name or without a reason', async () => {
    expect((await confirm('yok')).status).toBe(400);
    expect(await confirm('biddingDays', '')).toMatchObject({ status: 400, json: { field: 'why' } });
  });

  it('are requested by mail once a month, only those in doubt', async () => {
    for (const name of LAW_NAMES) if (name !== 'statutoryInterestPercent') await confirm(name);
    expect(await askForFigures(deps)).toEqual({ doubted: 1 });
    const mail = deps.sentMails.at(-1);
    expect(mail).toMatchObject({ to: 'destek@peyda.example', subject: expect.stringContaining('yasal rakamlar') });
    expect(mail?.text).toContain('3095 sayılı Kanun 1: %31');
    expect(mail?.text).not.toContain('İİK 111/b:');
  });

  it('are not requested if none is in doubt', async () => {
    for (const name of LAW_NAMES) await confirm(name);
    const before = deps.sentMails.length;
    expect(await askForFigures(deps)).toEqual({ doubted: 0 });
    expect(deps.sentMails).toHaveLength(before);
  });

  it('are requested with their last day, even after they were confirmed', async () => {
    deps.setNow(new Date('2026-12-10T12:00:00+03:00'));
    token = (await enterDesk(app, deps, 'icerik')).token;
    for (const name of LAW_NAMES) await confirm(name);
    expect((await askForFigures(deps)).doubted).toBeGreaterThan(0);
    expect(deps.sentMails.at(-1)?.text).toMatch(/^488 sayılı Kanun 14: .*, son gün 31\.12\.2026$/m);
  });
});
