import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { readDeviceMark, writeDeviceMark } from './device-mark.ts';

const { deps, app } = await openTestApp();
let url = '';

beforeAll(async () => {
  await recordListings(deps, [makeListingRecord({ endDate: null })]);
  const { rows } = await deps.db.$client.query<{ id: string }>('select id from properties');
  url = `/api/properties/${rows[0]?.id}`;
});
beforeEach(() => deps.setNow(TEST_NOW));
afterAll(() => deps.close());

const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS);
const open = async (cookie?: string, remoteAddress = '192.0.2.1') => {
  const { cookies } = await app.inject({ url, remoteAddress, ...(cookie && { cookies: { peyda_device: cookie } }) });
  return cookies.find(({ name }) => name === 'peyda_device')?.value;
};
const idIn = (cookie: string | undefined) => cookie?.slice('device-2026-11-20-'.length).split('.')[0];

describe('the mark of a browser', () => {
  it('includes its day, and is replaced once its counts have expired', async () => {
    const given = await open();
    expect(given).toMatch(/^device-2026-11-20-/);
    deps.setNow(inDays(3));
    const next = await open(given);
    expect(next).toMatch(/^device-2026-11-23-/);
    expect(idIn(next)).not.toBe(idIn(given));
  });

  it('stays the same for a visitor who returns every other day', async () => {
    const first = await open();
    let mark = first;
    for (const day of [2, 4, 6, 8, 10]) {
      deps.setNow(inDays(day));
      expect(await open(mark)).toBeDefined();
      mark = await open(mark);
      expect(idIn(mark)).toBe(idIn(first));
    }
    expect(await open(mark)).toBeUndefined();
  });

  it('is not renewed once its network has brought the daily number of browsers, so nobody keeps thousands valid', async () => {
    const first = await open();
    deps.setNow(inDays(1));
    for (let at = 0; at < 200; at += 1) await open();
    expect(await open(first)).toBeUndefined();
    expect(await open(first, '192.0.2.2')).toBeDefined();
  });

  it('is read only in its own format', () => {
    const mark = { day: '2026-11-20', id: 'A'.repeat(22), hasTrial: false };
    expect(readDeviceMark(writeDeviceMark(mark), TEST_NOW)).toEqual(mark);
    const ofTrial = { ...mark, hasTrial: true };
    expect(readDeviceMark(writeDeviceMark(ofTrial), inDays(29))).toEqual(ofTrial);
    expect(readDeviceMark(writeDeviceMark(ofTrial), inDays(30))).toBeUndefined();
    for (const other of [
      undefined,
      '',
      'device-AAAAAAAAAAAAAAAAAAAAAA',
      `trial-1-${mark.id}`,
      `${writeDeviceMark(mark)}A`,
    ])
      expect(readDeviceMark(other, TEST_NOW)).toBeUndefined();
  });
});
