import { z } from 'zod';
import { DecodingFailed, decoding } from '#server/platform/decoders/decoding.ts';
import { htmlText, LONGEST_MARKUP } from './html-text.ts';
import { pdfText } from './pdf-text.ts';
import { plainText } from './plain-text.ts';
import { udfText } from './udf-text.ts';

/** The text of a notice, or a Turkish reason why it can't be read. */
export type NoticeText = { text: string } | { reason: string };

/** Longer markup is read by a decoder process: endless tables blocked all other requests for a second. */
const LONGEST_READ_HERE = 64 * 1024;

const readHtml = decoding({
  name: 'html',
  module: new URL('./decode-html.ts', import.meta.url),
  answer: z.string(),
  longestMs: 10_000,
  mostMb: 512,
});

/**
 * Returns the text of a notice in any format: PDF and UDF are recognised by their first bytes, HTML by its tags;
 * anything else is text in UTF-8. Never throws.
 */
export async function noticeText(content: Uint8Array | string): Promise<NoticeText> {
  try {
    if (typeof content === 'string') return { text: await markupText(content) };
    const start = Buffer.from(content.subarray(0, 1024)).toString('latin1');
    if (start.includes('%PDF-')) return { text: await pdfText(content) };
    if (start.startsWith('PK')) return { text: await udfText(content) };
    return { text: await markupText(new TextDecoder('utf-8').decode(content)) };
  } catch (error) {
    return { reason: error instanceof Error && /\p{L}/u.test(error.message) ? error.message : 'Belge okunamadı.' };
  }
}

async function markupText(text: string): Promise<string> {
  const isMarkup = /<\/?[a-z][^<>]{0,200}>|&#?[a-z\d]{2,8};/i.test(text);
  if (!isMarkup) return plainText(text);
  if (text.length <= LONGEST_READ_HERE) return htmlText(text);
  return readHtml(Buffer.from(text.slice(0, LONGEST_MARKUP)), undefined).catch((error: unknown) => {
    throw error instanceof DecodingFailed ? new Error('Sayfa okunamadı.') : error;
  });
}
