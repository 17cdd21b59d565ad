import { COLOURS, drawArtifact, MARGIN, PAGE, type Sheet, setFace, tagged } from '#server/platform/pdf/pdf-sheet.ts';

const LINE_PT = 18;
const TEXT_PT = 10.5;

/** A list of contents whose page numbers are not known yet. */
export type Contents = {
  /** Notes that a section begins here. */
  readonly mark: (index: number) => void;
  /** Writes the list where room was kept for it. */
  readonly close: () => void;
};

/** Keeps room for a list of contents, which is written when all sections are. They must fit on the page. */
export function openContents(sheet: Sheet, titles: readonly string[]): Contents {
  const { document, root } = sheet;
  document.y += 4;
  setFace(sheet, 'title', 12);
  tagged(sheet, root, 'H2', () => {
    document.text('İçindekiler', MARGIN.x, document.y);
  });
  const list = document.struct('TOC');
  root.add(list);
  const page = document.bufferedPageRange().count - 1;
  const top = document.y + 4;
  document.y = top + titles.length * LINE_PT + 6;
  const pages = new Map<number, number>();
  return {
    mark: (index) => {
      pages.set(index, document.bufferedPageRange().count);
      document.addNamedDestination(nameOf(index), 'XYZ', 0, document.y - 6, null);
    },
    close: () => {
      document.switchToPage(page);
      for (const [index, title] of titles.entries())
        writeLine(sheet, list, { index, title, page: pages.get(index) ?? 1, top: top + index * LINE_PT });
      list.end();
    },
  };
}

type Line = { readonly index: number; readonly title: string; readonly page: number; readonly top: number };

function writeLine(sheet: Sheet, list: PDFKit.PDFStructureElement, { index, title, page, top }: Line): void {
  const { document } = sheet;
  const right = PAGE.width - MARGIN.x;
  const item = document.struct('TOCI');
  list.add(item);
  setFace(sheet, 'regular', TEXT_PT, COLOURS.petrol);
  const titleEnd = MARGIN.x + document.widthOfString(title) + 6;
  const numberStart = right - document.widthOfString(String(page));
  drawArtifact(sheet, () => {
    document
      .moveTo(titleEnd, top + 11)
      .lineTo(numberStart - 6, top + 11)
      .lineWidth(0.5)
      .dash(1, { space: 2 })
      .stroke(COLOURS.line)
      .undash();
  });
  const link = document.struct('Link');
  item.add(link);
  link.add(() => {
    setFace(sheet, 'regular', TEXT_PT, COLOURS.petrol);
    document.text(title, MARGIN.x, top, { lineBreak: false });
    document.text(String(page), numberStart, top, { lineBreak: false });
  });
  // pdfkit writes a plain string as a name and only an object as a text; its typings know neither that nor tags.
  const described: object = { structParent: link, Contents: new String(`${title}, sayfa ${page}`) };
  document.goTo(MARGIN.x, top - 2, right - MARGIN.x, LINE_PT, nameOf(index), described);
  item.end();
}

const nameOf = (index: number) => `bolum-${index + 1}`;
