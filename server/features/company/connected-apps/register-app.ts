import type { Deps } from '#server/deps.ts';
import { appAttempts, askOAuth, takeAttempt } from '#server/features/members/accounts/index.ts';
import type { AppRegistration } from '#shared/organisations/connected-apps.ts';

/**
 * Registers an app (RFC 7591), always as a public client without a secret, whatever it requested. Throws 429
 * TOO_MANY_ATTEMPTS; the limit counts across all processes.
 */
export async function registerApp(
  deps: Deps,
  { metadata, address }: { readonly metadata: AppRegistration; readonly address: string },
): Promise<Response> {
  await takeAttempt(deps, appAttempts({ address, userAgent: '' }));
  const isLocal = metadata.redirect_uris.some((redirect) => redirect.startsWith('http:'));
  const told = {
    ...metadata,
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    application_type: isLocal ? 'native' : 'web',
  };
  return askOAuth(deps, { call: 'register', body: { text: JSON.stringify(told), type: 'application/json' } });
}
