import type { Deps } from '#server/deps.ts';
import type { MemberOpened } from '#shared/desk/desk-members.ts';
import { notificationMail, notificationText } from './notification-letters.ts';

type Told = MemberOpened['told'][number];
type Row = Omit<Told, 'at' | 'propertyId' | 'letters'> & {
  at: Date;
  propertyId: string | null;
  letters: readonly { channel: string; state: Told['letters'][number]['state']; at: string }[];
};

/** Only the latest: the desk answers questions about them, and reads no more about a member than it needs. */
const MOST = 20;

const STATEMENT = `select n.created_at as at, n.title, n.property_id as "propertyId", n.alert_id is not null as "isOfAlert",
    a.alert_name as "alertName", coalesce(l.letters, '[]') as letters
  from notifications n
    left join property_alerts a on a.id = n.alert_id
    left join lateral (
      select jsonb_agg(jsonb_build_object(
          'channel', o.kind, 'state', o.state, 'at', coalesce(o.finished_at, o.next_try_at)
        ) order by o.kind) as letters
      from outbox o
      where o.user_id = n.user_id and o.kind in ($2, $3) and o.facts->'notificationIds' @> to_jsonb(n.id)
    ) l on true
  where n.user_id = $1
  order by n.id desc limit ${MOST}`;

/**
 * Returns a member's latest notifications, with the alert that caused them and how they were sent, so that the desk can
 * explain a mail.
 */
export async function listTold({ db }: Pick<Deps, 'db'>, userId: string): Promise<Told[]> {
  const { rows } = await db.$client.query<Row>(STATEMENT, [userId, notificationMail.name, notificationText.name]);
  return rows.map(({ at, propertyId, letters, ...row }) => ({
    ...row,
    at: at.toISOString(),
    propertyId: propertyId === null ? null : Number(propertyId),
    letters: letters.map((letter) => ({
      channel: letter.channel === notificationText.name ? ('sms' as const) : ('email' as const),
      state: letter.state,
      at: new Date(letter.at).toISOString(),
    })),
  }));
}
