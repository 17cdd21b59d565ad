import { desc, eq, sql } from 'drizzle-orm';
import { TEXT_LOCK } from '#server/database/advisory-locks.ts';
import { editedTexts } from '#server/database/tables/site-texts.ts';
import type { Deps } from '#server/deps.ts';
import { type Actor, noteInAudit } from '#server/features/members/audit/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { findTextFaults, type TextKind } from '#shared/content/find-text-faults.ts';
import { parsePage, parseSections } from '#shared/content/parse-markdown.ts';
import type { EditableFolder, EditionGiven, TextPreview } from '#shared/desk/desk-texts.ts';
import { getTextFile } from './text-files.ts';

type DbDeps = Pick<Deps, 'db' | 'clock'>;
type Named = { readonly folder: string; readonly file: string };

const KINDS: Readonly<Record<EditableFolder, TextKind>> = { faq: 'questions', help: 'article' };

/** Renders a text, and lists the faults that prevent its publication. Throws 404. */
export async function previewText({ source, ...named }: Named & { readonly source: string }): Promise<TextPreview> {
  const { folder } = await getTextFile(named);
  const html =
    folder === 'faq'
      ? parseSections(source)
          .map(
            (section) =>
              `<h2>${parsePage(section.title)
                .html.replace(/<[^>]+>/g, '')
                .trim()}</h2>\n${section.html}`,
          )
          .join('\n')
      : parsePage(source).html;
  return { faults: findTextFaults(KINDS[folder], source), html };
}

/**
 * Publishes an edition, which replaces the file's text from then on. Throws 404, 400 for a text with faults, and 409
 * when somebody has published another edition since it was opened.
 */
export async function publishText(deps: DbDeps, given: Named & EditionGiven, by: Actor): Promise<void> {
  const { folder, file } = await getTextFile(given);
  const [fault] = findTextFaults(KINDS[folder], given.source);
  if (fault !== undefined) throw new ExpectedError(400, 'INVALID_PARAMETER', fault, 'source');
  await addEdition(deps, { name: `${folder}/${file}`, source: given.source, base: given.base, why: given.why }, by);
}

/** Reverts a text to that of its file; does nothing if it is not edited. Throws 404. */
export async function revertText(deps: DbDeps, given: Named & { readonly why: string }, by: Actor): Promise<void> {
  const { folder, file } = await getTextFile(given);
  await addEdition(deps, { name: `${folder}/${file}`, source: null, base: undefined, why: given.why }, by);
}

type Edition = {
  readonly name: string;
  readonly source: string | null;
  readonly base: number | undefined;
  readonly why: string;
};

/** The editions record who published which text; the log only records that it was published and why. */
function addEdition({ db, clock }: DbDeps, { name, source, base, why }: Edition, by: Actor): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${TEXT_LOCK})`);
    const [latest] = await tx
      .select({ id: editedTexts.id, source: editedTexts.source })
      .from(editedTexts)
      .where(eq(editedTexts.name, name))
      .orderBy(desc(editedTexts.id))
      .limit(1);
    if (base !== undefined && base !== (latest?.id ?? 0))
      throw new ExpectedError(
        409,
        'CHANGED',
        'Bu metni siz yazarken başkası değiştirdi. Yeni hâlini açıp yeniden yazın.',
      );
    if ((latest?.source ?? null) === source) return;
    const at = clock.now();
    const [made] = await tx
      .insert(editedTexts)
      .values({ name, source, publishedAt: at, publishedBy: by.name })
      .returning({ id: editedTexts.id });
    const edition = { before: { edition: latest?.id ?? null }, after: { edition: made?.id } };
    const act = source === null ? 'text.revert' : 'text.publish';
    await noteInAudit(tx, { at, by, act, to: ['text', name], ...edition, why });
  });
}
