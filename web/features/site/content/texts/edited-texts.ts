import type { EditedText } from '#shared/site/edited-texts.ts';
import { getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';

/**
 * The edited version of a text, which replaces its file; undefined if there is none or it can't be fetched: then the
 * file's text is shown.
 */
export async function readEdited(name: string): Promise<EditedText | undefined> {
  const answer = await getJson(apiPath('/api/edited-texts', { names: name })).catch(() => undefined);
  return answer?.texts[name];
}

/** All edited texts by name, for searching. */
export async function editedWords(): Promise<ReadonlyMap<string, string>> {
  const { texts } = await getJson('/api/edited-texts');
  return new Map(Object.entries(texts).map(([name, { text }]) => [name, text]));
}
