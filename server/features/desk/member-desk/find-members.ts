import { eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { users } from '#server/database/tables/accounts.ts';
import { orders } from '#server/database/tables/selling/orders.ts';
import type { Deps } from '#server/deps.ts';
import { unknownMember } from '#server/features/members/accounts/index.ts';
import { getSubscription } from '#server/features/members/subscriptions/index.ts';
import { maskEmail } from '#server/platform/mailer.ts';
import { normalizePhone } from '#shared/account-rules.ts';
import type { MemberRow } from '#shared/desk/desk-members.ts';

const MOST_FOUND = 20;
const ORDER_CODE = /^pey-[\p{L}\d]+$/iu;

/**
 * Finds members by a whole e-mail address, a phone number, an order's code or a part of a name. Newest first; masked,
 * at most 20.
 */
export async function findMembers(deps: Pick<Deps, 'db' | 'clock'>, asked: string): Promise<MemberRow[]> {
  const rows = await deps.db
    .select()
    .from(users)
    .where(meant(deps, asked))
    .orderBy(sql`${users.createdAt} desc`)
    .limit(MOST_FOUND);
  return Promise.all(
    rows.map(async ({ id, email, phoneNumber, createdAt, closedAt }) => ({
      id,
      email: maskEmail(email),
      phoneNumber: maskPhone(phoneNumber),
      createdAt: createdAt.toISOString(),
      isPremium: (await getSubscription(deps, id)).isPremium,
      isClosed: closedAt !== null,
    })),
  );
}

function meant({ db }: Pick<Deps, 'db'>, asked: string): SQL | undefined {
  if (asked.includes('@')) return eq(users.email, asked.toLowerCase());
  const phone = normalizePhone(asked);
  if (phone !== undefined) return or(eq(users.phoneNumber, phone), eq(users.phone, phone));
  if (ORDER_CODE.test(asked)) {
    const owners = db
      .select({ id: orders.userId })
      .from(orders)
      .where(ilike(orders.reference, literally(asked)));
    return inArray(users.id, owners);
  }
  return ilike(sql`${users.firstName} || ' ' || ${users.lastName}`, `%${literally(asked)}%`);
}

/** Escapes the wildcards of `ilike`. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

const maskPhone = (number: string) => number.replace(/^(\d\d).*(\d\d)$/, '$1** *** ** $2');

/** For commands, which identify members by their address. Throws 404. */
export async function findMemberByEmail({ db }: Pick<Deps, 'db'>, email: string): Promise<string> {
  const [member] = await db.select({ id: users.id }).from(users).where(eq(users.email, email.trim().toLowerCase()));
  if (!member) throw unknownMember();
  return member.id;
}
