import type { Deps } from '#server/deps.ts';
import { siteLink } from '#server/platform/site-link.ts';
import { openAuth } from '../auth.ts';

/** The library's calls that apps and our consent page need; no other can be reached from outside. */
type OAuthCall = 'authorize' | 'consent' | 'public-client-prelogin' | 'register' | 'revoke' | 'token';

type Asked = {
  readonly call: OAuthCall;
  /** With a body it is a POST, else a GET. */
  readonly body?: { readonly text: string; readonly type: string };
  readonly query?: string;
  /** Of the member who consents. */
  readonly authorization?: string | undefined;
};

/**
 * Hands one call to the library's own endpoint, which answers in OAuth's words. Nothing of the caller's request but
 * what is given here gets there: no cookie, no address, no other header. Failures of ours are thrown.
 */
export async function askOAuth(deps: Deps, { call, body, query = '', authorization }: Asked): Promise<Response> {
  const address = siteLink(deps.config, `/oauth2/${call}`);
  address.search = query;
  const headers = new Headers({ accept: call === 'authorize' ? 'text/html' : 'application/json' });
  if (body) headers.set('content-type', body.type);
  if (authorization !== undefined) headers.set('authorization', authorization);
  const auth = await openAuth(deps);
  return auth.handler(new Request(address, { headers, ...(body && { method: 'POST', body: body.text }) }));
}

/** What this server says of itself to apps (RFC 8414), as the library tells it. */
export async function describeOAuth(deps: Deps) {
  return (await openAuth(deps)).api.getOAuthServerConfig();
}
