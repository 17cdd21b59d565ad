import {
  closeSheet,
  MARGIN,
  needRoom,
  openSheet,
  type Sheet,
  setFace,
  TEXT_WIDTH,
  tagged,
  writeFeet,
} from '#server/platform/pdf/pdf-sheet.ts';
import { writeTable } from '#server/platform/pdf/write-table.ts';
import { FIGURE_LABELS, shareText } from '#shared/law/bid/bid-texts.ts';
import { legalSumText, ORIGIN_LABELS } from '#shared/law/bid/legal-rows.ts';
import { MOVED_BY } from '#shared/law/bid/sensitivity.ts';
import { formatDateTime, istanbulDate } from '#shared/text/dates.ts';
import { formatEstimate } from '#shared/text/money.ts';
import type { CalculationReport } from './calculation-report.ts';

const TEXT_PT = 10.5;
/** At least this many points below a heading stay on its page. */
const WITH_HEADING = 90;

/** The PDF of a calculation, tagged. The same calculation always gives the same bytes. */
export async function calculationPdf(report: CalculationReport): Promise<Buffer> {
  const { propertyId, title, changedAt, legal, comparison } = report;
  const sheet = openSheet({
    title: `Teklif hesabı: ${title}`,
    subject: `İlan ${propertyId}`,
    writtenOn: istanbulDate(changedAt),
  });
  write(sheet, 'H1', `Teklif hesabı: ${title}`);
  write(sheet, 'P', `İlan ${propertyId}. ${formatDateTime(changedAt)} tarihinde saklandı.`);
  write(sheet, 'H2', 'Yasal sınırlar');
  writeTable(
    sheet,
    ['Kalem', 'Tutar', 'Madde', 'Kaynak'],
    legal.map((row) => [row.label, legalSumText(row), row.article, ORIGIN_LABELS[row.origin]]),
  );
  write(sheet, 'H2', 'Senaryolar');
  writeTable(
    sheet,
    ['Kalem', ...comparison.names],
    comparison.rows.map(({ label, cells }) => [label, ...cells.map(({ text }) => text)]),
  );
  for (const [at, { influences }] of comparison.answers.entries())
    if (influences.length > 0) {
      write(sheet, 'H2', `En çok neye bağlı: ${comparison.names[at]}`);
      writeTable(
        sheet,
        ['Sayı', `${shareText(MOVED_BY)} azalırsa`, `${shareText(MOVED_BY)} artarsa`, 'Fark'],
        influences.map(({ name, whenLower, whenHigher, movement }) => [
          FIGURE_LABELS[name],
          formatEstimate(whenLower),
          formatEstimate(whenHigher),
          formatEstimate(movement),
        ]),
      );
    }
  write(
    sheet,
    'P',
    'Bu hesap bilgi içindir. Rüçhanlı alacaklar, giderler ve vergiler için daireye sorun; portaldaki tutarlar esastır.',
  );
  writeFeet(sheet, `Peyda · ilan ${propertyId}`);
  return closeSheet(sheet);
}

function write(sheet: Sheet, tag: 'H1' | 'H2' | 'P', text: string): void {
  const { document, root } = sheet;
  if (tag === 'H2') document.y += 6;
  needRoom(sheet, tag === 'P' ? 30 : WITH_HEADING);
  setFace(sheet, tag === 'P' ? 'regular' : 'title', { H1: 18, H2: 13, P: TEXT_PT }[tag]);
  tagged(sheet, root, tag, () => {
    document.text(text, MARGIN.x, document.y, { width: TEXT_WIDTH, lineGap: 2 });
  });
  document.y += 6;
}
