import type { Transaction } from '#server/database/open-database.ts';
import type { users } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';

type Watched = Pick<typeof users.$inferSelect, 'id' | 'email' | 'phoneNumber' | 'phoneNumberVerified'>;

export type AccountEvent = 'changed' | 'closed' | 'leaving' | 'removed';

/**
 * How another feature follows accounts. Called inside the transaction: after an e-mail or number has `changed`, when
 * the account is `closed` by the desk, or just before it is `removed`. If the owner requested the deletion, it is first
 * called with `leaving`. If it throws, the account is not changed.
 */
export type AccountWatcher = (
  deps: Pick<Deps, 'clock' | 'config'>,
  tx: Transaction,
  account: Watched,
  event: AccountEvent,
) => Promise<void>;

export async function tellWatchers(
  deps: Pick<Deps, 'clock' | 'config'>,
  tx: Transaction,
  account: Watched,
  { watchers, event }: { readonly watchers: readonly AccountWatcher[]; readonly event: AccountEvent },
): Promise<void> {
  for (const watch of watchers) await watch(deps, tx, account, event);
}
