import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { users } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';

/**
 * What another feature does once a member has confirmed the address (D46), inside the transaction. Returns sentences
 * for the member if there is something to tell.
 */
export type ConfirmationStep = (
  deps: Pick<Deps, 'clock' | 'config'>,
  tx: Transaction,
  member: typeof users.$inferSelect,
) => Promise<readonly string[] | undefined>;

/** Takes every step after a confirmation, and returns what the member is told. */
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
