import { z } from 'zod';
import { type Asked, DecodingFailed, decoding } from '#server/platform/decoders/decoding.ts';

const LARGEST_FILE = 30 * 1024 * 1024;
const MOST_PAGES = 60;

const readPdf = decoding({
  name: 'pdf',
  module: new URL('./decode-pdf.ts', import.meta.url),
  answer: z.string(),
  longestMs: 20_000,
  mostMb: 768,
});

/** Returns the text of a PDF, of at most 60 pages. Throws with a reason in Turkish; a scan has no text. */
export async function pdfText(file: Uint8Array, asked?: Asked): Promise<string> {
  if (file.length > LARGEST_FILE) throw new Error('PDF 30 MB’tan büyük.');
  const text = await readPdf(file, { mostPages: MOST_PAGES }, asked).catch((error: unknown) => {
    throw error instanceof DecodingFailed ? new Error(reasonOf(error)) : error;
  });
  if (!/\p{L}{3}/u.test(text)) throw new Error('PDF’de metin yok, taranmış olabilir.');
  return text;
}

function reasonOf({ why, message }: DecodingFailed): string {
  if (why === 'time') return 'PDF’nin okunması çok uzun sürdü.';
  return message === 'PasswordException' ? 'PDF parolayla korunuyor.' : 'PDF okunamadı.';
}
