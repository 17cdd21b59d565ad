import type { Deps } from '#server/deps.ts';
import { siteLink } from '#server/platform/site-link.ts';
import { openAuth } from '../auth.ts';

/** The library's calls that apps and our consent page need; no other call can be reached from outside. */
type OAuthCall = 'authorize' | 'consent' | 'public-client-prelogin' | 'register' | 'revoke' | 'token';

type Asked = {
  readonly call: OAuthCall;
  /** With a body it is a POST, otherwise a GET. */
  readonly body?: { readonly text: string; readonly type: string };
  readonly query?: string;
  /** The Authorization header of the member who consents. */
  readonly authorization?: string | undefined;
};

/**
 * Passes one call to the library's own endpoint, which answers in the form of OAuth. Only the given parts of the
 * caller's request are passed on: no cookie, no address, no other header. Internal failures are thrown.
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

/** Returns this server's metadata for apps (RFC 8414), as the library describes it. */
export async function describeOAuth(deps: Deps) {
  return (await openAuth(deps)).api.getOAuthServerConfig();
}
