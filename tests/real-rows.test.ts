import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordProperties } from '#server/features/intake/recording/index.ts';
import { parseListPage } from '#server/sources/ilan-gov-tr/parse-list-page.ts';
import type { PropertyDetail, PropertySummary } from '#shared/properties.ts';
import { listingActions, missingOf } from '#web/features/deciding/property-detail/actions/listing-actions.ts';
import { callApi } from './support/accounts/call-accounts.ts';
import { openTestApp } from './support/open-test-app.ts';

const { deps, app } = await openTestApp({ ANSWER_CACHE: 'off' });
const fixture = new URL('./fixtures/ilan-gov-tr-list.json', import.meta.url);
let shown: PropertySummary[];
beforeAll(async () => {
  await recordProperties(deps, parseListPage(JSON.parse(readFileSync(fixture, 'utf8')))?.records ?? []);
  // Open, whatever day the rows name.
  await deps.db.$client.query(`update properties set status = 'open', end_date = now() + interval '20 years'`);
  shown = (await callApi(app, 'GET', '/api/properties?limit=6')).json;
});
afterAll(() => deps.close());

describe('real rows, of which none has a picture', () => {
  it('fill the home page (D52)', () => {
    expect(shown).toHaveLength(6);
    expect(shown.map(({ imageUrl }) => imageUrl)).toEqual(Array.from({ length: 6 }, () => null));
  });

  it('have a page whose buttons all lead somewhere, the original first, and a line of what is missing', async () => {
    const detail: PropertyDetail = (await callApi(app, 'GET', `/api/properties/${shown[0]?.id}`)).json;
    const actions = listingActions(detail.categoryNumber, detail, false);
    expect(actions.map(({ name }) => name)).toEqual(['source', 'support']);
    expect(actions[0]?.state).toMatchObject({ href: expect.stringContaining('https://www.ilan.gov.tr/ilan/') });
    expect(missingOf(detail.categoryNumber, detail)).toContain('ilan metni');
  });
});
