import { afterAll, describe, expect, it } from 'vitest';
import { propertyAlerts } from '#server/database/tables/alerts.ts';
import { analysisViews } from '#server/database/tables/companies/analysis-views.ts';
import { apiKeys } from '#server/database/tables/companies/api-keys.ts';
import { appConnections, oauthClients } from '#server/database/tables/companies/connected-apps.ts';
import { organisationLogos } from '#server/database/tables/companies/organisation-logos.ts';
import { reportSchedules, reports } from '#server/database/tables/companies/reports.ts';
import { webhookEndpoints, webhookMessages } from '#server/database/tables/companies/webhooks.ts';
import {
  organisationInvitations,
  organisationMembers,
  organisationNotes,
  organisationSavedAds,
  organisations,
} from '#server/database/tables/organisations.ts';
import { START_VIEW } from '#shared/analysis/start-view.ts';
import { ORGANISATION_ROLES, type OrganisationRole } from '#shared/organisations/organisation-rules.ts';
import { ACCESS_ROWS } from './support/access/access-rows.ts';
import {
  ORGANISATION_ROWS,
  type OrganisationRow,
  type OrganisationThings,
} from './support/access/organisation-rows.ts';
import { type Caller, newCaller } from './support/accounts/call-as.ts';
import { cheapHashes } from './support/accounts/cheap-hashes.ts';
import { openTestApp } from './support/open-test-app.ts';
import { storeListings } from './support/store-listings.ts';
import { inDays, TEST_NOW } from './support/test-now.ts';

/*
 * Makes every call of an organisation in every role, and as a former member, as the owner of another organisation, and
 * as a member of none: for these the organisation does not exist.
 */

/** The smallest PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTjSMQAAAABJRU5ErkJggg==',
  'base64',
);

cheapHashes();
const { app, deps } = await openTestApp();
afterAll(() => deps.close());
await storeListings(deps, { title: 'Paylaşılan' });
let made = 0;
const propertyId = Number((await deps.db.$client.query('select id from properties')).rows[0].id);
const people = {
  owner: await newCaller(app),
  manager: await newCaller(app),
  member: await newCaller(app),
  reader: await newCaller(app),
};
const changed = await newCaller(app);
const outsiders = { 'who belongs to none': await newCaller(app), 'the owner of another': await newCaller(app) };
await organise(outsiders['the owner of another']);

/** Creates an organisation with everything that the rows refer to; each call gets a fresh one. */
async function organise(
  owner: Caller,
  others: readonly (readonly [Caller, OrganisationRole])[] = [],
): Promise<OrganisationThings> {
  made += 1;
  const [row] = await deps.db
    .insert(organisations)
    .values({ name: `Kurum ${made}`, seats: 50, validUntil: inDays(30), foundedAt: TEST_NOW })
    .returning();
  const organisationId = row?.id ?? '';
  for (const [{ id: userId }, role] of [[owner, 'owner'] as const, ...others])
    await deps.db.insert(organisationMembers).values({ organisationId, userId, role, joinedAt: TEST_NOW });
  const ad = { organisationId, propertyId };
  await deps.db.insert(organisationSavedAds).values({ ...ad, sharedBy: owner.id, sharedAt: TEST_NOW });
  const [note] = await deps.db
    .insert(organisationNotes)
    .values({ ...ad, authorId: owner.id, text: 'Not', writtenAt: TEST_NOW })
    .returning();
  const [invitation] = await deps.db
    .insert(organisationInvitations)
    .values({ organisationId, email: 'acik@ornek.example', role: 'reader', tokenHash: `${made}`, expiresAt: inDays(7) })
    .returning();
  const [key] = await deps.db
    .insert(apiKeys)
    .values({
      organisationId,
      name: 'Anahtar',
      prefix: 'pyd_aaaaaa',
      keyHash: `${made}`,
      scopes: [],
      addresses: [],
      madeAt: TEST_NOW,
    })
    .returning();
  const clientId = `app-${made}`;
  const app = { clientId, redirectUris: [], createdAt: TEST_NOW, updatedAt: TEST_NOW };
  await deps.db.insert(oauthClients).values({ ...app, name: 'Asistan' });
  const [connection] = await deps.db
    .insert(appConnections)
    .values({
      organisationId,
      userId: owner.id,
      clientId,
      appName: 'Asistan',
      redirectHost: 'asistan.example',
      scopes: [],
      requestHash: clientId,
      connectedAt: TEST_NOW,
    })
    .returning();
  const [webhook] = await deps.db
    .insert(webhookEndpoints)
    .values({
      organisationId,
      url: 'https://olay.ornek.example/',
      events: [],
      listings: 'all',
      salt: 'a',
      position: 0,
      madeAt: TEST_NOW,
    })
    .returning();
  const [message] = await deps.db
    .insert(webhookMessages)
    .values({
      endpointId: webhook?.id ?? '',
      position: 1,
      propertyId,
      event: 'listing.sold',
      told: { fields: [] },
      happenedAt: TEST_NOW,
      madeAt: TEST_NOW,
      nextTryAt: TEST_NOW,
      givenUpAt: TEST_NOW,
    })
    .returning();
  const [view] = await deps.db
    .insert(analysisViews)
    .values({
      organisationId,
      ownerId: owner.id,
      name: 'Görünüm',
      isShared: true,
      view: START_VIEW,
      changedAt: TEST_NOW,
    })
    .returning();
  await deps.db
    .insert(organisationLogos)
    .values({ organisationId, content: PIXEL, width: 1, height: 1, changedAt: TEST_NOW });
  const [alert] = await deps.db
    .insert(propertyAlerts)
    .values({
      organisationId,
      alertName: 'Uyarı',
      searchCriteria: `{"query":"daire ${made}"}`,
      watchesSince: TEST_NOW,
      createdAt: TEST_NOW,
      updatedAt: TEST_NOW,
    })
    .returning();
  const viewId = view?.id ?? '';
  const reportOf = { organisationId, viewId, kind: 'csv' as const };
  const [report] = await deps.db
    .insert(reports)
    .values({
      ...reportOf,
      askedBy: owner.id,
      isShared: true,
      name: 'Görünüm',
      view: START_VIEW,
      askedAt: TEST_NOW,
      state: 'ready',
      content: Buffer.from('a'),
    })
    .returning();
  const [schedule] = await deps.db
    .insert(reportSchedules)
    .values({ ...reportOf, rhythm: 'day', onDay: 0, hour: 8, nextAt: TEST_NOW, madeAt: TEST_NOW })
    .returning();
  return {
    id: organisationId,
    viewId,
    reportId: report?.id ?? '',
    scheduleId: schedule?.id ?? '',
    alertId: alert?.id ?? 0,
    readerId: changed.id,
    managerId: people.manager.id,
    ownerId: owner.id,
    invitationId: invitation?.id ?? '',
    keyId: key?.id ?? '',
    connectionId: connection?.id ?? '',
    webhookId: webhook?.id ?? '',
    webhookMessageId: message?.id ?? '',
    propertyId,
    noteId: note?.id ?? 0,
  };
}

const whole = () =>
  organise(people.owner, [
    [people.manager, 'manager'],
    [people.member, 'member'],
    [people.reader, 'reader'],
    [changed, 'reader'],
  ]);

/** The status that a caller gets; the body is not parsed, because a CSV file is not JSON. */
async function make(name: string, { path, body }: OrganisationRow, caller: Caller, things: OrganisationThings) {
  // safe: the rows begin with a method
  const method = name.split(' ')[0] as 'GET' | 'POST' | 'PUT' | 'DELETE';
  const url = `/api/organisations/${things.id}${path(things)}`;
  const answer = await app.inject({
    method,
    url,
    headers: caller.headers,
    ...(body && { payload: body(things) }),
  });
  return { status: answer.statusCode, text: answer.body };
}

const rows = Object.entries(ORGANISATION_ROWS);

it('every call of an organisation has a row', () => {
  const calls = Object.keys(ACCESS_ROWS).filter((call) => call.includes('/api/organisations/{id}'));
  const known = new Set(rows.map(([name]) => name.split(',')[0]?.replace('/{id}', '/api/organisations/{id}')));
  expect(calls.length).toBeGreaterThan(10);
  expect(calls.filter((call) => !known.has(call))).toEqual([]);
});

describe.each(ORGANISATION_ROLES)('as %s', (role) => {
  it.each(rows)('%s', async (name, row) => {
    const { status, text } = await make(name, row, people[role], await whole());
    expect(status, text).toBe(row.answers[role]);
  });
});

describe.each(Object.entries(outsiders))('%s', (_, outsider) => {
  it('gets the same answer as for a missing organisation, byte for byte', async () => {
    for (const [name, row] of rows) {
      const things = await whole();
      const answer = await make(name, row, outsider, things);
      const missing = await make(name, row, outsider, { ...things, id: '00000000-0000-4000-8000-000000000000' });
      expect({ name, status: answer.status }).toEqual({ name, status: 404 });
      expect(answer.text).toBe(missing.text);
    }
  });
});

it('a former member has no access', async () => {
  const things = await whole();
  expect(
    (await people.member.call('DELETE', `/api/organisations/${things.id}/members/${people.member.id}`)).status,
  ).toBe(200);
  for (const [name, row] of rows) expect((await make(name, row, people.member, things)).status, name).toBe(404);
});

it('a manager can change other managers but no owner', async () => {
  const { id, ownerId, managerId } = await whole();
  const change = (who: Caller, personId: string) =>
    who.call('PUT', `/api/organisations/${id}/members/${personId}`, { role: 'reader' });
  expect((await change(people.manager, ownerId)).status).toBe(403);
  expect((await change(people.manager, managerId)).status).toBe(200);
  // Losing the role also removes the right.
  expect((await change(people.manager, managerId)).status).toBe(403);
});
