import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type {
  OAuthClientProvider,
  OAuthDiscoveryState,
  StoredOAuthClientInformation,
  StoredOAuthTokens,
} from '@modelcontextprotocol/client';
import type { App } from '#server/platform/app-type.ts';
import type { Caller } from '../accounts/call-as.ts';
import { listenLocally } from '../listen-locally.ts';
import { plantSecrets } from '../watched-log.ts';

export const REDIRECT = 'https://asistan.example/geri';

/** An address of this machine that can be given to a server before it listens there. */
export async function freeOrigin(): Promise<string> {
  const { url, close } = await listenLocally(createServer());
  await close();
  return url;
}

/**
 * An app based on the protocol's client library; `asked` is the address to which it would send the member's browser.
 */
export class TestProvider implements OAuthClientProvider {
  readonly redirectUrl = REDIRECT;
  readonly clientMetadata = { client_name: 'Deneme asistanı', redirect_uris: [REDIRECT] };
  asked: URL | undefined;
  #client: StoredOAuthClientInformation | undefined;
  #tokens: StoredOAuthTokens | undefined;
  #verifier = '';
  #discovered: OAuthDiscoveryState | undefined;

  state = () => 'durum-123';
  clientInformation = () => this.#client;
  tokens = () => this.#tokens;
  codeVerifier = () => this.#verifier;
  discoveryState = () => this.#discovered;

  saveClientInformation(client: StoredOAuthClientInformation): void {
    this.#client = client;
  }

  saveTokens(tokens: StoredOAuthTokens): void {
    plantSecrets(tokens.access_token, tokens.refresh_token ?? '');
    this.#tokens = tokens;
  }

  saveCodeVerifier(verifier: string): void {
    this.#verifier = verifier;
  }

  saveDiscoveryState(discovered: OAuthDiscoveryState): void {
    this.#discovered = discovered;
  }

  invalidateCredentials(): void {
    this.#tokens = undefined;
  }

  redirectToAuthorization(address: URL): void {
    this.asked = address;
  }
}

const inForm = (form: Readonly<Record<string, string>>) => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(form).toString(),
});

/** Calls an endpoint for apps with a form. */
export async function postForm(app: App, path: string, form: Readonly<Record<string, string>>) {
  const answer = await app.inject({ method: 'POST', url: path, ...inForm(form) });
  const json = answer.body === '' || answer.body === 'null' ? {} : answer.json();
  plantSecrets(json.access_token ?? '', json.refresh_token ?? '');
  return { status: answer.statusCode, json, headers: answer.headers };
}

/** Registers an app. */
export async function registerApp(app: App, metadata: object = {}) {
  const payload = { client_name: 'Asistan', redirect_uris: [REDIRECT], ...metadata };
  const answer = await app.inject({ method: 'POST', url: '/oauth2/register', payload });
  return { status: answer.statusCode, json: answer.json(), headers: answer.headers };
}

export type Begun = { readonly clientId: string; readonly verifier: string; readonly location: URL };

/** Begins a connection; returns the address to which the member's browser is sent. */
export async function beginApp(
  app: App,
  given: Readonly<Record<string, string | undefined>> = {},
  metadata: object = {},
): Promise<Begun> {
  const clientId: string = given.client_id ?? (await registerApp(app, metadata)).json.client_id;
  const verifier = randomBytes(32).toString('base64url');
  const asked = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: REDIRECT,
    state: 'durum',
    scope: 'listings locked',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...given,
  };
  const query = new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]])),
  );
  const answer = await app.inject(`/oauth2/authorize?${query}`);
  if (answer.statusCode !== 302) throw new Error(`${answer.statusCode} ${answer.body}`);
  return { clientId, verifier, location: new URL(String(answer.headers.location), 'http://localhost') };
}

/** The signed request in the address of our consent page. */
export function requestIn(location: URL): string {
  const request = location.searchParams.get('istek');
  if (location.pathname !== '/baglan' || request === null) throw new Error(`No request in ${location}`);
  return request;
}

/** Answers an app's request as a member: for an organisation, or with a refusal. */
export function decide(member: Caller, request: string, organisationId: string | null) {
  return member.call('POST', '/api/connected-apps/decision', { request, organisationId });
}

export type Connected = {
  readonly clientId: string;
  readonly accessToken: string;
  readonly refreshToken: string;
};

/** The code that an app gets after a member has allowed it. */
export async function codeFor(app: App, member: Caller, organisationId: string, begun?: Begun) {
  const { clientId, verifier, location } = begun ?? (await beginApp(app));
  const { status, json } = await decide(member, requestIn(location), organisationId);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(json)}`);
  const code = new URL(json.address).searchParams.get('code') ?? '';
  plantSecrets(code);
  return {
    clientId,
    form: {
      grant_type: 'authorization_code',
      client_id: clientId,
      code,
      code_verifier: verifier,
      redirect_uri: REDIRECT,
    },
  };
}

/** Connects an app for a member, including the tokens. */
export async function connectApp(app: App, member: Caller, organisationId: string, begun?: Begun): Promise<Connected> {
  const { clientId, form } = await codeFor(app, member, organisationId, begun);
  const { status, json } = await postForm(app, '/oauth2/token', form);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(json)}`);
  return { clientId, accessToken: json.access_token, refreshToken: json.refresh_token };
}

/** Fetches new tokens. */
export function refreshApp(app: App, { clientId, refreshToken }: Connected, given: Record<string, string> = {}) {
  const form = { grant_type: 'refresh_token', client_id: clientId, refresh_token: refreshToken, ...given };
  return postForm(app, '/oauth2/token', form);
}

/** Lists the tools at `/mcp` with a token. */
export function listTools(app: App, token: string) {
  return app.inject({
    method: 'POST',
    url: '/mcp',
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
    },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  });
}
