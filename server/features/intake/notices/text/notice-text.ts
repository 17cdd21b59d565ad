import { htmlText } from './html-text.ts';
import { pdfText } from './pdf-text.ts';
import { plainText } from './plain-text.ts';
import { udfText } from './udf-text.ts';

/** What a notice says, or why that cannot be told, in Turkish. */
export type NoticeText = { text: string } | { reason: string };

/**
 * The text of a notice, whatever it came as: PDF and UDF are told by their first bytes, HTML by its tags, the rest is text in
 * UTF-8. Never throws.
 */
export async function noticeText(content: Uint8Array | string): Promise<NoticeText> {
  try {
    if (typeof content === 'string') return { text: markupText(content) };
    const start = Buffer.from(content.subarray(0, 1024)).toString('latin1');
    if (start.includes('%PDF-')) return { text: await pdfText(content) };
    if (start.startsWith('PK')) return { text: await udfText(content) };
    return { text: markupText(new TextDecoder('utf-8').decode(content)) };
  } catch (error) {
    return { reason: error instanceof Error && /\p{L}/u.test(error.message) ? error.message : 'Belge okunamadı.' };
  }
}

function markupText(text: string): string {
  return /<\/?[a-z][^<>]{0,200}>|&#?[a-z\d]{2,8};/i.test(text) ? htmlText(text) : plainText(text);
}
