import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { users } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';

/**
 * The work of another feature once a member has confirmed the address (D46), inside the transaction. Returns sentences
 * for the member, if any.
 */
export type ConfirmationStep = (
  deps: Pick<Deps, 'clock' | 'config'>,
  tx: Transaction,
  member: typeof users.$inferSelect,
) => Promise<readonly string[] | undefined>;

/** Runs every step after a confirmation, and returns the sentences for the member. */
export function takeConfirmationSteps(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  email: string,
  steps: readonly ConfirmationStep[],
): Promise<string[]> {
  return deps.db.transaction(async (tx) => {
    const [member] = await tx.select().from(users).where(eq(users.email, email)).for('update');
    if (!member?.emailVerified) return [];
    const told: string[] = [];
    for (const step of steps) told.push(...((await step(deps, tx, member)) ?? []));
    return told;
  });
}
