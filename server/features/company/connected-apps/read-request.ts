import type { Deps } from '#server/deps.ts';
import { askOAuth } from '#server/features/members/accounts/index.ts';
import { type AppScope, isAppScope } from '#shared/organisations/app-rules.ts';
import type { AppRequestShown } from '#shared/organisations/connected-apps.ts';
import { requestInvalid } from './refusals.ts';

/** An app's request that the library has signed and that has not expired. */
export type AppRequest = {
  /** The query string exactly as it was signed. */
  readonly query: string;
  readonly clientId: string;
  readonly appName: string;
  readonly redirectHost: string;
  readonly isLocal: boolean;
  readonly scopes: readonly AppScope[];
};

const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Reads the request with which the consent page was opened. Throws 400 APP_REQUEST_INVALID. */
export async function readRequest(deps: Deps, request: string): Promise<AppRequest> {
  const query = Buffer.from(request, 'base64url').toString('utf8');
  const asked = new URLSearchParams(query);
  const clientId = asked.get('client_id') ?? '';
  const body = JSON.stringify({ client_id: clientId, oauth_query: query });
  const answer = await askOAuth(deps, {
    call: 'public-client-prelogin',
    body: { text: body, type: 'application/json' },
  });
  const appName = answer.ok ? nameIn(await answer.json()) : undefined;
  if (appName === undefined) throw requestInvalid();
  const { host, hostname } = new URL(asked.get('redirect_uri') ?? '');
  const scopes = (asked.get('scope') ?? '').split(' ').filter(isAppScope);
  return { query, clientId, appName, redirectHost: host, isLocal: LOCAL_NAMES.has(hostname), scopes };
}

/** Returns which app requests what, and the host that gets the answer. Throws 400 APP_REQUEST_INVALID. */
export async function showRequest(deps: Deps, request: string): Promise<AppRequestShown> {
  const { appName, redirectHost, isLocal, scopes } = await readRequest(deps, request);
  return { appName, redirectHost, isLocal, scopes: [...scopes] };
}

function nameIn(client: unknown): string | undefined {
  if (typeof client !== 'object' || client === null || !('client_name' in client)) return undefined;
  return typeof client.client_name === 'string' ? client.client_name : undefined;
}
