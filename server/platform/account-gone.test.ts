import { afterAll, expect, test } from 'vitest';
import { recordProperties } from '#server/features/recording/index.ts';
import { newCaller } from '#tests/support/accounts/call-as.ts';
import { makePropertyRecord } from '#tests/support/make-property.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';

const { deps, app } = await openTestApp();
afterAll(() => deps.close());

test('who writes while their account is being deleted is signed out, not told of a failure', async () => {
  const leaver = await newCaller(app);
  await recordProperties(deps, [makePropertyRecord()]);
  const { rows } = await deps.db.$client.query<{ id: string }>('select id from properties');
  const deletion = await deps.db.$client.connect();
  await deletion.query('begin');
  await deletion.query('delete from users where id = $1', [leaver.id]);
  const alert = { alertName: 'x', searchCriteria: '{}' };
  const calls = [
    leaver.call('POST', '/api/user/saved-ads', { propertyId: Number(rows[0]?.id) }),
    leaver.call('POST', '/api/user/property-alerts', alert),
  ];
  const waiting = async () => {
    const statement = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return (await deletion.query(statement)).rowCount;
  };
  await expect.poll(waiting).toBe(calls.length);
  await deletion.query('commit');
  deletion.release();
  for (const answer of await Promise.all(calls))
    expect(answer).toMatchObject({ status: 401, json: { code: 'UNAUTHENTICATED' } });
});
