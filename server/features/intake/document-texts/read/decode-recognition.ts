import { createWorker, PSM, type Worker } from 'tesseract.js';
import { TURKISH_DATA } from './engine-files.ts';
import type { ReadWord } from './page-reading.ts';
import type { GreyPicture } from './prepare/skew.ts';

type How = {
  /** `page` looks for columns, tables and headings; `block` expects only lines of text. */
  readonly layout?: 'page' | 'block';
  /**
   * Whether there may be light letters on a dark ground. Doubtful lines are then read once more inverted, which doubles
   * the time.
   */
  readonly mayBeLight?: boolean;
};

let starting: Promise<Worker> | undefined;

/** Recognises the words of a picture. Everything it needs is on disk: nothing is downloaded. */
export async function recognise(
  picture: GreyPicture,
  { layout = 'page', mayBeLight = false }: How = {},
): Promise<ReadWord[]> {
  starting ??= createWorker('tur', 1, { langPath: TURKISH_DATA, cacheMethod: 'none', gzip: true });
  const worker = await starting;
  await worker.setParameters({
    tessedit_pageseg_mode: layout === 'page' ? PSM.AUTO : PSM.SINGLE_BLOCK,
    tessedit_do_invert: mayBeLight ? '1' : '0',
    user_defined_dpi: '200',
  });
  const { data } = await worker.recognize(toPgm(picture), {}, { text: false, blocks: true });
  let line = -1;
  const words: ReadWord[] = [];
  for (const block of data.blocks ?? [])
    for (const paragraph of block.paragraphs)
      for (const { words: read } of paragraph.lines) {
        line += 1;
        for (const { text, confidence, bbox } of read)
          words.push({ text, confidence, line, left: bbox.x0, top: bbox.y0, right: bbox.x1, bottom: bbox.y1 });
      }
  return words;
}

/** Encodes a picture as PGM, a header and the pixels: a PNG costs a third of a second to write and to read. */
function toPgm({ pixels, width, height }: GreyPicture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}
