import { createIsomorphicFn } from '@tanstack/react-start';
import type { ApiErrorBody } from '#shared/api-error.ts';
import { pageContext } from './page-context.ts';

/** A call that failed: `message` as the spec words it (§8), the server's own sentence beside it for display (D26). */
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

/** No answer came: offline, or the server is away. */
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
    // A message makes it ours; code and field are only ever text there (shared/api-error.ts).
    return isOurs ? (parsed as ApiErrorBody) : undefined;
  } catch {
    return undefined;
  }
}

type Answer = { status: number; statusText: string; body: string };

/** In the browser over the network; while rendering on the server inside the process, as nobody in particular (D25). */
const send = createIsomorphicFn()
  .server(async (path: string, _signal?: AbortSignal): Promise<Answer> => {
    // While developing, pages are rendered by Vite and the API is a process of its own.
    if (import.meta.env.DEV) {
      const response = await fetch(`http://localhost:3000${path}`);
      return { status: response.status, body: await response.text(), statusText: response.statusText };
    }
    const { status, body } = await pageContext().callApi(path);
    return { status, body, statusText: '' };
  })
  .client(async (path: string, signal?: AbortSignal): Promise<Answer> => {
    const response = await fetch(path, {
      credentials: 'include',
      headers: { accept: 'application/json' },
      signal,
    }).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      throw new ConnectionError();
    });
    return { status: response.status, statusText: response.statusText, body: await response.text() };
  });

/** GETs a path of the API and parses its JSON. Throws `ApiError` for any answer but success, `ConnectionError` for none. */
export async function getJson<T>(path: string, signal?: AbortSignal): Promise<T> {
  const { status, statusText, body } = await send(path, signal);
  if (status < 200 || status > 299) throw new ApiError(status, body, statusText);
  // The answer's schema is enforced where it is made (server routes); both sides ship together.
  return JSON.parse(body) as T;
}
