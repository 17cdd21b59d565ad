import { ApiError, ConnectionError } from './api-client.ts';
import { authToken } from './auth-token.ts';

/** POSTs a file unchanged, with the member's token; only in the browser. Throws like `getJson`. */
export async function sendFile(path: string, file: Blob): Promise<void> {
  const token = authToken();
  const answer = await fetch(path, {
    method: 'POST',
    credentials: 'include',
    headers: {
      'content-type': 'application/octet-stream',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: file,
  }).catch(() => {
    throw new ConnectionError();
  });
  if (!answer.ok) throw new ApiError(answer.status, await answer.text(), answer.statusText);
}
