import type { Deps } from '#server/deps.ts';
import { describeOAuth } from '#server/features/members/accounts/index.ts';
import { siteLink } from '#server/platform/site-link.ts';
import { APP_SCOPES, MCP_PATH } from '#shared/organisations/app-rules.ts';

export const RESOURCE_METADATA_PATH = '/.well-known/oauth-protected-resource';
export const SERVER_METADATA_PATH = '/.well-known/oauth-authorization-server';

/** The metadata of `/mcp` for programs that want access (RFC 9728). */
export function describeResource({ config }: Pick<Deps, 'config'>): object {
  return {
    resource: siteLink(config, MCP_PATH).href,
    resource_name: 'Peyda',
    resource_documentation: siteLink(config, '/yardim-merkezi/yapay-zeka-baglama').href,
    authorization_servers: [siteLink(config, '/').origin],
    bearer_methods_supported: ['header'],
    scopes_supported: APP_SCOPES,
  };
}

/**
 * The metadata of the authorization server (RFC 8414): only those of the library's features that are available here.
 */
export async function describeServer(deps: Deps): Promise<object> {
  const told = await describeOAuth(deps);
  return {
    issuer: told.issuer,
    authorization_endpoint: told.authorization_endpoint,
    token_endpoint: told.token_endpoint,
    registration_endpoint: told.registration_endpoint,
    revocation_endpoint: told.revocation_endpoint,
    scopes_supported: told.scopes_supported,
    response_types_supported: told.response_types_supported,
    response_modes_supported: told.response_modes_supported,
    grant_types_supported: told.grant_types_supported,
    code_challenge_methods_supported: told.code_challenge_methods_supported,
    authorization_response_iss_parameter_supported: told.authorization_response_iss_parameter_supported,
    // Apps can't keep secrets from the people who run them, so no app gets one.
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    service_documentation: siteLink(deps.config, '/yardim-merkezi/yapay-zeka-baglama').href,
  };
}
