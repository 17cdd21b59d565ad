import { asc, desc, eq, sql } from 'drizzle-orm';
import { removalRequests } from '#server/database/tables/removal-requests.ts';
import type { Deps } from '#server/deps.ts';
import { type Actor, noteInAudit } from '#server/features/members/audit/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { queueLetter } from '#server/platform/outbox/queue-letter.ts';
import type { NewRemoval, Removal, RemovalDecisionGiven, RemovalRow } from '#shared/desk/removal-requests.ts';
import { LAW } from '#shared/law/law-figures.ts';
import { DAY_MS, istanbulMidnight } from '#shared/text/dates.ts';
import { answerLetter } from './answer-letter.ts';
import { findActs } from './find-acts.ts';
import { removalLetter } from './letter-text.ts';

type DbDeps = Pick<Deps, 'db' | 'clock'>;
type Stored = typeof removalRequests.$inferSelect;
const MOST_LISTED = 500;
const NOTHING_DONE =
  'Bu başvurunun ilanlarında bir şey kapatılmadı. Önce gereğini yapın ya da neden gerekmediğini yazın.';

/**
 * Enters a request that has arrived: the legal period begins with its arrival and ends at the end of its last day.
 * Returns its number. Throws 400 for a day in the future.
 */
export function enterRequest({ db, clock }: DbDeps, { receivedOn, ...given }: NewRemoval, by: Actor): Promise<number> {
  const at = clock.now();
  const receivedAt = istanbulMidnight(receivedOn);
  if (receivedAt > at) throw new ExpectedError(400, 'INVALID_PARAMETER', 'Gün daha gelmedi.', 'receivedOn');
  const dueAt = new Date(receivedAt.getTime() + (LAW.privacyAnswerDays.value + 1) * DAY_MS - 1000);
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(removalRequests)
      .values({ ...given, receivedAt, dueAt })
      .returning({ id: removalRequests.id });
    if (!row) throw new Error('A request was not stored.');
    const after = { receivedOn, dueAt, listings: given.listings };
    await noteInAudit(tx, { at, by, act: 'request.enter', to: ['request', row.id], after });
    return row.id;
  });
}

/** The open requests, the most urgent first, then the answered ones, the latest first. */
export async function listRequests({ db }: Pick<Deps, 'db'>): Promise<RemovalRow[]> {
  const { id, receivedAt, dueAt, decision, decidedAt, letterSentAt } = removalRequests;
  const rows = await db
    .select({ id, receivedAt, dueAt, decision, decidedAt, letterSentAt })
    .from(removalRequests)
    .orderBy(sql`${decidedAt} is not null`, desc(decidedAt), asc(dueAt))
    .limit(MOST_LISTED);
  return rows.map(toRow);
}

/** Opens a request with its personal data; logs the access. Throws 404. */
export function openRequest({ db, clock }: DbDeps, id: number, by: Actor): Promise<Removal> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(removalRequests).where(eq(removalRequests.id, id));
    if (!row) throw missing();
    await noteInAudit(tx, { at: clock.now(), by, act: 'request.open', to: ['request', id] });
    const { name, email, demand, listings, answer, nothingDone } = row;
    const acts = row.decision ? row.acts : await findActs(tx, row);
    const letter = row.decision ? removalLetter(row) : [];
    return { ...toRow(row), name, email, demand, listings, acts, nothingDone, answer, letter };
  });
}

/**
 * Decides a request; the next run of a job sends its letter. What was done for it so far is stored with the decision,
 * because the letter states it. Throws 404, 409 for a decided one, and 400 for an acceptance although nothing was done
 * and no reason is given.
 */
export function decideRequest(
  { db, clock }: DbDeps,
  { id, decision, answer, nothingDone: why }: RemovalDecisionGiven & { readonly id: number },
  by: Actor,
): Promise<void> {
  return db.transaction(async (tx) => {
    const at = clock.now();
    const own = eq(removalRequests.id, id);
    const [row] = await tx.select().from(removalRequests).where(own).for('update');
    if (!row) throw missing();
    if (row.decidedAt) throw new ExpectedError(409, 'DECIDED', 'Bu başvuru daha önce yanıtlanmış.');
    const acts = decision === 'accepted' ? await findActs(tx, row) : [];
    const nothingDone = decision === 'accepted' && acts.length === 0 ? why || null : null;
    if (decision === 'accepted' && acts.length === 0 && !nothingDone)
      throw new ExpectedError(400, 'NOTHING_DONE', NOTHING_DONE, 'nothingDone');
    await tx.update(removalRequests).set({ decision, answer, acts, nothingDone, decidedAt: at }).where(own);
    await queueLetter(tx, answerLetter, { key: String(id), facts: { request: id }, at });
    await noteInAudit(tx, {
      at,
      by,
      act: 'request.decide',
      to: ['request', id],
      after: { decision, acts: acts.length },
    });
  });
}

/** The letter of a decided request as a PDF; logs the access. Throws 404. */
export async function getLetter(deps: DbDeps & Pick<Deps, 'config'>, id: number, by: Actor) {
  const row = await deps.db.transaction(async (tx) => {
    const [found] = await tx.select().from(removalRequests).where(eq(removalRequests.id, id));
    if (!found) throw missing();
    await noteInAudit(tx, { at: deps.clock.now(), by, act: 'request.open', to: ['request', id] });
    return found;
  });
  const { decidedAt } = row;
  if (!decidedAt) throw new ExpectedError(404, 'NOT_FOUND', 'Bu başvuru daha yanıtlanmadı.');
  const { removalPdf } = await import('./letter-pdf.ts');
  return removalPdf(deps.config, { ...row, decidedAt });
}

function missing(): ExpectedError {
  return new ExpectedError(404, 'NOT_FOUND', 'Böyle bir başvuru yok.');
}

type Facts = Pick<Stored, 'id' | 'receivedAt' | 'dueAt' | 'decision' | 'decidedAt' | 'letterSentAt'>;
function toRow({ id, receivedAt, dueAt, decision, decidedAt, letterSentAt }: Facts): RemovalRow {
  return {
    id,
    receivedAt: receivedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    decision,
    decidedAt: decidedAt?.toISOString() ?? null,
    letterSentAt: letterSentAt?.toISOString() ?? null,
  };
}
