import type { TestDeps } from './open-test-deps.ts';
import { TEST_NOW } from './test-now.ts';

/** Before a test: no listings, and the day tests happen on. */
export async function emptyMarket({ db, setNow }: TestDeps): Promise<void> {
  setNow(TEST_NOW);
  await db.$client.query('truncate properties cascade');
}
