import type { z } from 'zod';
import type { PoliteAnswer } from '#server/platform/polite-fetch/polite-fetch.ts';
import { FetchError, isTemporary, UnreadableAnswerError } from '#server/platform/polite-fetch/polite-fetch-error.ts';
import type { Cursor } from './source.ts';

/**
 * Returns a reader of JSON answers. Any other answer, and JSON that `parse` can't use, counts as a broken connection.
 */
export function readJsonAnswer<T>(parse: (given: unknown) => T | undefined): (answer: PoliteAnswer) => Promise<T> {
  return async (answer) => {
    const parsed = parse(parseJson(await answer.text()));
    if (parsed === undefined) throw new UnreadableAnswerError('yanıt beklenen biçimde değil');
    return parsed;
  };
}

/** Parses JSON. Throws UnreadableAnswerError, which says what was received instead. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const isPage = /^\s*</.test(text);
    throw new UnreadableAnswerError(isPage ? 'JSON yerine bir web sayfası geldi' : 'JSON bozuk ya da yarıda kesilmiş');
  }
}

/**
 * Returns a part of a list, or why only this part could not be fetched. Throws errors that concern the whole source.
 */
export async function skipBroken<T>(ask: () => Promise<T>): Promise<{ value: T } | { broken: string }> {
  try {
    return { value: await ask() };
  } catch (error) {
    const isOne = error instanceof FetchError && (isTemporary(error) || error.fault === 'tooLarge');
    if (!isOne) throw error;
    return { broken: error.message };
  }
}

/**
 * Returns a cursor that its source wrote; `undefined` if there is none or an older version wrote it in another form.
 */
export function readCursor<T>(schema: z.ZodType<T>, cursor: Cursor | undefined): T | undefined {
  return schema.safeParse(cursor).data;
}
