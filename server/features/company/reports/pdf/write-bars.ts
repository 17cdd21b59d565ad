import { COLOURS, lineOf, needRoom, type Sheet, setFace, TEXT_WIDTH, tagged } from '#server/platform/pdf/pdf-sheet.ts';
import type { ReportPlot } from '../report-content.ts';

const BAR_PT = 22;
const TITLE_PT = 20;
const LABEL_WIDTH = 150;
const SUM_WIDTH = 96;
const LABEL_PT = 9.5;

/** The height of a plot in points. */
export function roomForBars({ bars }: ReportPlot): number {
  return TITLE_PT + bars.length * BAR_PT + 10;
}

/** Draws a plot as vectors, with an equivalent text for screen readers. Negative values count as zero. */
export function writeBars(sheet: Sheet, plot: ReportPlot): void {
  const { document, root } = sheet;
  const height = roomForBars(plot);
  needRoom(sheet, height);
  const top = document.y;
  const { x } = lineOf(sheet);
  tagged(sheet, root, 'Figure', () => drawBars(sheet, plot, top), {
    alt: `${plot.title}: ${plot.bars.map(({ label, text }) => `${label} ${text}`).join('; ')}.`,
    bbox: [x, top, x + TEXT_WIDTH, top + height],
  });
  document.y = top + height;
}

function drawBars(sheet: Sheet, { title, bars }: ReportPlot, top: number): void {
  const { document } = sheet;
  const most = Math.max(...bars.map(({ value }) => value), 1);
  const { x } = lineOf(sheet);
  const room = TEXT_WIDTH - LABEL_WIDTH - SUM_WIDTH;
  setFace(sheet, 'bold', 10.5);
  document.text(title, x, top, { lineBreak: false });
  for (const [index, { label, value, text }] of bars.entries()) {
    const y = top + TITLE_PT + index * BAR_PT;
    const width = Math.max((Math.max(value, 0) / most) * room, 1);
    document.rect(x + LABEL_WIDTH, y, width, BAR_PT - 8).fill(COLOURS.petrol);
    setFace(sheet, 'regular', LABEL_PT);
    document.text(label, x, y, { width: LABEL_WIDTH - 8, height: BAR_PT, ellipsis: true, lineBreak: false });
    setFace(sheet, 'bold', LABEL_PT);
    document.text(text, x + LABEL_WIDTH + width + 6, y, { lineBreak: false });
  }
}
