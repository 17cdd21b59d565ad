import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordKasko } from '#server/features/intake/market-series/index.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { notifyChanged } from '#server/features/market/notice-versions/index.ts';
import { ALL_TEXTS } from '#server/features/market/search/index.ts';
import type { App } from '#server/platform/app-type.ts';
import type { AlertCriteria } from '#shared/alerts.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { payForPremium } from '#tests/support/accounts/pay-for-premium.ts';
import { registerMember } from '#tests/support/accounts/register-member.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import type { TestDeps } from '#tests/support/open-test-deps.ts';
import { givePapers } from '#tests/support/papers/give-paper.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { matchAlerts } from './match-alerts.ts';
import { previewAlert } from './preview-alert.ts';
import { renewAlerts } from './renew-alerts.ts';
import { changeAlert, createAlert } from './save-alert.ts';

let deps: TestDeps;
let app: App;
let userId: string;
beforeEach(async () => {
  ({ deps, app } = await openTestApp());
  userId = (await registerMember(app)).id;
});
afterEach(() => deps.close());

const watch = (searchCriteria: AlertCriteria, alertName = 'Uyarım') =>
  createAlert(deps, userId, { alertName, searchCriteria });
const record = (...records: ListingRecord[]) => recordListings(deps, records);
const told = async () => {
  const { rows } = await deps.db.$client.query<{ title: string; message: string; reason: string; auction: string }>(
    'select n.title, n.message, n.reason, p.auction_id as auction from notifications n join properties p on p.id = n.property_id order by n.id',
  );
  return rows;
};
const reasons = async () => (await told()).map(({ reason }) => reason);
const waiting = async () =>
  (await deps.db.$client.query<{ n: number }>('select count(*)::int as n from alert_events')).rows[0]?.n;

describe('matching alerts', () => {
  it('reports a new auction once, naming the alert and the listing', async () => {
    await watch({ city: ['Ankara'], maxPrice: 2_000_000 }, 'Ankara’da ucuz');
    await record(
      makeListingRecord({ title: 'Çankaya’da daire', price: 1_500_000 }),
      makeListingRecord({ il: 'İzmir', ilce: 'Konak' }),
      makeListingRecord({ price: 2_500_000 }),
    );
    expect(await matchAlerts(deps)).toMatchObject({ matched: 3, notified: 1 });
    expect(await matchAlerts(deps)).toMatchObject({ matched: 0, notified: 0 });
    expect(await told()).toEqual([
      expect.objectContaining({
        reason: 'new',
        title: 'Yeni ihale: “Ankara’da ucuz”',
        message: 'Çankaya’da daire · Çankaya, Ankara · ₺1.500.000 · bitiş 30.11.2026 12:00',
      }),
    ]);
  });

  it('compares a vehicle’s appraisal with its kasko value for a premium member', async () => {
    await payForPremium(deps, userId);
    const clio = { brandCode: 123, brandName: 'RENAULT', typeName: 'CLIO TOUCH', values: { 2019: 1_000_000 } };
    const types = Array.from({ length: 20 }, (_, typeCode) => ({ ...clio, typeCode }));
    await recordKasko(deps, { month: '2026-11', headings: 'a', found: [], types }, true);
    await watch({ category: '2', maxTodayRatio: 50 }, 'Kaskosunun yarısı');
    const values = {
      modelText: { value: 'Clio Touch', sentence: null },
      modelYear: { value: 2019, sentence: null },
    };
    const vehicle = { categoryNumber: '2', tur: 'Otomobil', carModel: '123', hisse: null } as const;
    const notice = { noticeValues: { values, conflicts: [] } };
    await record(
      makeListingRecord({ ...vehicle, ...notice, price: 500_000, auctionId: '1' }),
      makeListingRecord({ ...vehicle, ...notice, price: 510_000, auctionId: '2' }),
      makeListingRecord({ ...vehicle, price: 400_000, auctionId: '3' }),
    );
    await matchAlerts(deps);
    expect((await told()).map(({ auction }) => auction)).toEqual(['1']);
  });

  it('reports a listing without a price only if the alert includes unknown prices, and only once', async () => {
    await watch({ city: ['Ankara'], maxPrice: 2_000_000 }, 'Bedelli');
    await watch({ city: ['Ankara'], maxPrice: 2_000_000, includeUnknown: ['price'] }, 'Bedelli ya da değil');
    const listing = makeListingRecord({ price: null });
    await record(listing, makeListingRecord({ price: 2_500_000 }));
    await matchAlerts(deps);
    expect((await told()).map(({ title }) => title)).toEqual(['Yeni ihale: “Bedelli ya da değil”']);
    // For the second alert it is not news that the price became known.
    await record({ ...listing, price: 1_500_000 });
    await matchAlerts(deps);
    const [, change, ...more] = await told();
    expect([change?.reason, change?.title.includes('“Bedelli”'), more]).toEqual(['changed', true, []]);
  });

  it('does not report auctions older than the alert, matched already or not', async () => {
    await record(makeListingRecord());
    await matchAlerts(deps);
    await record(makeListingRecord());
    await watch({ city: ['Ankara'] });
    await matchAlerts(deps);
    expect(await told()).toEqual([]);
    await record(makeListingRecord());
    await matchAlerts(deps);
    expect(await reasons()).toEqual(['new']);
  });

  it('reports a listing whose transaction began before the alert and committed after it', async () => {
    const writer = await deps.db.$client.connect();
    try {
      await writer.query('begin');
      await writer.query(
        `insert into properties (source, source_key, title, il, category_number, tur, fingerprint, first_seen_at,
           last_confirmed_at, changed_at, words)
         values ('test', 'slow', 'Daire', 'Ankara', '1', 'Daire', '', now(), now(), now(), '''@pAnkara'''::tsvector)`,
      );
      await watch({ city: ['Ankara'] });
      await writer.query('commit');
    } finally {
      writer.release();
    }
    await matchAlerts(deps);
    expect(await reasons()).toEqual(['new']);
  });

  it('reports a listing once if its documents, read later, contain the words; its preview counts it too', async () => {
    await payForPremium(deps, userId);
    await watch({ query: 'kestanelik', literal: true });
    const listing = makeListingRecord({ title: 'Tarla' });
    await record(listing);
    await matchAlerts(deps);
    expect(await told()).toEqual([]);
    const { rows } = await deps.db.$client.query<{ id: string }>('select id from properties');
    await givePapers(deps, [{ propertyId: Number(rows[0]?.id), pages: ['Taşınmaz kestanelik vasfındadır'] }]);
    await matchAlerts(deps);
    expect(await reasons()).toEqual(['changed']);
    const preview = await previewAlert(deps, { query: 'kestanelik', literal: true }, ALL_TEXTS);
    expect(preview).toMatchObject({ matchingNow: 1, warnings: [] });
    // Neither another document nor another notice makes it news again.
    await givePapers(deps, [
      { propertyId: Number(rows[0]?.id), pages: ['Kestanelik ve zeytinlik'], url: 'https://kaynak.example/iki.pdf' },
    ]);
    await record({ ...listing, title: 'Tarla ve ev' });
    await matchAlerts(deps);
    expect(await reasons()).toEqual(['changed']);
  });

  it('searches documents for alerts that were saved before documents were searched', async () => {
    await payForPremium(deps, userId);
    await watch({ query: 'kestanelik', literal: true });
    await deps.db.$client.query(`update property_alerts set compiled_by = 0, words = '''kestanelik'''`);
    await deps.db.$client.query("delete from alert_keys where what like '+%'");
    expect([await renewAlerts(deps), await renewAlerts(deps)]).toEqual([{ renewed: 1 }, { renewed: 0 }]);
    await record(makeListingRecord({ title: 'Tarla' }));
    const { rows } = await deps.db.$client.query<{ id: string }>('select id from properties');
    await givePapers(deps, [{ propertyId: Number(rows[0]?.id), pages: ['Taşınmaz kestanelik vasfındadır'] }]);
    await matchAlerts(deps);
    expect(await reasons()).toEqual(['new']);
  });

  it('reports no words of documents to a member who may not read documents', async () => {
    await watch({ query: 'kestanelik', literal: true });
    await record(makeListingRecord({ title: 'Tarla' }));
    const { rows } = await deps.db.$client.query<{ id: string }>('select id from properties');
    await givePapers(deps, [{ propertyId: Number(rows[0]?.id), pages: ['Taşınmaz kestanelik vasfındadır'] }]);
    await matchAlerts(deps);
    expect(await told()).toEqual([]);
  });

  it('reports a lower price, a second round and a reopened auction, each with its own text', async () => {
    const listing = makeListingRecord({ price: 1_000_000 });
    await record(listing);
    await watch({ city: ['Ankara'] });
    await record({ ...listing, price: 800_000 });
    await matchAlerts(deps);
    await record({ ...listing, price: 800_000, secondRound: '1' });
    await matchAlerts(deps);
    await record({ ...listing, price: 800_000, secondRound: '1', status: 'withdrawn' });
    await matchAlerts(deps);
    await record({ ...listing, price: 800_000, secondRound: '1' });
    await matchAlerts(deps);
    expect(await reasons()).toEqual(['priceDrop', 'secondRound', 'reopened']);
    expect((await told())[0]?.message).toContain('₺1.000.000 yerine ₺800.000');
  });

  it('reports a first auction once it is known to be one (D59)', async () => {
    const listing = makeListingRecord({ roundIsDerived: true });
    await watch({ secondRound: 'hayir' });
    await record(listing);
    await matchAlerts(deps);
    expect(await reasons()).toEqual([]);
    await record({ ...listing, roundIsDerived: false });
    await matchAlerts(deps);
    expect(await reasons()).toEqual(['changed']);
  });

  it.each([
    ['alerts are matched first', [matchAlerts, notifyChanged]],
    ['changes are told first', [notifyChanged, matchAlerts]],
  ] as const)('leaves a lower price of a saved listing to the notice of changes: %s', async (_, jobs) => {
    const listing = makeListingRecord({ price: 1_000_000 });
    await record(listing);
    await watch({ city: ['Ankara'] });
    await matchAlerts(deps);
    await deps.db.$client.query('truncate notifications');
    await deps.db.$client.query(
      'insert into saved_ads (user_id, property_id, saved_at) select $1, id, $2 from properties',
      [userId, deps.clock.now()],
    );
    await record({ ...listing, price: 800_000 });
    for (const run of [...jobs, ...jobs]) await run(deps);
    expect(await reasons()).toEqual(['corrected']);
    deps.setNow(new Date(deps.clock.now().getTime() + 60_000));
    await record({ ...listing, price: 700_000 });
    for (const run of [...jobs, ...jobs]) await run(deps);
    expect(await reasons()).toEqual(['corrected', 'corrected']);
  });

  it('reports any other change only if the listing begins to match the alert because of it', async () => {
    const listing = makeListingRecord({ title: 'Arsa', price: 1_000_000, il: 'Ankara', ilce: 'Çankaya' });
    await record(listing);
    await watch({ query: 'villa', literal: true });
    await watch({ minPrice: 1_200_000 });
    await watch({ city: ['Ankara'] });
    await record({ ...listing, title: 'Arsa ve villa', price: 1_300_000 });
    await matchAlerts(deps);
    expect(await reasons()).toEqual(['changed', 'changed']);
    await record({ ...listing, title: 'Büyük arsa ve villa', price: 1_300_000 });
    await matchAlerts(deps);
    expect(await told()).toHaveLength(2);
  });

  it('reports a listing that is new and changed between two runs only once', async () => {
    await watch({ city: ['Ankara'] });
    const listing = makeListingRecord();
    await record(listing);
    await record({ ...listing, price: 500_000 });
    await record({ ...listing, price: 400_000, secondRound: '1' });
    await matchAlerts(deps);
    expect(await reasons()).toEqual(['new']);
  });

  it('handles many listings that are all new and changed between two runs', async () => {
    await watch({ city: ['Ankara'] });
    const listings = Array.from({ length: 1100 }, () => makeListingRecord());
    await record(...listings);
    await record(...listings.map((listing) => ({ ...listing, price: 500_000 })));
    expect(await waiting()).toBe(2200);
    expect(await matchAlerts(deps)).toMatchObject({ matched: 2200, notified: 1100 });
    expect(await waiting()).toBe(0);
  });

  it('reports nothing for a paused alert, even later about listings that came during the pause', async () => {
    const { id } = await watch({ city: ['Ankara'] });
    const request = { alertName: 'Uyarım', searchCriteria: { city: ['Ankara'] } };
    await changeAlert(deps, userId, id, { ...request, isActive: false });
    await record(makeListingRecord());
    await matchAlerts(deps);
    await record(makeListingRecord());
    await changeAlert(deps, userId, id, { ...request, isActive: true });
    await matchAlerts(deps);
    expect(await told()).toEqual([]);
    await record(makeListingRecord());
    await matchAlerts(deps);
    expect(await told()).toHaveLength(1);
  });

  it('reports once that the end of a listing is as near as the alert asks', async () => {
    await watch({ city: ['Ankara'], daysRemaining: 3 });
    await record(makeListingRecord({ endDate: new Date(TEST_NOW.getTime() + 10.5 * DAY_MS) }));
    await matchAlerts(deps);
    deps.setNow(new Date(TEST_NOW.getTime() + 7 * DAY_MS));
    await matchAlerts(deps);
    expect(await told()).toEqual([]);
    deps.setNow(new Date(TEST_NOW.getTime() + 8 * DAY_MS));
    await watch({ city: ['Ankara'], daysRemaining: 3 }, 'Geç kalan');
    await matchAlerts(deps);
    deps.setNow(new Date(TEST_NOW.getTime() + 9 * DAY_MS));
    await matchAlerts(deps);
    expect((await told()).map(({ title }) => title)).toEqual(['Bitişi yaklaştı: “Uyarım”']);
  });

  it('is deleted completely with its member', async () => {
    await watch({ city: ['Ankara'] });
    await record(makeListingRecord());
    await matchAlerts(deps);
    await deps.db.$client.query('delete from users');
    expect(await told()).toEqual([]);
    await record(makeListingRecord());
    expect(await matchAlerts(deps)).toMatchObject({ matched: 1, notified: 0 });
  });
});

describe('matching that is interrupted or concurrent', () => {
  it('leaves nothing half done after a failure, and reports everything in the next run', async () => {
    await watch({ city: ['Ankara'] });
    await record(...Array.from({ length: 700 }, () => makeListingRecord()));
    await deps.db.$client.query(`
      create function stop() returns trigger language plpgsql as $$ begin raise exception 'power cut'; end $$;
      create trigger stop before delete on alert_events for each row when (old.id > 600) execute function stop()`);
    await expect(matchAlerts(deps)).rejects.toThrow('power cut');
    expect(await waiting()).toBe(200);
    expect(await told()).toHaveLength(500);
    await deps.db.$client.query('drop trigger stop on alert_events');
    await matchAlerts(deps);
    expect(new Set((await told()).map(({ auction }) => auction)).size).toBe(700);
    expect(await told()).toHaveLength(700);
  });

  it('survives a killed connection in the middle of a batch', async () => {
    await watch({ city: ['Ankara'] });
    await record(...Array.from({ length: 20 }, () => makeListingRecord()));
    await deps.db.$client.query(`
      create function wait() returns trigger language plpgsql as $$ begin perform pg_sleep(30); return old; end $$;
      create trigger wait before delete on alert_events for each row execute function wait()`);
    const run = matchAlerts(deps).catch((error: unknown) => error);
    const kill = async () =>
      (
        await deps.db.$client.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and wait_event = 'PgSleep'`,
        )
      ).rowCount;
    await vi.waitUntil(async () => (await kill()) !== 0, { timeout: 60_000 });
    expect(await run).toBeInstanceOf(Error);
    await deps.db.$client.query('drop trigger wait on alert_events');
    expect(await told()).toEqual([]);
    expect(await matchAlerts(deps)).toMatchObject({ matched: 20, notified: 20 });
  });

  it('reports each listing once if two processes match at the same time', async () => {
    await watch({ city: ['Ankara'] });
    await record(...Array.from({ length: 600 }, () => makeListingRecord()));
    const runs = await Promise.all([matchAlerts(deps), matchAlerts(deps)]);
    expect(runs.reduce((sum, { notified }) => sum + notified, 0)).toBe(600);
    expect(await told()).toHaveLength(600);
    expect(await waiting()).toBe(0);
  });
});
