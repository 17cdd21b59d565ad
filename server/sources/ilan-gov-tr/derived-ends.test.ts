import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { listingEntries } from '#shared/calendar/listing-entries.ts';
import { writeCalendar } from '#shared/calendar/write-calendar.ts';
import { listingDates } from '#shared/law/dates/listing-dates.ts';
import { dateText, depositSentence } from '#shared/law/deadline-texts.ts';
import { closingOf } from '#shared/listing-texts/listing-state.ts';
import type { ListingDetail } from '#shared/listings.ts';
import { callApi } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { parseListPage } from './parse-list-page.ts';

/** The day before the sale of this row; the deadline for paying in cash would be 23.30 on this day. */
const EVE = new Date('2026-11-25T21:00:00.000Z');
const KEY = '2229843';

cheapHashes();
const { deps, app } = await openTestApp({ ANSWER_CACHE: 'off' });
const fixture = new URL('../../../tests/fixtures/ilan-gov-tr-list.json', import.meta.url);
let listing: ListingDetail;

beforeAll(async () => {
  await recordListings(deps, parseListPage(JSON.parse(readFileSync(fixture, 'utf8')))?.records ?? []);
  const { rows } = await deps.db.$client.query('select id from properties where source_key = $1', [KEY]);
  listing = (await callApi(app, 'GET', `/api/properties/${rows[0].id}`)).json;
});
afterAll(() => deps.close());

describe('a real row whose source names only one day of the sale', () => {
  it('has an end marked as derived and without an hour', () => {
    expect(listing).toMatchObject({
      endDate: '2026-11-26T20:59:59.000Z',
      endDateIsDayOnly: true,
      endDateIsDerived: true,
    });
  });

  it('has days instead of hours, marked as calculated, and none is shown as past', () => {
    const dates = listingDates(listing, EVE);
    expect(dates.map(({ kind, precision, basis }) => [kind, precision, basis])).toEqual([
      ['letter', 'day', 'derived'],
      ['cash', 'day', 'derived'],
      ['end', 'day', 'derived'],
    ]);
    const texts = dates.map((date) => dateText(date, new Date('2026-12-30T00:00:00Z')));
    expect(texts.map(({ until, left }) => `${until}: ${left}`)).toEqual([
      '25.11.2026: hesaplandı, ilanda kontrol edin',
      '25.11.2026: hesaplandı, ilanda kontrol edin',
      '26.11.2026, saati ilanda: kaynak yalnızca günü veriyor',
    ]);
  });

  it('is marked as calculated in the file of results and in mails', async () => {
    const { token } = await enterDesk(app, deps, 'icerik');
    const headers = { authorization: `Bearer ${token}` };
    const csv = await app.inject({ url: '/api/user/search.csv?includeEnded=1', headers });
    expect(csv.body).not.toContain('23:59');
    expect(csv.body).toContain('26.11.2026, saati ilanda');
    expect(depositSentence({ at: new Date(listing.endDate ?? 0), isDerived: true }, EVE)).toBe(
      'Teminat için son gün 25.11.2026 olarak hesaplandı, ilanda kontrol edin.',
    );
  });

  it('appears in calendars as whole days without an alarm', () => {
    const entries = listingEntries(listing, { now: EVE, url: 'https://peyda.test/ilan/1', changedAt: EVE });
    const file = writeCalendar({ name: 'Peyda', entries });
    expect(file).toContain('DTSTART;VALUE=DATE:20261126');
    expect(file).not.toMatch(/DTSTART:|VALARM|STATUS:CONFIRMED/);
    expect(file).toContain('saati ilanda');
  });

  it('is not shown as closed once that day has passed', () => {
    const closing = closingOf(listing, new Date('2026-11-28T09:00:00Z'));
    expect(closing?.title).toBe('Bu ihalenin satış günü geçti.');
    expect(closing?.explanation).toContain('Kesin bitişi ve sonucu ilanda kontrol edin.');
    expect(closing?.explanation).not.toContain('doldu');
  });
});
