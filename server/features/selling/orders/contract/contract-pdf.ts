import {
  closeSheet,
  keepLines,
  MARGIN,
  needRoom,
  openSheet,
  type Sheet,
  setFace,
  TEXT_WIDTH,
  tagged,
  writeFeet,
} from '#server/platform/pdf/pdf-sheet.ts';
import type { OrderPaper } from '#shared/orders/orders.ts';
import { type PaperBlock, paperBlocks } from '#shared/orders/paper-blocks.ts';
import { formatDateTime, istanbulDate } from '#shared/text/dates.ts';

/** No text of a contract may be smaller than 12 pt (TKHK 4/1, MSY 6/1), including the footer. */
const TEXT_PT = 12;
const LINE_GAP = 3;
const INDENT = 18;
/** At least this many points of the text below a heading stay on its page. */
const WITH_HEADING = 90;

/** The content of a contract: the documents as they were shown, and how the member agreed to them. */
export type Contract = {
  readonly reference: string;
  readonly confirmedAt: Date;
  readonly startsAtOnce: boolean;
  readonly isRenewal: boolean;
  readonly papers: readonly (OrderPaper & { readonly shownAt: Date; readonly shownTo: string })[];
};

/** The PDF of a contract, tagged, at least 12 pt. The same contract always gives the same bytes. */
export async function contractPdf(contract: Contract): Promise<Buffer> {
  const { reference, confirmedAt, isRenewal, papers } = contract;
  const title = isRenewal ? `Yenileme, sipariş ${reference}` : `Sözleşme ve ekleri, sipariş ${reference}`;
  const sheet = openSheet({
    title,
    subject: 'Mesafeli satış ve abonelik sözleşmesi',
    writtenOn: istanbulDate(confirmedAt),
  });
  writeTitle(sheet, 'H1', title);
  writeBlock(sheet, { kind: 'list', items: approvalOf(contract) });
  for (const { title: heading, version, text, textHash } of papers) {
    sheet.document.addPage();
    sheet.document.outline.addItem(heading);
    writeTitle(sheet, 'H2', heading);
    writeBlock(sheet, { kind: 'paragraph', text: `Metnin sürümü: ${version}` });
    for (const block of paperBlocks(text)) writeBlock(sheet, block);
    writeBlock(sheet, { kind: 'paragraph', text: `Metnin SHA-256 özeti: ${textHash.match(/.{1,32}/g)?.join(' ')}` });
  }
  writeFeet(sheet, `Peyda · ${reference}`, TEXT_PT);
  return closeSheet(sheet);
}

function approvalOf({ reference, confirmedAt, startsAtOnce, isRenewal, papers }: Contract): string[] {
  const [shown] = papers;
  // The renewal's own document states what was agreed to.
  if (isRenewal)
    return [`Sipariş numarası: ${reference}`, `Yenilemenin onaylandığı zaman: ${formatDateTime(confirmedAt)}`];
  return [
    `Sipariş numarası: ${reference}`,
    ...(shown ? [`Metinlerin gösterildiği zaman: ${formatDateTime(shown.shownAt)} (IP adresi ${shown.shownTo})`] : []),
    `Siparişin onaylandığı zaman: ${formatDateTime(confirmedAt)}`,
    'Ön bilgilendirme formu: okundu ve teyit edildi',
    'Mesafeli satış ve abonelik sözleşmesi: onaylandı',
    startsAtOnce
      ? 'Hizmetin hemen başlaması: istendi; cayma hakkının bununla sona erdiği kabul edildi (MSY 15/1-h)'
      : 'Hizmetin hemen başlaması: istenmedi; hizmet cayma süresi dolunca başlar',
    ...papers.map(({ title }, index) => `Ek ${index + 1}: ${title}`),
  ];
}

function writeTitle(sheet: Sheet, tag: 'H1' | 'H2', text: string): void {
  setFace(sheet, 'title', tag === 'H1' ? 20 : 17);
  tagged(sheet, sheet.root, tag, () => {
    sheet.document.text(text, MARGIN.x, sheet.document.y, { width: TEXT_WIDTH });
  });
  sheet.document.y += 8;
}

function writeBlock(sheet: Sheet, block: PaperBlock): void {
  if (block.kind === 'list') writeList(sheet, block.items);
  else writeText(sheet, block.text, block.kind === 'heading');
}

function writeText(sheet: Sheet, text: string, isHeading: boolean): void {
  const { document, root } = sheet;
  const options = { width: TEXT_WIDTH, lineGap: LINE_GAP };
  if (isHeading) document.y += 6;
  setFace(sheet, isHeading ? 'bold' : 'regular', isHeading ? 13.5 : TEXT_PT);
  if (isHeading) needRoom(sheet, WITH_HEADING);
  else keepLines(sheet, document.heightOfString(text, options), LINE_GAP);
  tagged(sheet, root, isHeading ? 'H3' : 'P', () => {
    document.text(text, MARGIN.x, document.y, options);
  });
  document.y += isHeading ? 3 : 7;
}

function writeList(sheet: Sheet, items: readonly string[]): void {
  const { document, root } = sheet;
  const list = document.struct('L');
  root.add(list);
  for (const text of items) {
    const options = { width: TEXT_WIDTH - INDENT, lineGap: LINE_GAP };
    setFace(sheet, 'regular', TEXT_PT);
    keepLines(sheet, document.heightOfString(text, options), LINE_GAP);
    const item = document.struct('LI');
    list.add(item);
    const top = document.y;
    tagged(sheet, item, 'Lbl', () => {
      document.text('•', MARGIN.x + 4, top, { lineBreak: false });
    });
    document.y = top;
    tagged(sheet, item, 'LBody', () => {
      document.text(text, MARGIN.x + INDENT, top, options);
    });
    item.end();
    document.y += 2;
  }
  list.end();
  document.y += 6;
}
