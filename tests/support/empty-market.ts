import { emptyTables } from './empty-tables.ts';
import type { TestDeps } from './open-test-deps.ts';
import { TEST_NOW } from './test-now.ts';

/** Before a test: deletes all listings and sets the clock to the day of the tests. */
export async function emptyMarket({ db, setNow }: TestDeps): Promise<void> {
  setNow(TEST_NOW);
  await emptyTables({ db }, 'properties');
}
