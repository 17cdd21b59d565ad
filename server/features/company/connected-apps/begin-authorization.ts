import type { Deps } from '#server/deps.ts';
import { askOAuth, REFRESH_SCOPE } from '#server/features/members/accounts/index.ts';
import { siteLink } from '#server/platform/site-link.ts';
import { CONSENT_PATH, MCP_PATH } from '#shared/organisations/app-rules.ts';

/**
 * The parameters that an app may send. The library's other parameters belong to OpenID, which this server does not
 * offer.
 */
const PASSED_ON = [
  'response_type',
  'client_id',
  'redirect_uri',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
  'resource',
] as const;

/**
 * Starts an app's request (OAuth 2.1, section 4.1.1). Returns the redirect address: our consent page with the request,
 * which the library has checked and signed, or with an error. Nobody is redirected to another site before the member
 * has answered.
 */
export async function beginAuthorization(deps: Deps, asked: URLSearchParams): Promise<string> {
  const answer = await askOAuth(deps, { call: 'authorize', query: queryOf(deps, asked).toString() });
  const location = answer.headers.get('location');
  if (location === null) return refusedPage((await codeOf(answer)) ?? 'invalid_request');
  const { origin } = siteLink(deps.config, '/');
  const address = new URL(location, origin);
  // Anybody may register an app, so an invalid request never redirects to the app's own address: the page names the
  // host instead.
  if (address.origin !== origin || address.pathname !== CONSENT_PATH)
    return refusedPage(errorIn(address) ?? 'invalid_request', address.host);
  const { searchParams, search } = address;
  if (!searchParams.has('sig')) return refusedPage(searchParams.get('error') ?? 'invalid_request');
  // As one encoded value: a page's address is parsed and rewritten on its way, and the signature covers every
  // character.
  return `${CONSENT_PATH}?istek=${Buffer.from(search.slice(1)).toString('base64url')}`;
}

function queryOf(deps: Deps, asked: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of PASSED_ON) for (const value of asked.getAll(name)) query.append(name, value);
  if (!query.has('resource')) query.set('resource', siteLink(deps.config, MCP_PATH).href);
  // Always request a refresh token, so that members need not consent again every hour.
  const scopes = query.getAll('scope');
  if (scopes.length === 1 && !scopes[0]?.split(' ').includes(REFRESH_SCOPE))
    query.set('scope', `${scopes[0]} ${REFRESH_SCOPE}`.trim());
  // This call has no session, so `prompt=none` always gets the error that a login is needed.
  if (asked.getAll('prompt').join() === 'none') query.set('prompt', 'none');
  return query;
}

function refusedPage(code: string, host?: string): string {
  const told = new URLSearchParams({ hata: code, ...(host && { adres: host }) });
  return `${CONSENT_PATH}?${told}`;
}

/** The error in the query or, for response types that put it there, in the fragment. */
function errorIn({ searchParams, hash }: URL): string | null {
  return searchParams.get('error') ?? new URLSearchParams(hash.slice(1)).get('error');
}

async function codeOf(answer: Response): Promise<string | undefined> {
  const told: unknown = await answer.json().catch(() => undefined);
  return typeof told === 'object' && told !== null && 'error' in told && typeof told.error === 'string'
    ? told.error
    : undefined;
}
