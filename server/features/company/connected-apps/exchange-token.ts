import { eq } from 'drizzle-orm';
import { isTokenTakenBack } from '#server/database/database-away.ts';
import { oauthRefreshTokens } from '#server/database/tables/companies/connected-apps.ts';
import type { Deps } from '#server/deps.ts';
import { askOAuth, hashToken, TOKEN_MARKS } from '#server/features/members/accounts/index.ts';
import { endByApp } from './end-connection.ts';

export const FORM_TYPE = 'application/x-www-form-urlencoded';

/**
 * Issues tokens for a code or a refresh token, as the library decides. A refresh token that is used twice is known to
 * two parties, so its connection ends.
 */
export async function exchangeToken(deps: Deps, form: string): Promise<Response> {
  const known = await findRefreshToken(deps, new URLSearchParams(form).get('refresh_token'));
  const answer = await askOAuth(deps, { call: 'token', body: { text: form, type: FORM_TYPE } }).catch(refuseTakenBack);
  if (!answer.ok && known && known.revoked !== null) await endByApp(deps, known.connectionId);
  return answer;
}

/**
 * When a code is used again, the library deletes the tokens it has issued for it, perhaps while it is still issuing
 * them.
 */
function refuseTakenBack(error: unknown): Response {
  if (!isTokenTakenBack(error)) throw error;
  const refusal = { error: 'invalid_grant', error_description: 'the grant has been taken back meanwhile' };
  return Response.json(refusal, { status: 400 });
}

/** Revokes a token (RFC 7009). Revoking the refresh token ends the whole connection. */
export async function revokeToken(deps: Deps, form: string): Promise<Response> {
  const asked = new URLSearchParams(form);
  const known = await findRefreshToken(deps, asked.get('token'));
  const answer = await askOAuth(deps, { call: 'revoke', body: { text: form, type: FORM_TYPE } });
  if (answer.ok && known && known.clientId === asked.get('client_id')) await endByApp(deps, known.connectionId);
  return answer;
}

async function findRefreshToken({ db }: Pick<Deps, 'db'>, presented: string | null) {
  if (!presented?.startsWith(TOKEN_MARKS.refresh)) return undefined;
  const { token, revoked, clientId, referenceId } = oauthRefreshTokens;
  const [row] = await db
    .select({ revoked, clientId, connectionId: referenceId })
    .from(oauthRefreshTokens)
    .where(eq(token, hashToken(presented.slice(TOKEN_MARKS.refresh.length))));
  return row;
}
