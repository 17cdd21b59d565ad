import { vi } from 'vitest';

type Sent = { readonly method: string; readonly path: string; readonly body: unknown };
type Answer = { readonly status?: number; readonly json: unknown };
type Answers = Readonly<Record<string, Answer | (() => Answer | Promise<Answer>)>>;

/**
 * Answers the calls of a component by `METHOD /path`; a call without an answer fails. Returns what was sent, in order.
 * Answers can be changed while the test runs.
 */
export function answerCalls(answers: Answers): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    sent.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    const answer = answers[`${method} ${path}`];
    if (!answer) throw new Error(`Nothing answers ${method} ${path}.`);
    const { status = 200, json } = typeof answer === 'function' ? await answer() : answer;
    return new Response(JSON.stringify(json), { status });
  });
  return sent;
}
