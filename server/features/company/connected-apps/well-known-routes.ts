import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/app-type.ts';
import { MCP_PATH } from '#shared/organisations/app-rules.ts';
import { describeResource, describeServer, RESOURCE_METADATA_PATH, SERVER_METADATA_PATH } from './describe-resource.ts';

/** Metadata from which a program that knows only the address of `/mcp` learns how to get access. */
export function wellKnownRoutes(app: App, deps: Deps): void {
  for (const path of [RESOURCE_METADATA_PATH, `${RESOURCE_METADATA_PATH}${MCP_PATH}`])
    app.get(path, { config: { caller: 'anyone' }, schema: { hide: true } }, (_request, reply) =>
      reply.send(describeResource(deps)),
    );
  app.get(SERVER_METADATA_PATH, { config: { caller: 'anyone' }, schema: { hide: true } }, async (_request, reply) =>
    reply.send(await describeServer(deps)),
  );
}
