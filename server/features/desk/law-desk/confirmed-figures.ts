import type { Deps } from '#server/deps.ts';
import {
  type Confirmation,
  confirmedOf,
  LAW_SUBJECT,
  readConfirmations,
} from '#server/features/market/law-confirmations/index.ts';
import { type Actor, noteInAudit } from '#server/features/members/audit/index.ts';
import type { DeskLawFigure } from '#shared/law/desk-law.ts';
import { lawText } from '#shared/law/figure-texts.ts';
import { LAW_NAMES, type LawName, lawOf } from '#shared/law/law-to-confirm.ts';
import { doubtOf } from './law-doubt.ts';

type DbDeps = Pick<Deps, 'db' | 'clock'>;

/** Records that an operator checked a figure and found it correct. */
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
      to: [LAW_SUBJECT, name],
      after: confirmedOf(lawOf(name)),
      why,
    }),
  );
}

/** All legal figures and rules, those in doubt first. */
export async function listFigures({ db, clock }: DbDeps): Promise<DeskLawFigure[]> {
  const confirmations = await readConfirmations(db);
  return LAW_NAMES.map((name) => describe(name, confirmations.get(name) ?? null, clock.now())).toSorted(
    (a, b) => Number(a.doubt === null) - Number(b.doubt === null),
  );
}

function describe(name: LawName, confirmed: Confirmation | null, now: Date): DeskLawFigure {
  const law = lawOf(name);
  const { article, source, validFrom, validUntil = null } = law;
  const doubt = doubtOf(law, confirmed, now);
  return {
    name,
    text: 'value' in law ? lawText(law) : law.text,
    article,
    source,
    validFrom,
    validUntil,
    confirmed,
    doubt,
  };
}
