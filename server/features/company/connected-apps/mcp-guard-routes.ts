import type { Deps } from '#server/deps.ts';
import { type Entrance, findKey, keyCall } from '#server/features/company/api-keys/index.ts';
import { siteLink } from '#server/platform/site-link.ts';
import { APP_SCOPES, MCP_PATH } from '#shared/organisations/app-rules.ts';
import { RESOURCE_METADATA_PATH } from './describe-resource.ts';
import { findConnection, isAppToken } from './find-connection.ts';

/**
 * Options of the call at `/mcp`, like `keyCall`: made with a key or by an app that a member has connected. A caller
 * with neither is told how apps get connected.
 */
export function mcpCall(deps: Pick<Deps, 'db' | 'clock' | 'config'>) {
  const entrance: Entrance = {
    find: (own, presented) =>
      isAppToken(presented.authorization) ? findConnection(own, presented) : findKey(own, presented),
    metadata: siteLink(deps.config, `${RESOURCE_METADATA_PATH}${MCP_PATH}`).href,
    scopes: APP_SCOPES,
  };
  return keyCall(deps, 'listings', entrance);
}
