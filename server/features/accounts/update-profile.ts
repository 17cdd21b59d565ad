import { eq } from 'drizzle-orm';
import { users } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { ProfileChange, User } from '#shared/accounts.ts';
import { type Account, toUser } from './find-account.ts';

/** Changes the given fields of a member's profile, keeps the other fields, and returns the member. */
export async function updateProfile(deps: Deps, account: Pick<Account, 'id'>, change: ProfileChange): Promise<User> {
  // We list each field, so that other fields of the request body never reach the table.
  const { firstName, lastName, phoneNumber, phone, emailNotifications, phoneNotifications } = change;
  const [row] = await deps.db
    .update(users)
    .set({
      firstName,
      lastName,
      phoneNumber,
      phone,
      emailNotifications,
      phoneNotifications,
      updatedAt: deps.clock.now(),
    })
    .where(eq(users.id, account.id))
    .returning();
  if (row) return toUser(row);
  throw new ExpectedError(401, 'UNAUTHENTICATED', 'Bu hesap artık yok.');
}
