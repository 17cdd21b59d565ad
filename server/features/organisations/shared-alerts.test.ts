import { afterAll, expect, test } from 'vitest';
import { MAX_SHARED_ALERTS, type SharedAlert } from '#shared/organisations/shared-alerts.ts';
import type { Caller } from '#tests/support/accounts/call-as.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { newColleague, newCompany } from '#tests/support/companies/key-callers.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';

cheapHashes();
const testApp = await openTestApp({ SAMPLE_SIZE: '0' });
afterAll(() => testApp.deps.close());
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

test('an alert is shared, followed by who wants to be told, and stays when its sharer leaves', async () => {
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

test('nobody shares another’s alert, the same twice, or more than are looked at', async () => {
  const { company, path } = await newPlace();
  const { owner } = company;
  const stranger = (await newCompany(testApp)).owner;
  expect((await owner.call('POST', path, { alertId: await newAlert(stranger) })).status).toBe(404);
  const alertId = await newAlert(owner);
  expect((await owner.call('POST', path, { alertId })).status).toBe(200);
  expect((await owner.call('POST', path, { alertId })).json.code).toBe('ALREADY_SHARED');
  await testApp.deps.db.$client.query(
    `insert into organisation_alerts (organisation_id, name, search_criteria, understood_criteria, shared_at)
      select $1, 'Uyarı', n::text, '{}', now() from generate_series(2, $2) n`,
    [company.id, MAX_SHARED_ALERTS],
  );
  const another = await newAlert(owner, 'konya tarla');
  expect((await owner.call('POST', path, { alertId: another })).json.code).toBe('TOO_MANY_ALERTS');
});
