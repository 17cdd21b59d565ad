import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getApi } from '#tests/support/call-api.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { storeListings } from '#tests/support/store-listings.ts';

const { deps, app } = await openTestApp();
afterAll(() => deps.close());

const endDate = new Date('2026-12-10T10:00:00Z');
beforeAll(() =>
  storeListings(
    deps,
    { sourceKey: 'neither', endDate, sulhMahkeme: '0', secondRound: '0' },
    { sourceKey: 'sulh', endDate, sulhMahkeme: '1', secondRound: '0' },
    { sourceKey: 'second', endDate, sulhMahkeme: '0', secondRound: '1' },
  ),
);

async function totalOf(parameters: string): Promise<number> {
  const { status, json } = await getApi(app, `/api/properties/search?${parameters}`);
  expect(status).toBe(200);
  return json.total;
}

/** The values that a text names, each with the number of the three listings that it claims to find. */
function promised(text: string): [value: string, total: number][] {
  const [asked = '', unasked = ''] = text.split('. ');
  const others = asked.split('; ').map((part): [string, number] => {
    const value = /^`(\w+)`: yalnızca/.exec(part)?.[1] ?? part;
    return [value, /diğerleri|birinciler/.test(part) ? 2 : 1];
  });
  expect(unasked).toMatch(/^Boş, .* ise hepsi gelir\.$/);
  return [
    ...others,
    ['', 3],
    ...[...unasked.matchAll(/`(\w+)`/g)].map(([, value = '']): [string, number] => [value, 3]),
  ];
}

describe.each(['sulhMahkeme', 'secondRound'])('the reference’s text about %s', (name) => {
  it('matches the API for every value: `0` filters nothing, `hayir` excludes (D51)', async () => {
    const { paths } = (await app.inject('/api/v1/openapi.json')).json();
    const parameters: { name: string; description: string }[] = paths['/api/v1/properties/search'].get.parameters;
    const said = promised(parameters.find((parameter) => parameter.name === name)?.description ?? '');
    expect(said.map(([value]) => value)).toEqual(['1', 'hayir', '', '0', 'false']);
    for (const [value, total] of said) expect([value, await totalOf(`${name}=${value}`)]).toEqual([value, total]);
  });
});
