import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { alertSchema, alertsSchema } from '#shared/alerts.ts';
import { newCaller } from '#tests/support/accounts/call-as.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';

const { deps, app } = await openTestApp();
const member = await newCaller(app);
afterAll(() => deps.close());

const PATH = '/api/user/property-alerts';
const MIGRATION = new URL('../../../database/migrations/0012_alert-flags.sql', import.meta.url);

async function create(criteria: object) {
  const body = { alertName: 'Uyarım', searchCriteria: JSON.stringify(criteria) };
  return alertSchema.parse((await member.call('POST', PATH, body)).json.alert);
}
const query = (text: string, values: unknown[] = []) => deps.db.$client.query(text, values);

describe('an unchecked box of an alert (D51)', () => {
  it('asks for nothing, `hayir` excludes', async () => {
    expect(JSON.parse((await create({ secondRound: false, sulhMahkeme: '0' })).searchCriteria)).toEqual({});
    const turnedAway = await create({ secondRound: 'hayir' });
    expect(JSON.parse(turnedAway.searchCriteria)).toEqual({ secondRound: 'hayir' });
    const { rows } = await query('select second_round from alert_keys where alert_id = $1', [turnedAway.id]);
    expect(rows).toEqual([{ second_round: false }]);
  });

  it('loses its exclusion when it was saved before, and the owner is told; a meant one stays', async () => {
    await query('truncate property_alerts cascade');
    const unchecked = await create({ city: ['Ankara'], sulhMahkeme: 'hayir', secondRound: 'hayir' });
    const meant = await create({ query: 'birinci ihale daire' });
    await query(`update property_alerts set search_criteria = replace(search_criteria, '"hayir"', 'false'),
      understood_criteria = replace(understood_criteria, '"hayir"', 'false')`);
    const [, ...statements] = readFileSync(MIGRATION, 'utf8').split('--> statement-breakpoint');
    for (const statement of statements) await query(statement);

    const alerts = alertsSchema.parse((await member.call('GET', PATH)).json);
    const found = (id: number) => alerts.find((alert) => alert.id === id);
    expect(JSON.parse(found(unchecked.id)?.searchCriteria ?? '')).toEqual({ city: ['Ankara'] });
    expect(found(unchecked.id)?.note).toContain('1. ve 2. ihaleleri birlikte');
    expect(found(unchecked.id)?.note).toContain('satış memurluklarının');
    expect(JSON.parse(found(meant.id)?.understoodCriteria ?? '')).toMatchObject({ secondRound: 'hayir' });
    expect(found(meant.id)?.note).toBeNull();
    const { rows } = await query('select alert_id::int, second_round, sulh_mahkeme from alert_keys order by alert_id');
    expect(rows).toEqual([
      { alert_id: unchecked.id, second_round: null, sulh_mahkeme: null },
      expect.objectContaining({ alert_id: meant.id, second_round: false }),
    ]);

    const body = { alertName: 'Uyarım', searchCriteria: '{}' };
    await member.call('PUT', `${PATH}/${unchecked.id}`, body);
    expect(alertsSchema.parse((await member.call('GET', PATH)).json).map(({ note }) => note)).toEqual([null, null]);
  });
});
