import type { App } from '#server/platform/app-type.ts';
import type { AttackCall } from './attack-calls.ts';

/** A server and a member's token on it. */
export type World = { readonly app: App; readonly token: string };

type Difference = { readonly call: AttackCall; readonly answers: readonly [string, string] };

/** The first of the calls that the two servers answer differently, which shows a difference in their data. */
export async function findDifference(
  worlds: readonly [World, World],
  calls: readonly AttackCall[],
): Promise<Difference | undefined> {
  for (const call of calls) {
    const [one, other] = [await answerOf(worlds[0], call), await answerOf(worlds[1], call)];
    if (one !== other) return { call, answers: [one, other] };
  }
  return undefined;
}

async function answerOf({ app, token }: World, { path, criteria }: AttackCall): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const payload = criteria && { searchCriteria: JSON.stringify(criteria) };
  const { statusCode, body } = await app.inject(
    payload ? { method: 'POST', url: path, headers, payload } : { url: path, headers },
  );
  return `${statusCode} ${body}`;
}
