import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { keyOf } from '#server/features/company/api-keys/index.ts';
import type { Admission } from '#server/platform/admission.ts';
import type { App } from '#server/platform/app-type.ts';
import { keyOrAppWith } from '#server/platform/callers/route-callers.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { originOf } from '#server/platform/request-origin.ts';
import { MCP_PATH } from '#shared/organisations/app-rules.ts';

const MAX_BODY_BYTES = 64 * 1024;
/** The request headers that the protocol uses. */
const PASSED_ON = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name', 'mcp-session-id'];

/**
 * The site as tools for language models (Model Context Protocol, streamable HTTP). Each call is stateless, so any
 * process can handle it. The caller needs an API key or a connected app with the scope `listings`; quotas count each
 * call.
 */
export function mcpRoutes(app: App, deps: Deps, admission: Admission): void {
  app.post(
    MCP_PATH,
    { config: { caller: keyOrAppWith('listings') }, bodyLimit: MAX_BODY_BYTES, schema: { hide: true } },
    async (request, reply) => {
      refuseStrangePages(request, deps);
      const caller = keyOf(request);
      const origin = originOf(request, deps.config.PUBLIC_ORIGIN);
      const asked = webRequest(request, origin);
      // Loaded on the first call: few installations get any.
      const { answerMcp } = await import('./answer-mcp.ts');
      const answer = await admission.run(() => answerMcp({ deps, caller, origin }, asked, request.body));
      return send(reply, answer);
    },
  );
  // Without sessions there is no stream to open and no session to end.
  app.route({
    method: ['GET', 'DELETE'],
    url: MCP_PATH,
    config: { caller: 'anyone' },
    schema: { hide: true },
    handler: (_request, reply) => {
      void reply.header('allow', 'POST');
      throw new ExpectedError(405, 'METHOD_NOT_ALLOWED', 'Bu adres yalnızca POST ile çağrılır.');
    },
  });
}

/** Refuses requests that pages of other sites send from their visitors' browsers (the protocol's rule on `Origin`). */
function refuseStrangePages(request: FastifyRequest, { config }: Deps): void {
  const { origin } = request.headers;
  if (origin !== undefined && origin !== originOf(request, config.PUBLIC_ORIGIN))
    throw new ExpectedError(403, 'FOREIGN_ORIGIN', 'Bu adres başka sitelerin sayfalarından çağrılamaz.');
}

function webRequest({ headers }: FastifyRequest, origin: string): Request {
  const passed = PASSED_ON.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
  return new Request(`${origin}${MCP_PATH}`, { method: 'POST', headers: passed, body: null });
}

async function send(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  for (const [name, value] of answer.headers) void reply.header(name, value);
  return reply.status(answer.status).send(await answer.text());
}
