import { isDeepStrictEqual } from 'node:util';
import { desc, eq } from 'drizzle-orm';
import { auditLog } from '#server/database/tables/desk.ts';
import type { Deps } from '#server/deps.ts';
import { type Actor, noteInAudit } from '#server/features/members/audit/index.ts';
import { dayMonthsAfter } from '#shared/law/deadlines.ts';
import { CONFIRMED_FOR_MONTHS, type DeskLawFigure, LAW_NAMES, type LawName } from '#shared/law/desk-law.ts';
import { lawText } from '#shared/law/figure-texts.ts';
import { isRenewalDue } from '#shared/law/figure-validity.ts';
import { LAW, type LawFigure } from '#shared/law/law-figures.ts';
import { istanbulDate } from '#shared/text/dates.ts';

type DbDeps = Pick<Deps, 'db' | 'clock'>;
type Confirmation = NonNullable<DeskLawFigure['confirmed']>;

/** A confirmation is an entry of the audit log, which nobody can change: no table of its own is needed. */
const SUBJECT = 'law';

/** What of a figure is confirmed. */
const confirmedOf = ({ value, article }: LawFigure) => ({ value, article });

/** Notes that an operator looked a figure up and found it so. */
export function confirmFigure(
  { db, clock }: DbDeps,
  { name, why }: { readonly name: LawName; readonly why: string },
  by: Actor,
): Promise<void> {
  return db.transaction((tx) =>
    noteInAudit(tx, {
      at: clock.now(),
      by,
      act: 'law.confirm',
      to: [SUBJECT, name],
      after: confirmedOf(LAW[name]),
      why,
    }),
  );
}

/** All figures of law, those in doubt first. */
export async function listFigures({ db, clock }: DbDeps): Promise<DeskLawFigure[]> {
  const confirmations = await readConfirmations(db);
  return LAW_NAMES.map((name) => describe(name, confirmations.get(name) ?? null, clock.now())).toSorted(
    (a, b) => Number(a.doubt === null) - Number(b.doubt === null),
  );
}

function describe(name: LawName, confirmed: Confirmation | null, now: Date): DeskLawFigure {
  const figure: LawFigure = LAW[name];
  const { article, source, validFrom, validUntil = null } = figure;
  const doubt = doubtOf(figure, confirmed, now);
  return { name, text: lawText(figure), article, source, validFrom, validUntil, confirmed, doubt };
}

function doubtOf(figure: LawFigure, confirmed: Confirmation | null, now: Date): DeskLawFigure['doubt'] {
  if (isRenewalDue(figure, now)) return 'ends';
  if (confirmed === null) return figure.isToBeConfirmed ? 'unsure' : 'old';
  const until = dayMonthsAfter(istanbulDate(new Date(confirmed.at)), CONFIRMED_FOR_MONTHS);
  return istanbulDate(now) > until ? 'old' : null;
}

/** The latest confirmation of each figure whose value and article are still the confirmed ones. */
async function readConfirmations(db: Deps['db']): Promise<ReadonlyMap<string, Confirmation>> {
  const rows = await db.select().from(auditLog).where(eq(auditLog.subject, SUBJECT)).orderBy(desc(auditLog.id));
  const latest = new Map<string, Confirmation>();
  for (const { subjectId, after, actor, at } of rows)
    if (!latest.has(subjectId) && isStill(subjectId, after)) latest.set(subjectId, { by: actor, at: at.toISOString() });
  return latest;
}

/**
 * The value and the article that an operator confirmed are those of today; PostgreSQL keeps no order of their names.
 */
function isStill(name: string, after: unknown): boolean {
  const figures: Readonly<Record<string, LawFigure>> = LAW;
  const figure = figures[name];
  return figure !== undefined && isDeepStrictEqual(after, confirmedOf(figure));
}
