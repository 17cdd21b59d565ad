import fc from 'fast-check';
import { buildApp } from '#server/app.ts';
import type { App } from '#server/platform/app-type.ts';
import { registerMember } from '#tests/support/accounts/register-member.ts';
import { attackCalls } from '#tests/support/recovery/attack-calls.ts';
import { findDifference, type World } from '#tests/support/recovery/compare-worlds.ts';
import { plantMarket, SECRETS } from '#tests/support/recovery/planted-market.ts';
import { type BenchServer, openBenchDatabase } from './bench-database.ts';
import { print, tell } from './report.ts';

/**
 * Tries to recover a planted locked text (D35): compares the same market with and without it, through calls of every
 * kind that the API offers. A call that leaks a word of it has different responses in the two.
 */
export async function benchRecovery(at: BenchServer, calls: number, seed: number): Promise<void> {
  const [one, other] = [await openBenchDatabase(at, 'peyda_planted'), await openBenchDatabase(at, 'peyda_bare')];
  const now = one.deps.clock.now();
  const apps: App[] = [];
  const open = async ({ deps }: typeof one, secrets: readonly string[]): Promise<World> => {
    const frozen = { ...deps, clock: { now: () => now } };
    await plantMarket(frozen, secrets);
    const app = await buildApp(frozen, { pages: false });
    apps.push(app);
    return { app, token: (await registerMember(app)).token };
  };
  try {
    const worlds = [await open(one, SECRETS), await open(other, [])] as const;
    tell(`${calls} calls at a planted text`);
    const difference = await findDifference(worlds, fc.sample(attackCalls, { numRuns: calls, seed }));
    const found = difference ? `**told something**: \`${JSON.stringify(difference)}\`` : 'told nothing';
    print(`\n## Recovery of a locked text\n\n${SECRETS.length} planted words, ${calls} calls, seed ${seed}: ${found}.`);
  } finally {
    for (const app of apps) await app.close();
    await one.close();
    await other.close();
  }
}
