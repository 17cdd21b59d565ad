import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { operatorOf } from '#server/features/members/accounts/index.ts';
import { planOf } from '#server/features/members/subscriptions/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { operatorWith } from '#server/platform/callers/route-callers.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { conversationIdSchema } from '#shared/desk/desk-support.ts';
import { supportFileAskedSchema, supportFileGivenSchema, supportSentSchema } from '#shared/support/support.ts';
import { SUPPORT_FILE_MB } from '#shared/support/support-rules.ts';
import { answerConversation } from './change-conversation.ts';
import { requireOpened } from './desk-conversations.ts';
import { ownsConversation } from './read-conversation.ts';
import { checkSupportFile, keepFile, readSupportFile, tooLarge } from './support-files.ts';
import { requireOwner } from './support-owner-routes.ts';
import { writeToSupport } from './write-to-support.ts';

const tags = ['Destek'];
const refusals = { 400: apiErrorSchema, 401: apiErrorSchema, 404: apiErrorSchema, 429: apiErrorSchema };
const FILE_TYPE = 'application/octet-stream';
const bodyLimit = SUPPORT_FILE_MB * 1024 ** 2;
const UPLOADING = { rateLimit: { max: 20, timeWindow: 60 * 60_000 } };

/** Files in conversations, in both directions: only the two sides can get them, and only as a download. */
export async function supportFileRoutes(parent: App, deps: Deps): Promise<void> {
  await parent.register(async (app: App) => {
    app.addContentTypeParser(FILE_TYPE, { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
    // Before the body is read, and after the sender is known.
    app.addHook('preParsing', async ({ headers }) => {
      if (Number(headers['content-length'] ?? 0) > bodyLimit) throw tooLarge();
    });
    personRoutes(app, deps);
    deskRoutes(app, deps);
  });
}

function contentOf(body: unknown): Buffer {
  if (!Buffer.isBuffer(body)) throw new ExpectedError(400, 'INVALID_PARAMETER', 'Dosyayı seçin.', 'file');
  return body;
}

const textOf = (name: string) => `Ek dosya: ${name}`;

function personRoutes(app: App, deps: Deps): void {
  app.post(
    '/api/support/files',
    {
      config: { caller: 'visitor', ...UPLOADING },

      bodyLimit,
      // Unknown callers may not send files.
      onRequest: async (request) => void (await requireOwner(deps, request)),
      schema: {
        tags,
        summary: 'Desteğe dosya gönderir: PDF, UDF ya da görsel, gövdede olduğu gibi',
        consumes: [FILE_TYPE],
        querystring: supportFileGivenSchema,
        response: {
          200: supportSentSchema,
          ...refusals,
          409: apiErrorSchema,
          413: apiErrorSchema,
          503: apiErrorSchema,
        },
      },
    },
    async (request) => {
      const owner = await requireOwner(deps, request);
      const { name, clientId } = request.query;
      const file = await checkSupportFile(deps, name, contentOf(request.body));
      const plan = 'userId' in owner ? await planOf(deps, request) : null;
      return writeToSupport(deps, { owner, plan, clientId, text: textOf(file.name), keep: keepFile(deps, file) });
    },
  );
  app.get(
    '/api/support/files/:conversation/:seq',
    {
      config: { caller: 'visitor' },
      schema: {
        tags,
        summary: 'Görüşmedeki bir dosya, indirme olarak',
        params: supportFileAskedSchema,
        response: { 200: { description: 'Dosya', content: { [FILE_TYPE]: { schema: z.string() } } }, ...refusals },
      },
    },
    async (request, reply) => {
      const { conversation: conversationId, seq } = request.params;
      const owner = await requireOwner(deps, request);
      if (!(await ownsConversation(deps, owner, conversationId)))
        throw new ExpectedError(404, 'NOT_FOUND', 'Böyle bir dosya yok.');
      return send(reply, await readSupportFile(deps, { conversationId, seq }));
    },
  );
}

function deskRoutes(app: App, deps: Deps): void {
  app.post(
    '/api/desk/support/:id/files',
    {
      config: { caller: operatorWith('destek') },
      bodyLimit,
      schema: {
        hide: true,
        params: conversationIdSchema,
        querystring: supportFileGivenSchema,
        response: { 200: supportSentSchema },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { name, clientId } = request.query;
      const file = await checkSupportFile(deps, name, contentOf(request.body));
      const answer = { id, clientId, text: textOf(file.name), keep: keepFile(deps, file) };
      return { conversationId: id, seq: await answerConversation(deps, answer, operatorOf(request)) };
    },
  );
  app.get(
    '/api/desk/support/:id/files/:seq',
    {
      config: { caller: operatorWith('destek') },
      schema: { hide: true, params: conversationIdSchema.extend({ seq: supportFileAskedSchema.shape.seq }) },
    },
    async (request, reply) => {
      const { id, seq } = request.params;
      await requireOpened(deps, id, operatorOf(request));
      return send(reply, await readSupportFile(deps, { conversationId: id, seq }));
    },
  );
}

type Sent = Awaited<ReturnType<typeof readSupportFile>>;

/** Sends a download that no browser opens as a page of this site, whatever its content. */
function send(reply: FastifyReply, { name, bytes, stream }: Sent): FastifyReply {
  return reply
    .type(FILE_TYPE)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-length', bytes)
    .send(stream);
}
