import { createWorker, PSM, type Worker } from 'tesseract.js';
import { TURKISH_DATA } from './engine-files.ts';
import type { ReadWord } from './page-reading.ts';

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
  const worker = await createWorker('tur', 1, { langPath: TURKISH_DATA, cacheMethod: 'none', gzip: true });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
  return worker;
}
