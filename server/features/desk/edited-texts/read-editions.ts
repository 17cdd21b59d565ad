import { desc, eq } from 'drizzle-orm';
import { editedTexts } from '#server/database/tables/site-texts.ts';
import type { Deps } from '#server/deps.ts';
import { parsePage, parseSections, parseText } from '#shared/content/parse-markdown.ts';
import type { DeskText, DeskTexts } from '#shared/desk/desk-texts.ts';
import type { EditedText } from '#shared/site/edited-texts.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import { getTextFile, listTextFiles } from './text-files.ts';

type DbDeps = Pick<Deps, 'db'>;
const MOST_EDITIONS = 30;

/** The latest edition of every name; its source is null if the text was reverted to its file. */
async function latestEditions({ db }: DbDeps) {
  return db.selectDistinctOn([editedTexts.name]).from(editedTexts).orderBy(editedTexts.name, desc(editedTexts.id));
}

/** All texts that replace their files, parsed like files, by name. */
export async function readEditedTexts(deps: DbDeps): Promise<Map<string, EditedText>> {
  const editions = await latestEditions(deps);
  return new Map(
    editions.flatMap(({ name, source, publishedAt }) =>
      source === null ? [] : [[name, parsed(name, source, publishedAt)]],
    ),
  );
}

function parsed(name: string, source: string, publishedAt: Date): EditedText {
  const { html, headings } = parsePage(source);
  const sections = name.startsWith('faq/') ? parseSections(source) : [];
  return { updatedOn: istanbulDate(publishedAt), html, headings, sections, text: parseText(source) };
}

/** The day in Istanbul on which each edited text was published, by name. */
export async function editedDays(deps: DbDeps): Promise<Map<string, string>> {
  const editions = await latestEditions(deps);
  return new Map(
    editions.flatMap(({ name, source, publishedAt }) => (source === null ? [] : [[name, istanbulDate(publishedAt)]])),
  );
}

/** The texts that can be edited, and those that are. */
export async function listTexts(deps: DbDeps): Promise<DeskTexts> {
  const [files, editions] = await Promise.all([listTextFiles(), latestEditions(deps)]);
  const edited = new Map(editions.map(({ name, source, publishedAt }) => [name, source === null ? null : publishedAt]));
  return {
    texts: files.map(({ folder, file, title }) => {
      const editedAt = edited.get(`${folder}/${file}`)?.toISOString() ?? null;
      return { folder, file, title, editedAt };
    }),
  };
}

/** One text with its file and its last editions. Throws 404. */
export async function openText(
  { db }: DbDeps,
  given: { readonly folder: string; readonly file: string },
): Promise<DeskText> {
  const { folder, file, title, source: fileSource } = await getTextFile(given);
  const editions = await db
    .select()
    .from(editedTexts)
    .where(eq(editedTexts.name, `${folder}/${file}`))
    .orderBy(desc(editedTexts.id))
    .limit(MOST_EDITIONS);
  const [latest] = editions;
  return {
    folder,
    file,
    title,
    editedAt: latest && latest.source !== null ? latest.publishedAt.toISOString() : null,
    source: latest?.source ?? fileSource,
    fileSource,
    base: latest?.id ?? 0,
    editions: editions.map(({ id, publishedAt, publishedBy, source }) => ({
      id,
      publishedAt: publishedAt.toISOString(),
      publishedBy,
      source,
    })),
  };
}
