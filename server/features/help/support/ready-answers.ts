import { asc, eq } from 'drizzle-orm';
import { supportReadyAnswers } from '#server/database/tables/support.ts';
import type { Deps } from '#server/deps.ts';
import type { Operator } from '#server/features/members/accounts/index.ts';
import { noteInAudit } from '#server/features/members/audit/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { ReadyAnswers } from '#shared/desk/desk-support.ts';

const MOST_ANSWERS = 200;
type ReadyAnswer = { readonly title: string; readonly text: string };

export async function listReadyAnswers({ db }: Pick<Deps, 'db'>): Promise<ReadyAnswers> {
  return { answers: await db.select().from(supportReadyAnswers).orderBy(asc(supportReadyAnswers.title)) };
}

/** Adds a ready answer; the audit log records its title. Throws 409 above 200. */
export function addReadyAnswer({ db, clock }: Pick<Deps, 'db' | 'clock'>, answer: ReadyAnswer, by: Operator) {
  return db.transaction(async (tx) => {
    if ((await tx.$count(supportReadyAnswers)) >= MOST_ANSWERS)
      throw new ExpectedError(409, 'TOO_MANY', `En çok ${MOST_ANSWERS} hazır yanıt tutulur.`);
    const [added] = await tx.insert(supportReadyAnswers).values(answer).returning({ id: supportReadyAnswers.id });
    const to = ['ready-answer', added?.id ?? 0] as const;
    await noteInAudit(tx, { at: clock.now(), by, act: 'support.ready', to, after: answer.title });
  });
}

/** Changes a ready answer, or deletes it (`answer` null). Throws 404. */
export function changeReadyAnswer(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, answer }: { readonly id: number; readonly answer: ReadyAnswer | null },
  by: Operator,
) {
  return db.transaction(async (tx) => {
    const own = eq(supportReadyAnswers.id, id);
    const [before] = await tx.select().from(supportReadyAnswers).where(own).for('update');
    if (!before) throw new ExpectedError(404, 'NOT_FOUND', 'Böyle bir hazır yanıt yok.');
    await (answer ? tx.update(supportReadyAnswers).set(answer).where(own) : tx.delete(supportReadyAnswers).where(own));
    const change = { before: before.title, after: answer?.title };
    await noteInAudit(tx, { at: clock.now(), by, act: 'support.ready', to: ['ready-answer', id], ...change });
  });
}
