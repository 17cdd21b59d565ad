import type { z } from 'zod';
import type { PoliteAnswer } from '#server/platform/polite-fetch/polite-fetch.ts';
import { FetchError, isTemporary, UnreadableAnswerError } from '#server/platform/polite-fetch/polite-fetch-error.ts';
import type { Cursor } from './source.ts';

/**
 * A reader of JSON answers: anything else, or JSON of which `parse` makes nothing, is as bad as a broken connection.
 */
export function readJsonAnswer<T>(parse: (given: unknown) => T | undefined): (answer: PoliteAnswer) => Promise<T> {
  return async (answer) => {
    const parsed = parse(parseJson(await answer.text()));
    if (parsed === undefined) throw new UnreadableAnswerError('yanıt beklenen biçimde değil');
    return parsed;
  };
}

/** Throws UnreadableAnswerError, which says what came instead. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const isPage = /^\s*</.test(text);
    throw new UnreadableAnswerError(isPage ? 'JSON yerine bir web sayfası geldi' : 'JSON bozuk ya da yarıda kesilmiş');
  }
}

/** A piece of a list, or why just this piece could not be fetched. Throws what concerns the source as a whole. */
export async function skipBroken<T>(ask: () => Promise<T>): Promise<{ value: T } | { broken: string }> {
  try {
    return { value: await ask() };
  } catch (error) {
    const isOne = error instanceof FetchError && (isTemporary(error) || error.fault === 'tooLarge');
    if (!isOne) throw error;
    return { broken: error.message };
  }
}

/** A cursor as its source wrote it; `undefined` when there is none or an older version wrote another. */
export function readCursor<T>(schema: z.ZodType<T>, cursor: Cursor | undefined): T | undefined {
  return schema.safeParse(cursor).data;
}
