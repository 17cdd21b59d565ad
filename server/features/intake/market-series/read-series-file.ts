import { isUtf8 } from 'node:buffer';
import { open, readFile } from 'node:fs/promises';
import { type KaskoList, MAY_HOLD_KASKO, parseKasko } from './parse-kasko.ts';
import { MAY_HOLD_SERIES, type ParsedSeries, parseSeries } from './parse-series.ts';
import { type Table, tableOfText, tableOfXlsx } from './series-table.ts';

const HEAD_BYTES = 16 * 1024;
const LARGEST_BYTES = 10 * 2 ** 20;

/** The market figures of a file, or a Turkish reason why it may not be used; `undefined` if it is not such a file. */
type ParsedFigures = ParsedSeries | { readonly kasko: KaskoList };

/**
 * Reads the monthly market figures of a file (JSON, CSV or XLSX, recognised by its content), or returns why they can't
 * be used; `undefined` for any other file, of which it reads only the head.
 */
export async function readSeriesFile(path: string, bytes: number, now: Date): Promise<ParsedFigures> {
  const isSheet = /\.xlsx$/i.test(path);
  const head = isSheet ? '' : await headOf(path);
  if (!isSheet && !MAY_HOLD_SERIES.test(head) && !MAY_HOLD_KASKO.test(head)) return undefined;
  if (bytes > LARGEST_BYTES) return isSheet ? { reason: 'Excel dosyası en çok 10 MB olabilir' } : undefined;
  const content = await readFile(path);
  if (!isSheet) {
    // Turkish spreadsheet programs save text in Windows-1254.
    const text = new TextDecoder(isUtf8(content) ? 'utf-8' : 'windows-1254').decode(content);
    const table = tableOfText(text);
    return table && figuresIn(table, path, now);
  }
  try {
    const figures = figuresIn(await tableOfXlsx(content), path, now);
    return figures ?? { reason: 'Excel dosyasında konut fiyat endeksi ya da kasko listesi yok' };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : 'Excel dosyası okunamadı' };
  }
}

function figuresIn(table: Table, path: string, now: Date): ParsedFigures {
  const kasko = parseKasko(table, path, now);
  if (kasko) return 'reason' in kasko ? kasko : { kasko };
  return parseSeries(table, now);
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
