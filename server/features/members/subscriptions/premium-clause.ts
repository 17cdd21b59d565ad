import { TRIAL_DAYS } from '#shared/plans.ts';

/**
 * Returns SQL for the ids of members who have premium at `now`, paid, on trial or through an active organisation; the
 * same rule as `getSubscription` for one member.
 */
export function premiumMembersClause(now: string): string {
  return `select user_id from payments where plan = 'premium' and valid_until > ${now}::timestamptz
      and coalesce(valid_from, paid_at) <= ${now}::timestamptz
    union select user_id from trials where user_id is not null and started_at <= ${now}::timestamptz
      and started_at + interval '${TRIAL_DAYS * 24} hours' > ${now}::timestamptz
    union select m.user_id from organisation_members m join organisations o on o.id = m.organisation_id
      where o.valid_until > ${now}::timestamptz`;
}
