import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createWorker, PSM, type Worker } from 'tesseract.js';
import type { ReadWord } from './page-reading.ts';

/** The measured best of what the package holds: smaller and newer than its default. */
const DATA = join(dirname(fileURLToPath(import.meta.resolve('@tesseract.js-data/tur'))), '4.0.0_best_int');

let starting: Promise<Worker> | undefined;

/** Recognises the words of a picture (an encoded PNG). Everything it needs is on the disk: nothing is fetched. */
export async function recognise(picture: Buffer): Promise<ReadWord[]> {
  starting ??= startWorker();
  const { data } = await (await starting).recognize(picture, {}, { text: false, blocks: true });
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

async function startWorker(): Promise<Worker> {
  const worker = await createWorker('tur', 1, { langPath: DATA, cacheMethod: 'none', gzip: true });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
  return worker;
}
