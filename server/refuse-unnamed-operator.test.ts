import { afterAll, beforeEach, expect, it } from 'vitest';
import { SAMPLE_SOURCE } from '#server/features/intake/sample-market/index.ts';
import { emptyMarket } from '#tests/support/empty-market.ts';
import { openTestDeps } from '#tests/support/open-test-deps.ts';
import { storeListings } from '#tests/support/store-listings.ts';
import { refuseUnnamedOperator } from './refuse-unnamed-operator.ts';

const deps = await openTestDeps();
afterAll(() => deps.close());
beforeEach(() => emptyMarket(deps));

const NAMED = {
  COMPANY_NAME: 'Peyda A.Ş.',
  COMPANY_ADDRESS: 'Ankara',
  COMPANY_MERSIS: '0123456789012345',
  COMPANY_KEP: 'peyda@hs01.kep.tr',
  SUPPORT_EMAIL: 'destek@peyda.example',
  SUPPORT_PHONE: '0312 000 00 00',
};
const HTTPS = { PUBLIC_ORIGIN: 'https://peyda.example' };
const refuse = (given: Partial<typeof deps.config>) =>
  refuseUnnamedOperator({ ...deps, config: { ...deps.config, ...given } });

it('a public site with real listings does not start without naming its operator, and lists missing settings', async () => {
  await storeListings(deps, {});
  await expect(refuse({ ...HTTPS, COMPANY_NAME: 'Peyda A.Ş.' })).rejects.toThrow(
    'Şu ayarları girin: COMPANY_ADDRESS, COMPANY_MERSIS, COMPANY_KEP, SUPPORT_EMAIL, SUPPORT_PHONE.',
  );
  await expect(refuse({ ...HTTPS, ...NAMED })).resolves.toBeUndefined();
});

it('a public site without listings or with sources to collect does not start either', async () => {
  await expect(refuse(HTTPS)).rejects.toThrow('COMPANY_NAME');
  await storeListings(deps, { source: SAMPLE_SOURCE });
  await expect(refuse({ ...HTTPS, SOURCES: ['folder'] })).rejects.toThrow('COMPANY_NAME');
});

it('a site with only the generated market needs none, and neither does a site that is not public', async () => {
  await storeListings(deps, { source: SAMPLE_SOURCE });
  await expect(refuse(HTTPS)).resolves.toBeUndefined();
  await emptyMarket(deps);
  await storeListings(deps, {});
  await expect(refuse({ PUBLIC_ORIGIN: 'http://localhost:3000' })).resolves.toBeUndefined();
  await expect(refuse({})).resolves.toBeUndefined();
});
