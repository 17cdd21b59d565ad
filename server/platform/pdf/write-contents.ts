import { COLOURS, drawArtifact, lineOf, type Sheet, setFace, tagged } from './pdf-sheet.ts';

/** The style of a table of contents, in points: the sizes of its heading and its text, and its line height. */
export type ContentsLook = { readonly heading: number; readonly text: number; readonly line: number };

/** A table of contents whose page numbers are not known yet. */
export type Contents = {
  /** Records that a section begins here. */
  readonly mark: (index: number) => void;
  /** Writes the list into the reserved space. */
  readonly close: () => void;
};

/**
 * Reserves space for a table of contents, which is written after all sections. All entries must fit on the page, one
 * line each.
 */
export function openContents(sheet: Sheet, titles: readonly string[], look: ContentsLook): Contents {
  const { document, root } = sheet;
  setFace(sheet, 'title', look.heading, COLOURS.petrol);
  tagged(sheet, root, 'H2', () => {
    document.text('İçindekiler', lineOf(sheet).x, document.y);
  });
  const list = document.struct('TOC');
  root.add(list);
  const page = document.bufferedPageRange().count - 1;
  const top = document.y + 4;
  document.y = top + titles.length * look.line + 6;
  const pages = new Map<number, number>();
  return {
    mark: (index) => {
      pages.set(index, document.bufferedPageRange().count);
      document.addNamedDestination(nameOf(index), 'XYZ', 0, document.y - 6, null);
    },
    close: () => {
      document.switchToPage(page);
      for (const [index, title] of titles.entries())
        writeLine(sheet, list, { index, title, page: pages.get(index) ?? 1, top: top + index * look.line, look });
      list.end();
    },
  };
}

type Line = {
  readonly index: number;
  readonly title: string;
  readonly page: number;
  readonly top: number;
  readonly look: ContentsLook;
};

function writeLine(sheet: Sheet, list: PDFKit.PDFStructureElement, { index, title, page, top, look }: Line): void {
  const { document } = sheet;
  const { x, width } = lineOf(sheet);
  setFace(sheet, 'regular', look.text, COLOURS.petrol);
  const numberX = x + width - document.widthOfString(String(page));
  drawLeader(sheet, { from: x + document.widthOfString(title) + 6, to: numberX - 6, y: top + look.text + 0.5 });
  const item = document.struct('TOCI');
  list.add(item);
  // In PDF/UA an entry contains a `Reference`, and that contains the link.
  const reference = document.struct('Reference');
  item.add(reference);
  const link = document.struct('Link');
  reference.add(link);
  link.add(() => {
    setFace(sheet, 'regular', look.text, COLOURS.petrol);
    document.text(title, x, top, { lineBreak: false });
    document.text(String(page), numberX, top, { lineBreak: false });
  });
  // pdfkit writes a plain string as a PDF name and a String object as a text; its typings support neither that nor
  // tags.
  const described: object = { structParent: link, Contents: new String(`${title}, sayfa ${page}`) };
  document.goTo(x, top - 2, width, look.line, nameOf(index), described);
  item.end();
}

function drawLeader(sheet: Sheet, { from, to, y }: { from: number; to: number; y: number }): void {
  drawArtifact(sheet, () => {
    sheet.document.moveTo(from, y).lineTo(to, y).lineWidth(0.5).dash(1, { space: 2 }).stroke(COLOURS.line).undash();
  });
}

const nameOf = (index: number) => `bolum-${index + 1}`;
