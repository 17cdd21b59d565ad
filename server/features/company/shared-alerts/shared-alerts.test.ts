import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetAlertMatches, matchAlerts } from '#server/features/deciding/alerts/index.ts';
import { ALERT_MATCHES_KEPT_DAYS, MAX_SHARED_ALERTS, type SharedAlert } from '#shared/organisations/shared-alerts.ts';
import type { Caller } from '#tests/support/accounts/call-as.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { callWith, newColleague, newCompany, newKey } from '#tests/support/companies/key-callers.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { storeListings } from '#tests/support/store-listings.ts';
import { inDays, TEST_NOW } from '#tests/support/test-now.ts';

cheapHashes();
const testApp = await openTestApp({ SAMPLE_SIZE: '0' });
afterAll(() => testApp.deps.close());
beforeEach(() => testApp.deps.setNow(TEST_NOW));
const newPlace = async () => {
  const company = await newCompany(testApp);
  const path = `/api/organisations/${company.id}/alerts`;
  const list = async (caller: Caller = company.owner): Promise<SharedAlert[]> =>
    (await caller.call('GET', path)).json.alerts;
  return { company, path, list };
};
const newAlert = async (caller: Caller, query = 'ankara daire'): Promise<number> => {
  const body = { alertName: query, searchCriteria: JSON.stringify({ query }) };
  return (await caller.call('POST', '/api/user/property-alerts', body)).json.alert.id;
};
const ownAlerts = async (caller: Caller) => (await caller.call('GET', '/api/user/property-alerts')).json;

it('an alert is shared, can be followed by members, and stays when the sharer leaves', async () => {
  const { company, path, list } = await newPlace();
  const [member, reader] = [
    await newColleague(testApp, company, 'member'),
    await newColleague(testApp, company, 'reader'),
  ];
  expect((await member.call('POST', path, { alertId: await newAlert(member) })).status).toBe(200);
  const [shared] = await list(reader);
  expect(shared).toMatchObject({ name: 'ankara daire', isFollowed: false, mayRemove: false });
  expect((await list(member))[0]).toMatchObject({ isFollowed: true, mayRemove: true });
  expect((await reader.call('POST', `${path}/${shared?.id}/own`)).status).toBe(200);
  expect((await reader.call('POST', `${path}/${shared?.id}/own`)).json.code).toBe('ALREADY_FOLLOWED');
  expect(await ownAlerts(reader)).toMatchObject([{ alertName: 'ankara daire', isActive: true }]);
  await member.call('DELETE', `/api/organisations/${company.id}/members/${member.id}`);
  expect((await list())[0]).toMatchObject({ sharedBy: 'Ayrılmış üye', mayRemove: true });
  expect((await company.owner.call('DELETE', `${path}/${shared?.id}`)).status).toBe(200);
  expect(await list(reader)).toEqual([]);
  expect(await ownAlerts(reader)).toHaveLength(1);
});

it('refuses to share another member’s alert, the same alert twice, or more than the limit', async () => {
  const { company, path } = await newPlace();
  const { owner } = company;
  const stranger = (await newCompany(testApp)).owner;
  expect((await owner.call('POST', path, { alertId: await newAlert(stranger) })).status).toBe(404);
  const alertId = await newAlert(owner);
  expect((await owner.call('POST', path, { alertId })).status).toBe(200);
  expect((await owner.call('POST', path, { alertId })).json.code).toBe('ALREADY_SHARED');
  await testApp.deps.db.$client.query(
    `insert into property_alerts (organisation_id, alert_name, search_criteria, watches_since, created_at, updated_at)
      select $1, 'Uyarı', n::text, now(), now(), now() from generate_series(2, $2) n`,
    [company.id, MAX_SHARED_ALERTS],
  );
  const another = await newAlert(owner, 'konya tarla');
  expect((await owner.call('POST', path, { alertId: another })).json.code).toBe('TOO_MANY_ALERTS');
});

describe('matches of an organisation’s alerts', () => {
  const { deps, app } = testApp;
  const listing = (given: object) =>
    storeListings(deps, { il: 'Ankara', endDate: inDays(200), title: 'Arsa', price: 100_000, ...given });
  /** A company whose owner shared an alert, and a program of theirs. */
  async function newReader(query: string, validUntil = inDays(400)) {
    const company = await newCompany(testApp, validUntil);
    const path = `/api/organisations/${company.id}/alerts`;
    await company.owner.call('POST', path, { alertId: await newAlert(company.owner, query) });
    const call = callWith(app, (await newKey(company, { scopes: ['alerts'] })).key);
    const read = async (search = '') => (await call(`/alerts/matches${search}`)).json();
    return { company, call, read };
  }
  type Found = { matches: { reason: string; propertyId: number; property: { title: string } }[]; next: string };
  const told = ({ matches }: Found) => matches.map(({ reason, property }) => [reason, property.title]);

  it('are read once each, in order, with the reason of the match, and notify nobody', async () => {
    await listing({ sourceKey: 'before', title: 'Önceki kavak' });
    const { call, read } = await newReader('kavak');
    const start = await read();
    expect(start.matches).toEqual([]);
    await listing({ sourceKey: 'a', title: 'Kavak bir' });
    await listing({ sourceKey: 'b', title: 'Söğüt' });
    await matchAlerts(deps);
    deps.setNow(inDays(1));
    await listing({ sourceKey: 'a', title: 'Kavak bir', price: 90_000 });
    await listing({ sourceKey: 'b', title: 'Kavak iki' });
    await matchAlerts(deps);
    const first = await read(`?after=${start.next}&limit=1`);
    expect(told(first)).toEqual([['new', 'Kavak bir']]);
    expect(first.hasMore).toBe(true);
    const rest = await read(`?after=${first.next}`);
    expect(told(rest).toSorted()).toEqual([
      ['changed', 'Kavak iki'],
      ['priceDrop', 'Kavak bir'],
    ]);
    expect(await read(`?after=${rest.next}`)).toMatchObject({ matches: [], hasMore: false });
    expect((await call('/alerts')).json().alerts).toMatchObject([{ name: 'kavak', found: 2 }]);
    // Only the owner's own alert, from which the shared one was made, notifies them; the organisation's notifies
    // nobody.
    const { rows } = await deps.db.$client.query(
      'select count(*)::int as told, count(distinct user_id)::int as people from notifications where title like $$%kavak%$$',
    );
    expect(rows).toEqual([{ told: 3, people: 1 }]);
  });

  it('are visible only to that organisation', async () => {
    const [one, other] = [await newReader('çınar'), await newReader('meşe')];
    await listing({ sourceKey: 'c', title: 'Çınar' });
    await matchAlerts(deps);
    expect(told(await one.read())).toEqual([['new', 'Çınar']]);
    expect(await other.read()).toMatchObject({ matches: [] });
  });

  it('end with the plan, while its members’ own alerts continue', async () => {
    const { company } = await newReader('ardıç', inDays(1));
    deps.setNow(inDays(2));
    await listing({ sourceKey: 'd', title: 'Ardıç' });
    await matchAlerts(deps);
    const matches = await deps.db.$client.query(
      'select from alert_matches join property_alerts a on a.id = alert_id where organisation_id = $1',
      [company.id],
    );
    expect(matches.rowCount).toBe(0);
  });

  it('include matches in locked words, as the plan allows', async () => {
    const { read } = await newReader('gürgen');
    await listing({ sourceKey: 'e', title: 'Tarla', description: 'Üzerinde gürgen vardır.' });
    await matchAlerts(deps);
    expect(told(await read())).toEqual([['new', 'Tarla']]);
  });

  it('are kept for some time; a reader with an older cursor gets CURSOR_GONE', async () => {
    const { read } = await newReader('selvi');
    const start = await read();
    await listing({ sourceKey: 'f', title: 'Selvi' });
    await matchAlerts(deps);
    const after = await read();
    deps.setNow(inDays(ALERT_MATCHES_KEPT_DAYS + 1));
    await forgetAlertMatches(deps);
    expect(await read(`?after=${start.next}`)).toMatchObject({ code: 'CURSOR_GONE' });
    expect(await read(`?after=${after.next}`)).toMatchObject({ matches: [], next: after.next });
    expect(await read(`?after=${after.next.slice(0, 8)}-999999`)).toMatchObject({ code: 'CURSOR_GONE' });
  });
});
