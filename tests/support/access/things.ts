import { notifications } from '#server/database/tables/notifications.ts';
import { organisationMembers, organisations } from '#server/database/tables/organisations.ts';
import { orders } from '#server/database/tables/selling/orders.ts';
import type { TestApp } from '../open-test-app.ts';
import { inDays, TEST_NOW } from '../test-now.ts';
import type { Headers } from './roles.ts';

/** The data of a member, by the names in addresses and bodies. */
export type Things = {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
  /** Contained in every text that the member wrote or received. */
  readonly word: string;
  readonly sessionId: string;
  readonly propertyId: number;
  readonly alertId: number;
  readonly notificationId: number;
  /** An open order. */
  readonly orderId: string;
  /** An organisation that the member founded; its plan has ended, so it grants no rights. */
  readonly organisationId: string;
};

/** Gives a member a name, a saved listing, an alert and a notification; each text contains `word`. */
export async function giveThings(
  { app, deps }: TestApp,
  headers: Headers,
  given: { word: string; propertyId: number },
) {
  const { word, propertyId } = given;
  async function call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    if (answer.statusCode !== 200) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`);
    return answer.json();
  }
  const { id: userId, email } = await call('PUT', '/api/user/profile', { firstName: word });
  await call('POST', '/api/user/saved-ads', { propertyId });
  const criteria = JSON.stringify({ city: ['Ankara'], query: word });
  const { alert } = await call('POST', '/api/user/property-alerts', { alertName: word, searchCriteria: criteria });
  const { sessions } = await call('GET', '/api/user/sessions');
  const [notification] = await deps.db
    .insert(notifications)
    .values({ userId, propertyId, reason: 'endsIn1Day', title: word, message: word, createdAt: TEST_NOW })
    .returning({ id: notifications.id });
  const [order] = await deps.db
    .insert(orders)
    .values({
      userId,
      email,
      reference: `PEY-${word}`,
      state: 'draft',
      period: 'monthly',
      totalKurus: 2999,
      vatPercent: 20,
      createdAt: TEST_NOW,
      expiresAt: inDays(60),
    })
    .returning({ id: orders.id });
  const [organisation] = await deps.db
    .insert(organisations)
    .values({ name: word, seats: 5, validUntil: TEST_NOW, foundedAt: inDays(-30) })
    .returning({ id: organisations.id });
  const organisationId = organisation?.id ?? '';
  await deps.db.insert(organisationMembers).values({ organisationId, userId, role: 'owner', joinedAt: inDays(-30) });
  const [{ id: sessionId }] = sessions;
  const password = 'gizli-bir-sifre';
  return {
    userId,
    email,
    password,
    word,
    sessionId,
    propertyId,
    alertId: alert.id,
    notificationId: notification?.id ?? 0,
    orderId: order?.id ?? '',
    organisationId,
  };
}

/** All rows that belong to a member, from every table with an owner, as one text. Throws if it finds too few tables. */
export async function rowsOf({ deps }: Pick<TestApp, 'deps'>, userId: string): Promise<string> {
  const client = deps.db.$client;
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'user_id' order by 1`,
  );
  if (tables.length < 7) throw new Error('The tables of members were not found.');
  const owned = await Promise.all(
    [{ name: 'users', key: 'id' }, ...tables.map(({ name }) => ({ name, key: 'user_id' }))].map(({ name, key }) =>
      client.query(`select '${name}' as "table", to_jsonb(t) as row from "${name}" t where ${key} = $1 order by 2`, [
        userId,
      ]),
    ),
  );
  return JSON.stringify(owned.flatMap(({ rows }) => rows));
}
