import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { API_QUOTAS } from '#shared/plans.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { newCompany, newKey } from '#tests/support/companies/key-callers.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { answeringPids, endSites, startSite } from '#tests/support/processes/site-process.ts';

vi.setConfig({ testTimeout: 120_000 });
cheapHashes();
const market = await openTestApp({ SAMPLE_SIZE: '0' });
afterEach(endSites);
afterAll(() => market.deps.close());

const PROCESSES = 4;
const AT_ONCE = 40;
const CALLS = 400;

/** A running site uses the real clock. */
const nextYear = new Date(Date.now() + 365 * 86_400_000);

it('quotas of keys and of their organisation are exact over four processes, however many calls are concurrent', async () => {
  const companies = [await newCompany(market, nextYear), await newCompany(market, nextYear)] as const;
  const [alone, ...four] = await Promise.all(
    [companies[0], ...Array(4).fill(companies[1])].map(async (company) => (await newKey(company)).key),
  );
  const site = await startSite({
    DATABASE_URL: market.deps.databaseUrl,
    DATA_DIR: market.deps.config.DATA_DIR,
    PROCESSES: String(PROCESSES),
    // The limit per network would otherwise refuse some of the calls.
    RATE_LIMIT: 'off',
  });
  const call = async (key: string) => {
    const { status, body } = await fetch(`${site.origin}/api/v1/summary`, {
      headers: { authorization: `Bearer ${key}`, connection: 'close' },
    });
    await body?.cancel();
    return status;
  };
  while (answeringPids(site.output()).size < PROCESSES) await call('pyd_unknown');

  const answered = async (keys: readonly string[]) => {
    const statuses: number[] = [];
    while (statuses.length < CALLS) {
      const some = Array.from({ length: AT_ONCE }, (_, at) => call(keys[at % keys.length] ?? ''));
      statuses.push(...(await Promise.all(some)));
    }
    return [200, 429].map((wanted) => statuses.filter((status) => status === wanted).length);
  };
  const { key, organisation } = API_QUOTAS;
  expect(await answered([alone ?? ''])).toEqual([key.minute, CALLS - key.minute]);
  expect(await answered(four)).toEqual([organisation.minute, CALLS - organisation.minute]);
});
