import { eq } from 'drizzle-orm';
import { sourceControls } from '#server/database/tables/collection.ts';
import type { Deps } from '#server/deps.ts';
import { findBusy, type SourceControl } from '#server/features/intake/collection/index.ts';
import { readSampleHoldings } from '#server/features/intake/sample-market/index.ts';
import { type Actor, noteInAudit } from '#server/features/members/audit/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { SourceAct } from '#shared/desk/collection/desk-collection.ts';
import { describeRemoval } from '#shared/desk/collection/sample-things.ts';
import type { KnownSource } from './read-sources.ts';

type Given = {
  readonly name: string;
  readonly act: SourceAct;
  readonly why: string;
  readonly replacesSample?: boolean | undefined;
};
type Change = { -readonly [Field in keyof Omit<SourceControl, 'source'>]?: SourceControl[Field] };

/**
 * Pauses or resumes a source, requests a run or a trial of it, or stops the current one. The collecting process reacts
 * within seconds; a pause survives restarts. Throws 404 for an unknown source, 409 for what is not possible now.
 */
export async function controlSource(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  known: readonly KnownSource[],
  { name, act, why, replacesSample = false }: Given,
  by: Actor,
): Promise<void> {
  const asked = known.find(({ source }) => source.name === name);
  if (!asked) throw new ExpectedError(404, 'NOT_FOUND', 'Bu adla bir kaynak yok.');
  if (!asked.isOn) throw conflict('Bu kaynak kapalı; SOURCES ayarıyla açılır.');
  const isBusy = (await findBusy({ db }, [name])).has(name);
  // Records of the run would replace the generated market.
  const holdings = act === 'run' && !replacesSample ? await readSampleHoldings({ db }) : undefined;
  const own = eq(sourceControls.source, name);
  await db.transaction(async (tx) => {
    const at = clock.now();
    // Locks the row, so that concurrent operators act one at a time.
    await tx.insert(sourceControls).values({ source: name }).onConflictDoNothing();
    const [held] = await tx.select().from(sourceControls).where(own).for('update');
    if (!held) throw new Error('The row of a source is gone.');
    const change: Change = changeFor(act, { held, isBusy, at, why });
    if (holdings && !held.replacesSample)
      throw new ExpectedError(409, 'SAMPLE_IN_THE_WAY', `Önce onay verin: ${describeRemoval(holdings)}`);
    if (act === 'run' && replacesSample) change.replacesSample = true;
    await tx.update(sourceControls).set(change).where(own);
    const before = Object.fromEntries(Object.entries(held).filter(([field]) => field in change));
    await noteInAudit(tx, { at, by, act: `source.${act}`, to: ['source', name], before, after: change, why });
  });
}

type Moment = { readonly held: SourceControl; readonly isBusy: boolean; readonly at: Date; readonly why: string };

/** The change that an act makes. Throws 409 if it would have no effect, so that nobody believes it had. */
function changeFor(act: SourceAct, { held, isBusy, at, why }: Moment): Change {
  const nothingAsked = { asked: null, askedAt: null };
  if (act === 'pause') {
    if (held.pausedAt) throw conflict('Kaynak zaten duraklatılmış.');
    return { pausedAt: at, pauseReason: why, ...nothingAsked };
  }
  if (act === 'resume') {
    if (!held.pausedAt) throw conflict('Kaynak duraklatılmış değil.');
    return { pausedAt: null, pauseReason: null };
  }
  if (act === 'stop') {
    if (!isBusy) throw conflict('Şu anda süren bir okuma yok.');
    // Drops other requests: they would begin right after the stop.
    return { stopAskedAt: at, ...nothingAsked };
  }
  if (held.pausedAt) throw conflict('Kaynak duraklatılmış; önce sürdürün.');
  if (isBusy) throw conflict('Bu kaynak şu anda okunuyor.');
  if (held.asked) throw conflict('Bu kaynak için bir istek zaten bekliyor.');
  return { asked: act, askedAt: at };
}

const conflict = (message: string) => new ExpectedError(409, 'CONFLICT', message);
