import { afterOpenHours } from './support-hours.ts';
import type { MessagePlan } from './support-rules.ts';

/** The maximum number of open hours (D6) until support first answers a conversation: shorter for premium (D29). */
export const FIRST_ANSWER_HOURS = { premium: 2, others: 9 } as const;

/** When the first answer is due for a plan (null for a visitor). */
export function firstAnswerDue(plan: MessagePlan | null, askedAt: Date): Date {
  return afterOpenHours(askedAt, plan === 'premium' ? FIRST_ANSWER_HOURS.premium : FIRST_ANSWER_HOURS.others);
}
