import { afterOpenHours } from './support-hours.ts';
import type { MessagePlan } from './support-rules.ts';

/** Open hours (D6) in which support answers a conversation for the first time: premium before the others (D29). */
export const FIRST_ANSWER_HOURS = { premium: 2, others: 9 } as const;

/** Until when the first answer is promised to somebody of a plan (null for a visitor). */
export function firstAnswerDue(plan: MessagePlan | null, askedAt: Date): Date {
  return afterOpenHours(askedAt, plan === 'premium' ? FIRST_ANSWER_HOURS.premium : FIRST_ANSWER_HOURS.others);
}
