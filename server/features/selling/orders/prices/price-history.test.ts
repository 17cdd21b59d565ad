import { afterAll, expect, it } from 'vitest';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { notePrices } from '../index.ts';

const testApp = await openTestApp({ LAUNCH_ENDS_ON: '2026-12-31' });
const { deps, app } = testApp;
afterAll(() => deps.close());

const lowest = async () => (await app.inject('/api/order-terms')).json().lowest;
async function onDay(day: string) {
  deps.setNow(new Date(`${day}T12:00:00Z`));
  return notePrices(deps);
}

it('the lowest price of thirty days includes the current one, recorded or not, and each change once', async () => {
  deps.setNow(new Date('2026-12-01T12:00:00Z'));
  expect(await lowest()).toEqual({ monthly: 2999, yearly: 99_000 });
  expect(await onDay('2026-12-01')).toEqual({ noted: 2 });
  expect(await onDay('2026-12-02')).toEqual({ noted: 0 });
  expect(await onDay('2027-01-01')).toEqual({ noted: 1 });
  expect(await lowest()).toEqual({ monthly: 2999, yearly: 99_000 });
  await onDay('2027-01-30');
  expect(await lowest()).toEqual({ monthly: 2999, yearly: 99_000 });
  await onDay('2027-02-01');
  expect(await lowest()).toEqual({ monthly: 9900, yearly: 99_000 });
});
