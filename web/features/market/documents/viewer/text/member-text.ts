import type { DocumentText, PageText } from '#shared/read-documents/document-texts.ts';
import type { UdfBlock } from '#shared/read-documents/read-udf.ts';
import { udfPages } from '#shared/read-documents/udf-words.ts';

/** The text of one file of an archive, with its own page numbers. */
export function memberText(text: DocumentText, place: number): DocumentText {
  const texts = text.texts.flatMap(({ member, ...page }) =>
    member?.place === place ? [{ ...page, page: member.page }] : [],
  );
  const readPages = texts.filter(({ by }) => by !== 'failed').length;
  return { ...text, texts, pages: texts.length, readPages };
}

/** The text of a UDF that the viewer has opened, if our store has not read it. */
export function udfText(blocks: readonly UdfBlock[]): DocumentText {
  const texts = udfPages(blocks).map(
    (words, at): PageText => ({
      page: at + 1,
      by: 'layer',
      words: words.map(({ text, line }) => ({ text, line, box: [0, 0, 0, 0], isSure: true })),
    }),
  );
  return { state: 'read', pages: texts.length, readPages: texts.length, texts, next: null };
}

/** The text of an archive with the text of one of its files added, which our store has not read. */
export function withMember(text: DocumentText | undefined, place: number, member: DocumentText): DocumentText {
  const known = text?.texts ?? [];
  const from = Math.max(0, ...known.map(({ page }) => page)) + 1;
  const added = member.texts.map((page, at) => ({ ...page, page: from + at, member: { place, page: page.page } }));
  return { state: 'read', pages: null, readPages: 0, next: null, ...text, texts: [...known, ...added] };
}
