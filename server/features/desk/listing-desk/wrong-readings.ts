import { and, asc, eq, sql } from 'drizzle-orm';
import { wrongReadings } from '#server/database/tables/listing-amendments.ts';
import { properties } from '#server/database/tables/properties.ts';
import type { Deps } from '#server/deps.ts';
import { maskPersonalData } from '#server/features/intake/masking/index.ts';
import { type Actor, noteInAudit } from '#server/features/members/audit/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { DeskReading } from '#shared/desk/desk-readings.ts';
import { NOTICE_VALUE_NAMES, type NoticeValueName, type NoticeValues } from '#shared/notice-values.ts';

type DbDeps = Pick<Deps, 'db' | 'clock'>;
type Given = { readonly id: number; readonly field: NoticeValueName; readonly why: string };
type Noticed = { readonly description: string | null; readonly noticeValues: NoticeValues | null };

/** A listing's notice with what was read from it, and which values the desk has marked as wrong. Throws 404. */
export async function readReading({ db }: Pick<Deps, 'db'>, id: number): Promise<DeskReading> {
  const { description: notice, noticeValues } = await noticed(db, id);
  const wrong = await db
    .select()
    .from(wrongReadings)
    .where(eq(wrongReadings.propertyId, id))
    .orderBy(asc(wrongReadings.id));
  const values = NOTICE_VALUE_NAMES.flatMap((field) => {
    const said = noticeValues?.values[field];
    return said ? [{ field, value: said.value, sentence: said.sentence }] : [];
  });
  return {
    notice,
    values,
    conflicts: (noticeValues?.conflicts ?? []).map(({ name, sentences }) => ({ field: name, sentences })),
    wrong: wrong.map(({ field, rightly, markedAt }) => ({
      // safe: only such names are written
      field: field as NoticeValueName,
      rightly,
      markedAt: markedAt.toISOString(),
    })),
  };
}

/** Marks a value that was read from a notice, or was missed, as wrong, with the right value. Throws 404. */
export function markWrongReading(
  { db, clock }: DbDeps,
  { id, field, rightly, why }: Given & { readonly rightly: string },
  by: Actor,
): Promise<void> {
  return db.transaction(async (tx) => {
    const at = clock.now();
    const { noticeValues } = await noticed(tx, id);
    const marked = { read: { is: noticeValues?.values[field]?.value ?? null }, rightly, markedAt: at };
    await tx
      .insert(wrongReadings)
      .values({ propertyId: id, field, ...marked })
      .onConflictDoUpdate({ target: [wrongReadings.propertyId, wrongReadings.field], set: marked });
    await noteInAudit(tx, { at, by, act: 'reading.mark', to: ['listing', id], after: { field }, why });
  });
}

/** Removes such a mark. Throws 404. */
export function unmarkWrongReading({ db, clock }: DbDeps, { id, field, why }: Given, by: Actor): Promise<void> {
  return db.transaction(async (tx) => {
    const own = and(eq(wrongReadings.propertyId, id), eq(wrongReadings.field, field));
    const gone = await tx.delete(wrongReadings).where(own).returning({ id: wrongReadings.id });
    if (gone.length === 0) throw new ExpectedError(404, 'NOT_FOUND', 'Bu alanda işaret yok.');
    await noteInAudit(tx, {
      at: clock.now(),
      by,
      act: 'reading.unmark',
      to: ['listing', id],
      before: { field },
      why,
    });
  });
}

/**
 * All notices with a wrong reading in the form of `tests/fixtures/notices`: the right values under the names of the
 * readings, what was read instead as a remark, and the notice with personal data masked again.
 */
export async function wrongReadingFixture({ db }: Pick<Deps, 'db'>): Promise<string> {
  const rows = await db
    .select({ id: properties.id, notice: properties.description, ...own() })
    .from(wrongReadings)
    .innerJoin(properties, eq(properties.id, wrongReadings.propertyId))
    .where(sql`${properties.description} is not null`)
    .orderBy(asc(properties.id), asc(wrongReadings.id));
  const byListing = Map.groupBy(rows, ({ id }) => id);
  return [...byListing].map(([id, wrong]) => blockOf(id, wrong)).join('');
}

const own = () => ({ field: wrongReadings.field, read: wrongReadings.read, rightly: wrongReadings.rightly });

type Wrong = {
  readonly notice: string | null;
  readonly field: string;
  readonly read: { is: unknown };
  readonly rightly: string;
};

function blockOf(id: number, wrong: readonly Wrong[]): string {
  const lines = wrong.flatMap(({ field, read, rightly }) => [
    `# ${field}, okunan: ${maskPersonalData(JSON.stringify(read.is))}`,
    ...(rightly === '' ? [] : [`@ ${field}: ${maskPersonalData(rightly.replace(/\s+/g, ' '))}`]),
  ]);
  // A line of the notice must not look like the start of another block.
  const notice = maskPersonalData(wrong[0]?.notice ?? '').replace(/^%%% /gm, '%% ');
  return `%%% ilan-${id}\n${lines.join('\n')}\n---\n${notice.trimEnd()}\n`;
}

async function noticed(db: Pick<Deps['db'], 'select'>, id: number): Promise<Noticed> {
  const { description, noticeValues } = properties;
  const [row] = await db.select({ description, noticeValues }).from(properties).where(eq(properties.id, id));
  if (!row) throw new ExpectedError(404, 'NOT_FOUND', 'Bu numarayla bir ilan yok.');
  return row;
}
