import type { Deps } from '#server/deps.ts';
import { KeptValues } from '#server/platform/answers/kept-values.ts';
import { LAW_TO_CONFIRM, type LawName } from '#shared/law/law-to-confirm.ts';
import { readConfirmations } from './read-confirmations.ts';

/** Pages read this often and confirmations are rare; other processes see one after at most this time. */
const KEPT_FOR_MS = 5000;
const kept = new WeakMap<Deps['db'], KeptValues<LawName[]>>();

/**
 * The names of the figures and rules from secondary sources that nobody has confirmed: pages mark them as unconfirmed.
 * While the database is unreachable, these are all of them, so that the company's page, which needs nothing else from
 * the database, can still be shown.
 */
export function unconfirmedLaw({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<LawName[]> {
  const values = kept.get(db) ?? new KeptValues<LawName[]>(clock, KEPT_FOR_MS, 1);
  kept.set(db, values);
  return values.get('', async () => {
    const confirmations = await readConfirmations(db).catch(() => new Map());
    return LAW_TO_CONFIRM.filter((name) => !confirmations.has(name));
  });
}

/** Clears the cache after a confirmation, so that this process shows it at once. */
export function forgetUnconfirmedLaw({ db }: Pick<Deps, 'db'>): void {
  kept.delete(db);
}
