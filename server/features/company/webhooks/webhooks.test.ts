import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { makeReports } from '#server/features/company/reports/index.ts';
import { matchAlerts } from '#server/features/deciding/alerts/index.ts';
import { linkLots } from '#server/features/intake/lots/index.ts';
import { isSigned } from '#server/platform/webhooks/standard-webhooks.ts';
import { START_VIEW } from '#shared/analysis/start-view.ts';
import { MAX_WEBHOOKS, WEBHOOK_EVENT_NAMES, WEBHOOK_LOG_DAYS } from '#shared/organisations/webhook-rules.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { type Company, callWith, newColleague, newCompany, newKey } from '#tests/support/companies/key-callers.ts';
import { openWebhookReceiver } from '#tests/support/companies/webhook-receiver.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { storeListings } from '#tests/support/store-listings.ts';
import { inDays, TEST_NOW } from '#tests/support/test-now.ts';
import { plantSecrets } from '#tests/support/watched-log.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';
import { forgetWebhookMessages } from './forget-webhook-messages.ts';

cheapHashes();
const receiver = await openWebhookReceiver();
const testApp = await openTestApp({ SAMPLE_SIZE: '0', WEBHOOK_PRIVATE_HOSTS: receiver.host });
const { deps } = testApp;
const { $client } = deps.db;
afterAll(async () => {
  receiver.close();
  await deps.close();
});
beforeEach(async () => {
  deps.setNow(TEST_NOW);
  receiver.received.length = 0;
  receiver.answer = () => ({ status: 204 });
  await $client.query('delete from webhook_endpoints');
});

const path = ({ id }: Company, rest = '') => `/api/organisations/${id}/webhooks${rest}`;
let paths = 0;
/** Creates an endpoint at the receiver. */
async function endpointOf(company: Company, given: object = {}) {
  paths += 1;
  const place = `/${paths}`;
  const body = { url: receiver.urlOf(place), events: WEBHOOK_EVENT_NAMES, ...given };
  const { status, json } = await company.owner.call('POST', path(company), body);
  if (status !== 200) throw new Error(JSON.stringify(json));
  plantSecrets(json.secret);
  return { id: json.id as string, secret: json.secret as string, received: () => receiver.at(place), place };
}
const listing = (given: object) =>
  storeListings(deps, { endDate: inDays(20), auctionId: 'T1', dosyaBilgi: '2026/1 Esas', ...given });
const idOf = async (sourceKey: string) =>
  Number((await $client.query('select id from properties where source_key = $1', [sourceKey])).rows[0].id);
const later = (ms: number) => deps.setNow(new Date(deps.clock.now().getTime() + ms));
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const messagesOf = async (company: Company, id: string) =>
  (await company.owner.call('GET', path(company, `/${id}/messages`))).json.messages;

describe('an endpoint', () => {
  it('receives events from then on, signed, with names of fields but no values', async () => {
    await listing({ sourceKey: 'before', title: 'Önceden' });
    const company = await newCompany(testApp);
    const { secret, received } = await endpointOf(company);
    await listing({ sourceKey: 'a', title: 'Bir', price: 100_000 });
    await listing({ sourceKey: 'a', title: 'Bir', price: 90_000, description: 'Gizli sözler.' });
    expect(await deliverWebhooks(deps)).toEqual({ sent: 2, failed: 0 });
    const id = await idOf('a');
    expect(received().map(({ type, propertyId }) => [type, propertyId])).toEqual([
      ['listing.created', id],
      ['listing.changed', id],
    ]);
    for (const { headers, body } of received()) {
      expect(isSigned(secret, headers, Buffer.from(body), TEST_NOW)).toBe(true);
      expect(body).not.toMatch(/Gizli|90000/);
    }
    expect(JSON.parse(received()[1]?.body ?? '').data.fields).toEqual(expect.arrayContaining(['price', 'description']));
    expect(await deliverWebhooks(deps)).toEqual({ sent: 0, failed: 0 });
  });

  it('receives only the chosen events and listings', async () => {
    const company = await newCompany(testApp);
    const prices = await endpointOf(company, { events: ['listing.changed'] });
    const shared = await endpointOf(company, { listings: 'shared' });
    for (const price of [1000, 2000])
      for (const sourceKey of ['b', 'c']) await listing({ sourceKey, title: 'İki', price });
    await $client.query(
      'insert into organisation_saved_ads (organisation_id, property_id, shared_at) values ($1, $2, $3)',
      [company.id, await idOf('b'), TEST_NOW],
    );
    await deliverWebhooks(deps);
    expect(prices.received().map(({ type }) => type)).toEqual(['listing.changed', 'listing.changed']);
    expect(new Set(shared.received().map(({ propertyId }) => propertyId))).toEqual(new Set([await idOf('b')]));
  });

  it('that rejects a message gets it again with the same id before anything later of that listing', async () => {
    const company = await newCompany(testApp);
    const { id, received } = await endpointOf(company);
    await listing({ sourceKey: 'd', title: 'Üç', price: 1000 });
    await listing({ sourceKey: 'd', title: 'Üç', price: 2000 });
    await listing({ sourceKey: 'e', title: 'Dört' });
    const first = await idOf('d');
    receiver.answer = ({ propertyId }) =>
      propertyId === first ? { status: 500, text: `bozuk\u0000 ${'x'.repeat(5000)}` } : { status: 200 };
    expect(await deliverWebhooks(deps)).toEqual({ sent: 1, failed: 1 });
    const [, , waiting] = await messagesOf(company, id);
    expect(waiting).toMatchObject({ event: 'listing.created', state: 'waiting', tries: 1, status: 500 });
    expect(waiting.answer).toMatch(/^bozuk {2}x+$/);
    expect(waiting.answer).toHaveLength(1024);
    expect(await deliverWebhooks(deps)).toEqual({ sent: 0, failed: 0 });
    receiver.answer = () => ({ status: 204 });
    later(MINUTE);
    expect(await deliverWebhooks(deps)).toEqual({ sent: 2, failed: 0 });
    const ofFirst = received().filter(({ propertyId }) => propertyId === first);
    expect(ofFirst.map(({ type }) => type)).toEqual(['listing.created', 'listing.created', 'listing.changed']);
    expect(ofFirst[0]?.id).toBe(ofFirst[1]?.id);
  });

  it('whose message fails for a day is given up, and members can send it again', async () => {
    const company = await newCompany(testApp);
    const { id, received } = await endpointOf(company);
    await listing({ sourceKey: 'f', title: 'Beş' });
    receiver.answer = () => ({ status: 302, headers: { location: receiver.urlOf('/elsewhere') } });
    for (let hour = 0; hour < 30; hour += 1) {
      await deliverWebhooks(deps);
      later(HOUR);
    }
    expect(receiver.at('/elsewhere')).toEqual([]);
    const [message] = await messagesOf(company, id);
    expect(message).toMatchObject({ state: 'failed', status: 302, nextTryAt: null });
    const tries = received().length;
    expect(await deliverWebhooks(deps)).toEqual({ sent: 0, failed: 0 });
    receiver.answer = () => ({ status: 200 });
    expect((await company.owner.call('POST', path(company, `/${id}/messages/${message.id}/again`))).status).toBe(200);
    expect(await deliverWebhooks(deps)).toEqual({ sent: 1, failed: 0 });
    expect(received()).toHaveLength(tries + 1);
    expect(new Set(received().map((one) => one.id)).size).toBe(1);
  });

  it('that fails for days is switched off, its owners are notified, and it resumes where it stopped', async () => {
    const company = await newCompany(testApp);
    const { id, received } = await endpointOf(company);
    receiver.answer = () => ({ status: 503 });
    for (let hour = 0; hour < 80; hour += 2) {
      await listing({ sourceKey: 'g', title: 'Altı', price: 1000 + hour });
      await deliverWebhooks(deps);
      later(2 * HOUR);
    }
    const listed = await company.owner.call('GET', path(company));
    expect(listed.json.webhooks).toMatchObject([{ id, state: 'off' }]);
    const mails = deps.sentMails.filter(({ subject }) => subject.includes('webhook adresi kapatıldı'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).not.toContain(receiver.urlOf('/'));
    receiver.received.length = 0;
    receiver.answer = () => ({ status: 200 });
    await listing({ sourceKey: 'h', title: 'Yedi' });
    await deliverWebhooks(deps);
    expect(received()).toEqual([]);
    await company.owner.prove();
    await company.owner.call('PUT', path(company, `/${id}`), { state: 'active' });
    await deliverWebhooks(deps);
    expect(received().map(({ propertyId }) => propertyId)).toContain(await idOf('h'));
  });

  it('that is slow does not delay others', async () => {
    const company = await newCompany(testApp);
    const slow = await endpointOf(company);
    const quick = await endpointOf(company);
    const held = Promise.withResolvers<void>();
    receiver.answer = async (message) => {
      if (message.path === slow.place) await held.promise;
      return { status: 200 };
    };
    await listing({ sourceKey: 'i', title: 'Sekiz' });
    const delivering = deliverWebhooks(deps);
    await expect.poll(() => quick.received().length).toBe(1);
    held.resolve();
    expect(await delivering).toEqual({ sent: 2, failed: 0 });
  });

  it('receives nothing while paused, and then what happened meanwhile', async () => {
    const company = await newCompany(testApp);
    const { id, received } = await endpointOf(company);
    const set = async (state: string) => {
      await company.owner.prove();
      return company.owner.call('PUT', path(company, `/${id}`), { state });
    };
    await set('paused');
    await listing({ sourceKey: 'j', title: 'Dokuz' });
    await deliverWebhooks(deps);
    expect(received()).toEqual([]);
    await set('active');
    await deliverWebhooks(deps);
    expect(received()).toHaveLength(1);
  });

  it('receives nothing once the plan is over', async () => {
    const company = await newCompany(testApp, inDays(1));
    const { received } = await endpointOf(company);
    await listing({ sourceKey: 'k', title: 'On' });
    deps.setNow(inDays(2));
    await deliverWebhooks(deps);
    expect(received()).toEqual([]);
  });
});

describe('an endpoint also receives', () => {
  const alertOf = async ({ id, owner }: Company, query: string) => {
    const asked = { alertName: query, searchCriteria: JSON.stringify({ query }) };
    const { alert } = (await owner.call('POST', '/api/user/property-alerts', asked)).json;
    await owner.call('POST', `/api/organisations/${id}/alerts`, { alertId: alert.id });
    return (await owner.call('GET', `/api/organisations/${id}/alerts`)).json.alerts[0].id as number;
  };

  it('matches of its organisation’s alerts, after the change that caused them', async () => {
    const [company, other] = [await newCompany(testApp), await newCompany(testApp)];
    const alertId = await alertOf(company, 'ıhlamur');
    const { received } = await endpointOf(company);
    const narrow = await endpointOf(company, { listings: 'alerts' });
    const others = await endpointOf(other);
    await listing({ sourceKey: 'p', title: 'Ihlamur' });
    await matchAlerts(deps);
    await listing({ sourceKey: 'p', title: 'Ihlamur', price: 5000 });
    await listing({ sourceKey: 'q', title: 'Kestane' });
    await deliverWebhooks(deps);
    await deliverWebhooks(deps);
    const id = await idOf('p');
    const ofListing = received().filter(({ propertyId }) => propertyId === id);
    expect(ofListing.map(({ type }) => type).toSorted()).toEqual([
      'alert.matched',
      'listing.changed',
      'listing.created',
    ]);
    const at = (type: string) => ofListing.findIndex((one) => one.type === type);
    expect(at('alert.matched')).toBeGreaterThan(at('listing.created'));
    const { body } = ofListing[at('alert.matched')] ?? { body: '' };
    expect(JSON.parse(body).data).toEqual({
      propertyId: id,
      alertId,
      reason: 'new',
      url: expect.stringMatching(/ilan/),
    });
    expect(narrow.received().map(({ propertyId, type }) => [propertyId, type])).toContainEqual([id, 'alert.matched']);
    expect(narrow.received().filter(({ propertyId }) => propertyId !== id)).toEqual([]);
    expect(others.received().filter(({ type }) => type === 'alert.matched')).toEqual([]);
  });

  it('a newly found listing of the same lot', async () => {
    const company = await newCompany(testApp);
    const { received } = await endpointOf(company, { events: ['lot.changed'] });
    await listing({ sourceKey: 'r', title: 'Birinci ihale' });
    await listing({ sourceKey: 's', title: 'İkinci ihale' });
    await linkLots(deps, () => 'same');
    await deliverWebhooks(deps);
    const ids = received().map(({ propertyId }) => propertyId);
    expect(ids).toEqual(expect.arrayContaining([await idOf('r'), await idOf('s')]));
    expect(received().every(({ type }) => type === 'lot.changed')).toBe(true);
  });

  it('that a report of a shared view is ready for a program to fetch', async () => {
    const company = await newCompany(testApp);
    const { received } = await endpointOf(company, { events: ['report.ready'] });
    const keep = async (isShared: boolean) => {
      const views = `/api/organisations/${company.id}/analysis/views`;
      const { json } = await company.owner.call('POST', views, { name: 'Görünüm', isShared, view: START_VIEW });
      const asked = { viewId: json.id, kind: 'csv' };
      return (await company.owner.call('POST', `/api/organisations/${company.id}/reports`, asked)).json.id as string;
    };
    const [shared, own] = [await keep(true), await keep(false)];
    await makeReports(deps);
    await deliverWebhooks(deps);
    expect(received().map(({ body }) => JSON.parse(body).data)).toEqual([
      { reportId: shared, url: expect.stringMatching(/kurum/) },
    ]);
    const call = callWith(testApp.app, (await newKey(company, { scopes: ['reports'] })).key);
    expect((await call('/reports')).json().reports.map(({ id }: { id: string }) => id)).toEqual([shared]);
    expect((await call(`/reports/${shared}/file`)).body).toMatch(/İlan/);
    expect((await call(`/reports/${own}/file`)).statusCode).toBe(404);
    const stranger = await newCompany(testApp);
    const theirs = callWith(testApp.app, (await newKey(stranger, { scopes: ['reports'] })).key);
    expect((await theirs(`/reports/${shared}/file`)).statusCode).toBe(404);
  });
});

describe('secrets', () => {
  it('are shown once; after a new one both sign for a day', async () => {
    const company = await newCompany(testApp);
    const { id, secret, received } = await endpointOf(company);
    const { json } = await company.owner.call('POST', path(company, `/${id}/secret`));
    plantSecrets(json.secret);
    const { rows } = await $client.query('select to_jsonb(w) as row from webhook_endpoints w');
    for (const text of [JSON.stringify(rows), JSON.stringify((await company.owner.call('GET', path(company))).json)])
      for (const shown of [secret, json.secret]) expect(text).not.toContain(shown.slice(6));
    const signs = async (which: string, sourceKey: string) => {
      await listing({ sourceKey, title: 'On bir' });
      await deliverWebhooks(deps);
      const { headers, body } = received().at(-1) ?? { headers: {}, body: '' };
      return isSigned(which, headers, Buffer.from(body), deps.clock.now());
    };
    expect([await signs(secret, 'l1'), await signs(json.secret, 'l2')]).toEqual([true, true]);
    later(25 * HOUR);
    expect([await signs(secret, 'l3'), await signs(json.secret, 'l4')]).toEqual([false, true]);
  });
});

describe('webhooks of an organisation', () => {
  it.each([
    'http://ornek.example/olay',
    'https://127.0.0.1/olay',
    'https://10.0.0.7/olay',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/olay',
    'https://[::ffff:10.0.0.7]/olay',
    'https://localhost/olay',
    'https://LOCALHOST./olay',
    'https://sunucu.Internal../olay',
    'https://intranet./olay',
    'https://2130706433/olay',
    'https://ad:sifre@ornek.example/olay',
    'ftp://ornek.example/olay',
    'olay',
  ])('cannot be sent to %s', async (url) => {
    const company = await newCompany(testApp);
    const { status, json } = await company.owner.call('POST', path(company), { url, events: ['listing.created'] });
    expect({ status, field: json.field }).toEqual({ status: 400, field: 'url' });
  });

  it('are not sent to a name that resolves to a private address, checked on connecting', async () => {
    const company = await newCompany(testApp);
    const { id } = await endpointOf(company);
    await $client.query('update webhook_endpoints set url = $1', [`http://localhost:${receiver.host.split(':')[1]}/x`]);
    await listing({ sourceKey: 'm', title: 'On iki' });
    expect(await deliverWebhooks(deps)).toEqual({ sent: 0, failed: 1 });
    expect(receiver.received).toEqual([]);
    const [message] = await messagesOf(company, id);
    expect(message).toMatchObject({
      status: null,
      answer: 'Adres internetten ulaşılmayan bir ağa gidiyor; çağrılmadı.',
    });
  });

  it('are limited to ten, also for concurrent requests', async () => {
    const company = await newCompany(testApp);
    const body = { url: 'https://olay.ornek.example/', events: ['listing.sold'] };
    const make = () => company.owner.call('POST', path(company), body);
    const made = await Promise.all(Array.from({ length: MAX_WEBHOOKS + 2 }, make));
    expect(made.filter(({ status }) => status === 200)).toHaveLength(MAX_WEBHOOKS);
    expect(made.filter(({ json }) => json.code === 'TOO_MANY_WEBHOOKS')).toHaveLength(2);
  });

  it('are managed by owners and managers, and return 404 for other organisations', async () => {
    const [company, other] = [await newCompany(testApp), await newCompany(testApp)];
    const { id } = await endpointOf(company);
    await listing({ sourceKey: 'n', title: 'On üç' });
    await deliverWebhooks(deps);
    const [message] = await messagesOf(company, id);
    const member = await newColleague(testApp, company, 'member');
    const calls = [
      ['GET', ''],
      ['POST', '', { url: 'https://olay.ornek.example/', events: ['listing.sold'] }],
      ['PUT', `/${id}`, { state: 'paused' }],
      ['POST', `/${id}/secret`],
      ['GET', `/${id}/messages`],
      ['POST', `/${id}/messages/${message.id}/again`],
      ['DELETE', `/${id}`],
    ] as const;
    for (const [method, rest, body] of calls) {
      expect((await member.call(method, path(company, rest), body)).status).toBe(403);
      expect((await other.owner.call(method, path(company, rest), body)).status).toBe(404);
      if (rest !== '') expect((await other.owner.call(method, path(other, rest), body)).status).toBe(404);
    }
    expect((await company.owner.call('DELETE', path(company, `/${id}`))).status).toBe(200);
    expect((await company.owner.call('GET', path(company))).json.webhooks).toEqual([]);
    const log = await company.owner.call('GET', `/api/organisations/${company.id}/log`);
    expect(log.json.entries.map(({ act }: { act: string }) => act)).toEqual(['removeWebhook', 'addWebhook']);
  });

  it('have a log that is kept for a week', async () => {
    const company = await newCompany(testApp);
    const { id } = await endpointOf(company);
    await listing({ sourceKey: 'o', title: 'On dört' });
    await deliverWebhooks(deps);
    deps.setNow(inDays(WEBHOOK_LOG_DAYS - 1));
    await forgetWebhookMessages(deps);
    expect(await messagesOf(company, id)).toHaveLength(1);
    deps.setNow(inDays(WEBHOOK_LOG_DAYS + 1));
    await forgetWebhookMessages(deps);
    expect(await messagesOf(company, id)).toEqual([]);
  });
});
