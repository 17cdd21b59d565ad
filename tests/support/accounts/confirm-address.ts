import { eq } from 'drizzle-orm';
import { users } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/app-type.ts';

const databases = new WeakMap<App, Deps['db']>();

/** Remembers the database of a test server's accounts. */
export function rememberDatabase(app: App, { db }: Pick<Deps, 'db'>): void {
  databases.set(app, db);
}

/** Does the same as opening the mailed link: an account with an unconfirmed address has few rights (D46). */
export async function confirmAddress(app: App, email: string): Promise<void> {
  const db = databases.get(app);
  if (!db) throw new Error('The server was not opened by openTestApp.');
  await db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
}
