import type { Deps } from '#server/deps.ts';
import { KeptValues } from '#server/platform/answers/kept-values.ts';
import { LAW_TO_CONFIRM, type LawName } from '#shared/law/law-to-confirm.ts';
import { readConfirmations } from './read-confirmations.ts';

/** Pages ask often and confirmations are rare; other processes see one within this time. */
const KEPT_FOR_MS = 5000;
const kept = new WeakMap<Deps['db'], KeptValues<LawName[]>>();

/**
 * The names of what is told from a second hand and nobody has confirmed: pages mark it as to be confirmed. While the
 * database is away that is all of it: the company's page, which needs nothing else of the database, is shown.
 */
export function unconfirmedLaw({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<LawName[]> {
  const values = kept.get(db) ?? new KeptValues<LawName[]>(clock, KEPT_FOR_MS, 1);
  kept.set(db, values);
  return values.get('', async () => {
    const confirmations = await readConfirmations(db).catch(() => new Map());
    return LAW_TO_CONFIRM.filter((name) => !confirmations.has(name));
  });
}

/** After a confirmation, so that this process shows it at once. */
export function forgetUnconfirmedLaw({ db }: Pick<Deps, 'db'>): void {
  kept.delete(db);
}
