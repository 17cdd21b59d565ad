import { z } from 'zod';
import { accountHeaders } from '#server/platform/operator-servers/account-headers.ts';
import { readLimited } from '#server/platform/operator-servers/read-limited.ts';
import { traceHeaders } from '#server/platform/tracing/in-span.ts';
import { LONGEST_WORD, MOST_WORDS } from '#shared/read-documents/document-texts.ts';
import type { ReadWord, Turning } from '../read/page-reading.ts';

/** Our own reader needs three seconds per page. */
const TIMEOUT_MS = 60_000;
const MOST_PICTURE_BYTES = 20 * 1024 ** 2;
/** 6000 words of JSON are about one megabyte. */
const MOST_ANSWER_BYTES = 5 * 1024 ** 2;

type Size = Turning['turned'];

/** The response of a reader for a picture of this size (docs/operating.md, “A reader of your own”). */
function answerSchema({ width, height }: Size) {
  const across = z.number().min(0).max(width);
  const down = z.number().min(0).max(height);
  const word = z
    .object({
      text: z
        .string()
        .trim()
        .min(1)
        .max(LONGEST_WORD)
        .regex(/^[^\p{Cc}\p{Cs}]*$/u),
      /** Left, top, right, bottom, in pixels. */
      box: z.tuple([across, down, across, down]),
      line: z.int().min(0).max(MOST_WORDS),
      confidence: z.number().min(0).max(100),
    })
    .refine(({ box: [left, top, right, bottom] }) => left < right && top < bottom, { path: ['box'] });
  return z.object({ words: z.array(word).max(MOST_WORDS) });
}

/**
 * Sends the picture of a page (PNG, grey) to the operator's own reader and returns its words. Throws if the response is
 * late, too large, has another status or another form; the message contains no word of the page.
 */
export async function askReader(address: string, picture: Uint8Array, size: Size): Promise<ReadWord[]> {
  if (picture.byteLength > MOST_PICTURE_BYTES) throw new Error('The picture is too large to be sent.');
  const url = new URL(address);
  const response = await fetch(withoutAccount(url), {
    method: 'POST',
    // A redirect would send pages to a server that the operator did not choose.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      'content-type': 'image/png',
      accept: 'application/json',
      'content-language': 'tr',
      ...traceHeaders(),
      ...accountHeaders(url),
    },
    body: new Uint8Array(picture),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The reader answered ${response.status}.`);
  }
  const answer = answerSchema(size).safeParse(await readJson(response));
  if (!answer.success) throw new Error(`The reader answered in another form: ${placesOf(answer.error)}`);
  return answer.data.words.map(({ text, box: [left, top, right, bottom], line, confidence }) => ({
    text: text.replace(/\s+/g, ' '),
    left,
    top,
    right,
    bottom,
    line,
    confidence,
  }));
}

/** `fetch` rejects a URL with credentials. */
function withoutAccount(address: URL): URL {
  const url = new URL(address);
  url.username = '';
  url.password = '';
  return url;
}

async function readJson(response: Response): Promise<unknown> {
  const text = await readLimited(response, MOST_ANSWER_BYTES, 'The reader');
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message may contain words of the page.
    throw new Error('The reader answered no JSON.');
  }
}

function placesOf({ issues }: z.ZodError): string {
  return issues
    .slice(0, 3)
    .map(({ path }) => path.join('.') || 'the whole')
    .join(', ');
}
