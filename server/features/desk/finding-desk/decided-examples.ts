import type { Deps } from '#server/deps.ts';
import { maskPersonalData } from '#server/features/intake/masking/index.ts';
import { type FindingKey, findingId, findingKey } from '#server/features/market/document-findings/index.ts';
import type { PaperField, PaperValue, StoredFinding } from '#shared/read-documents/finding-fields.ts';

/** A decided finding in the form of `tests/fixtures/papers`: what the rules must find in a text, or must not. */
export type DecidedExample = {
  /** The page with the finding, after the beginning of the document; masked again. */
  readonly text: string;
  readonly kind: PaperField;
  readonly value: PaperValue;
  /** Whether the rules should find it in the text. */
  readonly expected: boolean;
};

/** The rules recognise the kind of a document by its beginning. */
const HEAD_LENGTH = 1500;

const DECIDED = `select d.sha256, d.field, d.sentence_hash as "sentenceHash", d.is_wrong as "isWrong", f.findings,
    f.first_page as "firstPage"
  from finding_decisions d join document_findings f using (sha256) order by d.decided_at, d.sha256, d.field, f.part`;
type Decided = FindingKey & { isWrong: boolean; findings: StoredFinding[]; firstPage: number };

const PAGES = 'select page, text from document_pages where sha256 = $1 and page = any($2::int[]) order by page';

/** All decided findings as JSON, without those that are no longer in their document. */
export async function decidedExamples({ db }: Pick<Deps, 'db'>): Promise<string> {
  const { rows } = await db.$client.query<Decided>(DECIDED);
  const examples: DecidedExample[] = [];
  for (const { isWrong, findings, firstPage, ...key } of rows) {
    const found = findings.find((finding) => findingId(findingKey(key.sha256, finding)) === findingId(key));
    if (!found) continue;
    const { rows: pages } = await db.$client.query<{ page: number; text: string }>(PAGES, [
      key.sha256,
      [firstPage, found.page],
    ]);
    const texts = pages.map(({ page, text }) => (page === found.page ? text : text.slice(0, HEAD_LENGTH)));
    examples.push({
      text: maskPersonalData(texts.join('\n')),
      kind: key.field,
      value: found.value,
      expected: !isWrong,
    });
  }
  return `${JSON.stringify(examples, null, 2)}\n`;
}
