import { Worker } from 'node:worker_threads';
import { LONGEST_TEXT, plainText } from './plain-text.ts';

const LARGEST_FILE = 30 * 1024 * 1024;
const MOST_PAGES = 60;
const LONGEST_READING_MS = 20_000;
const MOST_MEMORY_MB = 512;

type Answer = { text: string } | { error: string };

/**
 * The text of a PDF, of at most 60 pages. It is read in a thread of its own, which is ended after 20 seconds and has 512 MB,
 * so that a file made to hang or to fill the memory harms nothing else. Throws with a reason in Turkish; a scan has no text.
 */
export async function pdfText(file: Uint8Array, longestMs: number = LONGEST_READING_MS): Promise<string> {
  if (file.length > LARGEST_FILE) throw new Error('PDF 30 MB’tan büyük.');
  const answer = await answerOf(file, longestMs);
  if ('error' in answer) {
    throw new Error(answer.error === 'PasswordException' ? 'PDF parolayla korunuyor.' : 'PDF okunamadı.');
  }
  const text = plainText(answer.text);
  if (!/\p{L}{3}/u.test(text)) throw new Error('PDF’de metin yok, taranmış olabilir.');
  return text;
}

function answerOf(file: Uint8Array, longestMs: number): Promise<Answer> {
  const worker = new Worker(new URL('./pdf-text-worker.ts', import.meta.url), {
    // A copy, because the reader takes possession of the bytes.
    workerData: { file: file.slice(), mostPages: MOST_PAGES, longestText: LONGEST_TEXT },
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    stdout: true,
    stderr: true,
  });
  return new Promise<Answer>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('PDF’nin okunması çok uzun sürdü.')), longestMs);
    worker.once('message', (answer: Answer) => resolve(answer));
    worker.once('error', () => resolve({ error: 'Error' }));
    worker.once('exit', () => {
      clearTimeout(timer);
      resolve({ error: 'Error' });
    });
  }).finally(() => worker.terminate());
}
