import { createIsomorphicFn } from '@tanstack/react-start';
import type { ApiErrorBody } from '#shared/api-error.ts';
import { PROOF_NEEDED } from '#shared/sign-in/proof.ts';
import type { AnswerOf, BodyOf, JsonPath, Verb } from './api-path.ts';
import { authToken } from './auth-token.ts';
import { pageContext } from './page-context.ts';
import { askForProof } from './proof-request.ts';

/** A failed call. `message` has the wording of spec §8; `server` is the server's own message for display (D26). */
export class ApiError extends Error {
  readonly status: number;
  readonly server: ApiErrorBody | undefined;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.server = parseErrorBody(body);
  }
}

/** There was no response: the browser is offline or the server is down. */
export class ConnectionError extends Error {
  constructor() {
    super('Lütfen internet bağlantınızı kontrol edin');
    this.name = 'ConnectionError';
  }
}

function parseErrorBody(body: string): ApiErrorBody | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    const isOurs =
      typeof parsed === 'object' && parsed !== null && 'message' in parsed && typeof parsed.message === 'string';
    // safe: only our own error bodies have a message; their code and field are always text (shared/api-error.ts)
    return isOurs ? (parsed as ApiErrorBody) : undefined;
  } catch {
    return undefined;
  }
}

type SendingVerb = Exclude<Verb, 'GET'>;
type Answer = { status: number; statusText: string; body: string };
type Call = {
  method: Verb;
  path: string;
  body?: unknown;
  signal?: AbortSignal | undefined;
};

/** In the browser over the network; during server rendering inside the process, as an anonymous visitor (D25). */
const send = createIsomorphicFn()
  .server(async ({ path }: Call): Promise<Answer> => {
    // In development Vite renders the pages, and the API runs in a separate process.
    if (import.meta.env.DEV) {
      const response = await fetch(`http://localhost:3000${path}`);
      return { status: response.status, body: await response.text(), statusText: response.statusText };
    }
    const { status, body } = await pageContext().callApi(path);
    return { status, body, statusText: '' };
  })
  .client(async ({ method, path, body, signal }: Call): Promise<Answer> => {
    const token = authToken();
    const response = await fetch(path, {
      method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    }).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      throw new ConnectionError();
    });
    return { status: response.status, statusText: response.statusText, body: await response.text() };
  });

/**
 * GETs a path of the API and parses its JSON. Throws `ApiError` unless the response is successful, and
 * `ConnectionError` if there is none.
 */
export function getJson<const P extends JsonPath<'GET'>>(path: P, signal?: AbortSignal): Promise<AnswerOf<'GET', P>>;
export function getJson(path: string, signal?: AbortSignal): Promise<unknown> {
  return call({ method: 'GET', path, signal });
}

/** GETs a path of the API that returns text. Throws like `getJson`. */
export function getText(path: string): Promise<string> {
  return answerOf({ method: 'GET', path });
}

/** GETs a file of the API with the member's token; only in the browser. Throws like `getJson`. */
export async function getFile(path: string): Promise<Blob> {
  const token = authToken();
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(path, { credentials: 'include', headers }).catch(() => {
    throw new ConnectionError();
  });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response.blob();
}

/** Like `getJson`, but returns null instead of an error if nobody is signed in (spec §7). */
export async function getJsonOrNull<const P extends JsonPath<'GET'>>(
  path: P,
  signal?: AbortSignal,
): Promise<AnswerOf<'GET', P> | null> {
  try {
    return await getJson(path, signal);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** The arguments of a call: its body if it has one, and a signal to abort it. */
export type Sent<V extends Verb, P> =
  BodyOf<V, P> extends undefined
    ? [body?: undefined, signal?: AbortSignal]
    : [body: BodyOf<V, P>, signal?: AbortSignal];

/** Sends JSON to a path of the API and parses the response; only in the browser. Throws like `getJson`. */
export function sendJson<V extends SendingVerb, const P extends JsonPath<V>>(
  method: V,
  path: P,
  ...sent: Sent<V, P>
): Promise<AnswerOf<V, P>>;
export function sendJson(method: SendingVerb, path: string, body?: unknown, signal?: AbortSignal): Promise<unknown> {
  return call({ method, path, body, signal });
}

async function answerOf(given: Call): Promise<string> {
  const { status, statusText, body } = await send(given);
  if (status >= 200 && status <= 299) return body;
  const error = new ApiError(status, body, statusText);
  // The same call is sent again, so that nothing that was typed is lost.
  if (error.server?.code === PROOF_NEEDED && (await askForProof())) return answerOf(given);
  throw error;
}

async function call(given: Call): Promise<unknown> {
  const body = await answerOf(given);
  return body === '' ? undefined : JSON.parse(body);
}
