import { turkishWords } from '#server/turkish/dictionary.ts';
import { compareReadings } from './compare-readings.ts';
import { readArchivePage } from './decode-archive-page.ts';
import { readLayer } from './decode-layer.ts';
import { drawPage } from './decode-raster.ts';
import { readAgain } from './decode-read-again.ts';
import { readUdfPage } from './decode-udf-page.ts';
import { readUpright } from './decode-upright.ts';
import { isGoodLayer } from './layer-score.ts';
import type { HalfReading, PageReading } from './page-reading.ts';
import { cornersOf, placed, placeTurned } from './place-words.ts';
import { evenLight, inkOf, toPng } from './prepare/decode-cleaning.ts';
import { withoutEdges } from './prepare/without-edges.ts';

type Asked = {
  readonly type: string;
  readonly page: number;
  readonly mostPixels: number;
  readonly content?: string | undefined;
  /**
   * Whether an external reader does the second reading. Then only the first is returned, with the picture for the
   * second.
   */
  readonly isHalf?: boolean;
};

/** A page whose share of ink is lower is empty. */
const LEAST_INK = 0.0004;

/**
 * Reads one page from the document's text layer if it has a good one, otherwise from its picture, twice or once
 * (`isHalf`).
 */
export default async function decodePage(file: Uint8Array, asked: Asked): Promise<PageReading | HalfReading> {
  if (asked.type === 'udf') return readUdfPage(file, asked.page);
  if (asked.type === 'zip') return readArchivePage(file, asked, decodePage);
  const layer =
    asked.type === 'pdf'
      ? await readLayer({ file, content: asked.content }, asked.page).catch(() => undefined)
      : undefined;
  if (layer && isGoodLayer(layer.words.map(({ text }) => text).join(' '), (await turkishWords()).words)) {
    const words = layer.words.map((word) => ({ ...word, isSure: true }));
    return { pages: layer.pages, by: 'layer', words: placed(words, layer, (word) => cornersOf(word)) };
  }
  const raster = await drawPage(file, asked);
  const { pages } = raster;
  if (raster.isUndrawn) return { pages, by: 'failed', reason: 'blank', words: [] };
  const even = await evenLight(withoutEdges(raster));
  if (inkOf(even) < LEAST_INK) return { pages, by: 'scan', words: [] };
  const { picture, words, turning } = await readUpright(even, asked.content);
  if (asked.isHalf) return { pages, by: 'half', words, turning, picture: new Uint8Array(await toPng(picture)) };
  const second = await readAgain(picture, words);
  return { pages, by: 'scan', words: placeTurned(compareReadings(words, second), turning) };
}
