import { open, readFile } from 'node:fs/promises';
import { MAY_HOLD_SERIES, type ParsedSeries, parseSeries } from './parse-series.ts';
import { tableOfText, tableOfXlsx } from './series-table.ts';

const HEAD_BYTES = 16 * 1024;
const LARGEST_BYTES = 10 * 2 ** 20;

/**
 * The monthly figures of the market in a file (JSON, CSV or XLSX, told by what is in it), or why they can't be used;
 * undefined when it is another file. Reads no more than the head of other files.
 */
export async function readSeriesFile(path: string, bytes: number, now: Date): Promise<ParsedSeries> {
  const isSheet = /\.xlsx$/i.test(path);
  if (!isSheet && !MAY_HOLD_SERIES.test(await headOf(path))) return undefined;
  if (bytes > LARGEST_BYTES) return isSheet ? { reason: 'Excel dosyası en çok 10 MB olabilir' } : undefined;
  const content = await readFile(path);
  if (!isSheet) {
    const table = tableOfText(content.toString('utf8'));
    return table && parseSeries(table, now);
  }
  try {
    return parseSeries(await tableOfXlsx(content), now) ?? { reason: 'Excel dosyasında konut fiyat endeksi yok' };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : 'Excel dosyası okunamadı' };
  }
}

async function headOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead).toString('utf8');
  } finally {
    await file.close();
  }
}
