import { and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { documentPages, documentTexts } from '#server/database/tables/document-texts.ts';
import type { Deps } from '#server/deps.ts';
import { paperLexemes } from '#server/features/intake/lexemes/index.ts';
import { pageText } from './mask-page.ts';

/** Pages per query: between queries the process can do other work. */
const PAGES_AT_ONCE = 10;
/** The maximum number of lexemes per document; drops what recognition produces from stains and endless tables. */
const MOST_LEXEMES = 15_000;
/**
 * The maximum number of documents without words that one run of the job handles: after an update, or after the masks
 * have changed.
 */
const BATCH = 100;

/**
 * Returns the lexemes by which listings that name a document are found. Uses only its certain words, masked as they are
 * stored.
 */
export async function paperWordsOf({ db }: Pick<Deps, 'db'>, sha256: string): Promise<string[]> {
  const { page, words } = documentPages;
  const lexemes = new Set<string>();
  for (let last = 0; lexemes.size < MOST_LEXEMES; ) {
    const pages = await db
      .select({ page, words })
      .from(documentPages)
      .where(and(eq(documentPages.sha256, sha256), gt(page, last)))
      .orderBy(asc(page))
      .limit(PAGES_AT_ONCE);
    for (const each of pages)
      for (const lexeme of paperLexemes(joinedLines(pageText(each.words.filter(({ isSure }) => isSure)))))
        lexemes.add(lexeme);
    if (pages.length < PAGES_AT_ONCE) break;
    last = pages.at(-1)?.page ?? last;
  }
  return [...lexemes].slice(0, MOST_LEXEMES);
}

/** Joins words that were hyphenated at the end of a line. */
function joinedLines(text: string): string {
  return text.replace(/(\p{L})[-\u00ad\u2010]\n(?=\p{Ll})/gu, '$1');
}

/** Stores the words of documents that were read but have none yet, up to BATCH per run. */
export async function notePaperWords(deps: Pick<Deps, 'db'>): Promise<void> {
  const { sha256, state, words } = documentTexts;
  const rows = await deps.db
    .select({ sha256 })
    .from(documentTexts)
    .where(and(ne(state, 'reading'), isNull(words)))
    .limit(BATCH);
  for (const row of rows) {
    const lexemes = sql.param(await paperWordsOf(deps, row.sha256));
    await deps.db.execute(
      sql`update document_texts set words = array_to_tsvector(${lexemes}::text[]) where sha256 = ${row.sha256}`,
    );
  }
}
