import { and, asc, eq, lt } from 'drizzle-orm';
import { alertKeys, propertyAlerts } from '#server/database/tables/alerts.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { COMPILER_VERSION, type CompiledAlert, compileAlert } from './compile-alert.ts';
import { lockWriting, meaningOf, writeKeys } from './save-alert.ts';

/** Alerts recompiled per run; the next run continues. */
const BATCH = 1000;

/**
 * Recompiles alerts that an earlier version compiled, each in its own transaction. Their criteria and start stay
 * unchanged. For a job, before matching.
 */
export async function renewAlerts(deps: Pick<Deps, 'db' | 'clock'>): Promise<{ renewed: number }> {
  const isOld = lt(propertyAlerts.compiledBy, COMPILER_VERSION);
  const rows = await deps.db.select().from(propertyAlerts).where(isOld).orderBy(asc(propertyAlerts.id)).limit(BATCH);
  for (const row of rows) {
    const compiled = await compiledAgain(deps, row);
    await deps.db.transaction(async (tx) => {
      await lockWriting(tx);
      // If its owner has changed it meanwhile, that has already recompiled it.
      const own = and(eq(propertyAlerts.id, row.id), isOld);
      const [still] = await tx.select().from(propertyAlerts).where(own).for('update');
      if (!still) return;
      await tx
        .update(propertyAlerts)
        .set({
          compiledBy: COMPILER_VERSION,
          ...(compiled && { words: compiled.words, openWords: compiled.openWords }),
        })
        .where(own);
      if (!compiled) return;
      await tx.delete(alertKeys).where(eq(alertKeys.alertId, row.id));
      if (still.isActive) await writeKeys(tx, row.id, compiled);
    });
  }
  return { renewed: rows.length };
}

/** Undefined if its places are no longer known: it keeps its stored form. */
async function compiledAgain(
  deps: Pick<Deps, 'db' | 'clock'>,
  row: typeof propertyAlerts.$inferSelect,
): Promise<CompiledAlert | undefined> {
  try {
    return await compileAlert(deps, meaningOf(row));
  } catch (error) {
    if (error instanceof ExpectedError) return undefined;
    throw error;
  }
}
