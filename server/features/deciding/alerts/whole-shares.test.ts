import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { alertSchema, alertsSchema } from '#shared/alerts.ts';
import { newCaller } from '#tests/support/accounts/call-as.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';

const { deps, app } = await openTestApp();
const member = await newCaller(app);
afterAll(() => deps.close());

const PATH = '/api/user/property-alerts';
const MIGRATION = new URL('../../../database/migrations/0016_whole-alerts.sql', import.meta.url);

async function create(criteria: object) {
  const body = { alertName: 'Uyarım', searchCriteria: JSON.stringify(criteria) };
  return alertSchema.parse((await member.call('POST', PATH, body)).json.alert);
}
const query = (text: string, values: unknown[] = []) => deps.db.$client.query(text, values);

it('an alert for the whole that was saved before D55 asks for what says nothing too, as it always found it', async () => {
  const before = await create({ city: ['Ankara'], share: 'whole,unknown' });
  const since = await create({ city: ['Ankara'], share: 'whole' });
  expect(JSON.parse(since.searchCriteria)).toEqual({ city: ['Ankara'], share: ['whole'] });
  const words = async () => (await query('select words::text from property_alerts order by id')).rows;
  const found = await words();
  await query(
    `update property_alerts set search_criteria = replace(search_criteria, '["whole","unknown"]', '"whole"') where id = $1`,
    [before.id],
  );
  await query(readFileSync(MIGRATION, 'utf8'));

  const criteria = alertsSchema
    .parse((await member.call('GET', PATH)).json)
    .map(({ id, searchCriteria }) => [id, JSON.parse(searchCriteria).share]);
  expect(Object.fromEntries(criteria)).toEqual({ [before.id]: ['whole', 'unknown'], [since.id]: ['whole'] });
  expect(await words()).toEqual(found);
});
