import type { Config } from '#server/config.ts';
import {
  closeSheet,
  keepLines,
  MARGIN,
  openSheet,
  setFace,
  TEXT_WIDTH,
  tagged,
  writeFeet,
} from '#server/platform/pdf/pdf-sheet.ts';
import { formatDate, istanbulDate } from '#shared/text/dates.ts';
import { type RemovalRow, removalLetter } from './letter-text.ts';

const TEXT_PT = 12;

/** The letter that answers a request, as a tagged PDF; the same letter always gives the same bytes. */
export async function removalPdf(
  { COMPANY_NAME }: Pick<Config, 'COMPANY_NAME'>,
  request: RemovalRow & { readonly decidedAt: Date },
): Promise<{ name: string; content: Buffer }> {
  const title = 'Kişisel veri başvurunuza yanıt';
  const writtenOn = istanbulDate(request.decidedAt);
  const sheet = openSheet({ title, subject: `Başvuru ${request.id}`, writtenOn });
  const { document, root } = sheet;
  const write = (tag: string, text: string) => {
    const options = { width: TEXT_WIDTH, lineGap: 3 };
    keepLines(sheet, document.heightOfString(text, options), options.lineGap);
    tagged(sheet, root, tag, () => {
      document.text(text, MARGIN.x, document.y, options);
    });
    document.y += 9;
  };
  setFace(sheet, 'title', 18);
  write('H1', title);
  setFace(sheet, 'regular', TEXT_PT);
  write('P', `Başvuru numarası: ${request.id}. Tarih: ${formatDate(request.decidedAt)}`);
  for (const paragraph of removalLetter(request)) write('P', paragraph);
  write('P', COMPANY_NAME ?? 'Peyda');
  writeFeet(sheet, `Peyda · Başvuru ${request.id}`, TEXT_PT);
  return { name: `basvuru-${request.id}.pdf`, content: await closeSheet(sheet) };
}
