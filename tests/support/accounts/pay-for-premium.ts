import type { Deps } from '#server/deps.ts';

/** Gives a member premium that does not end during a test. */
export async function payForPremium({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> {
  await db.$client.query(
    `insert into payments (user_id, amount, provider, reference, paid_at, valid_until)
     values ($1, 29.99, 'test', $2, '2020-01-01', '2100-01-01')`,
    [userId, `premium ${userId}`],
  );
}
