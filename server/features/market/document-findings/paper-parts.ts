import type { PageText } from '#shared/read-documents/document-texts.ts';

/** A stored page; in an archive, with the file that it belongs to. */
export type StoredPage = Pick<PageText, 'page' | 'by' | 'words'> & {
  readonly member: number | null;
  readonly memberPage: number | null;
  readonly memberName: string | null;
};

/** One paper: a document, or a file of an archive (`document_findings`). */
export type Part = {
  readonly part: number;
  readonly memberName: string | null;
  readonly firstPage: number;
  readonly pages: readonly StoredPage[];
};

/** Groups pages by paper. Pages of an archive whose file is unknown are failed ones and contain nothing. */
export function partsOf(pages: readonly StoredPage[]): Part[] {
  const members = [...new Set(pages.flatMap(({ member }) => (member === null ? [] : [member])))];
  if (members.length === 0) return [{ part: 0, memberName: null, firstPage: 1, pages }];
  return members.map((member) => {
    const own = pages.filter((page) => page.member === member);
    const [first] = own;
    return {
      part: member + 1,
      memberName: first?.memberName ?? null,
      firstPage: first ? first.page - (first.memberPage ?? 1) + 1 : 1,
      pages: own,
    };
  });
}
