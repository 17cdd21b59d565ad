import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { admitKey, type Entrance, findKey } from '#server/features/company/api-keys/index.ts';
import { siteLink } from '#server/platform/site-link.ts';
import { APP_SCOPES, MCP_PATH } from '#shared/organisations/app-rules.ts';
import type { KeyScope } from '#shared/organisations/key-scopes.ts';
import { RESOURCE_METADATA_PATH } from './describe-resource.ts';
import { findConnection, isAppToken } from './find-connection.ts';

/** Like `admitKey`, for a key or a connected app. The error for a caller with neither says how to connect. */
export function admitKeyOrApp(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  exchange: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  scope: KeyScope,
): Promise<void> {
  const entrance: Entrance = {
    find: (own, presented) =>
      isAppToken(presented.authorization) ? findConnection(own, presented) : findKey(own, presented),
    metadata: siteLink(deps.config, `${RESOURCE_METADATA_PATH}${MCP_PATH}`).href,
    scopes: APP_SCOPES,
  };
  return admitKey(deps, exchange, scope, entrance);
}
