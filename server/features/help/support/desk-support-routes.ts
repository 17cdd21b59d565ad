import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { operatorOf, requireOperator } from '#server/features/members/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { operatorWith } from '#server/platform/callers/route-callers.ts';
import { doneSchema } from '#shared/accounts.ts';
import {
  conversationIdSchema,
  supportAssignSchema,
  supportNotesSchema,
  supportOpenedSchema,
  supportQueueAskedSchema,
  supportQueueSchema,
  supportStateSchema,
  supportUpdateSchema,
} from '#shared/desk/desk-support.ts';
import {
  supportAfterSchema,
  supportMessageSchema,
  supportSentSchema,
  supportSeqSchema,
  supportTextSchema,
} from '#shared/support/support.ts';
import {
  answerConversation,
  assignConversation,
  noteOnConversation,
  setConversationState,
} from './change-conversation.ts';
import {
  listQueue,
  measureFirstAnswers,
  openConversationAtDesk,
  readNotes,
  requireOpened,
  unknownConversation,
} from './desk-conversations.ts';
import { markSupportRead } from './mark-conversation.ts';
import { linesAfter, marksOf } from './read-conversation.ts';
import { readyAnswerRoutes } from './ready-answer-routes.ts';
import { tellOfConversation } from './support-channel.ts';
import { afterOf, type SupportStreams } from './support-stream-routes.ts';

const params = conversationIdSchema;

export function deskSupportRoutes(app: App, deps: Deps, streams: SupportStreams): void {
  readingRoutes(app, deps, streams);
  changingRoutes(app, deps);
  readyAnswerRoutes(app, deps);
}

function readingRoutes(app: App, deps: Deps, streams: SupportStreams): void {
  app.get(
    '/api/desk/support',
    {
      config: { caller: operatorWith('destek') },
      schema: { hide: true, querystring: supportQueueAskedSchema, response: { 200: supportQueueSchema } },
    },
    async (request) => ({
      conversations: await listQueue(deps, request.query),
      firstAnswers: await measureFirstAnswers(deps),
    }),
  );
  app.get(
    '/api/desk/support/:id',
    {
      config: { caller: operatorWith('destek') },
      schema: { hide: true, params, response: { 200: supportOpenedSchema } },
    },
    (request) => openConversationAtDesk(deps, request.params.id, operatorOf(request)),
  );
  app.get(
    '/api/desk/support/:id/messages',
    {
      config: { caller: operatorWith('destek') },
      schema: { hide: true, params, querystring: supportAfterSchema, response: { 200: supportUpdateSchema } },
    },
    async (request) => {
      await requireOpened(deps, request.params.id, operatorOf(request));
      const marks = await marksOf(deps, request.params.id);
      if (!marks) throw unknownConversation();
      return { marks, messages: await linesAfter(deps, request.params.id, request.query.after) };
    },
  );
  app.get(
    '/api/desk/support/:id/notes',
    {
      config: { caller: operatorWith('destek') },
      schema: { hide: true, params, response: { 200: supportNotesSchema } },
    },
    async (request) => {
      await requireOpened(deps, request.params.id, operatorOf(request));
      return readNotes(deps, request.params.id);
    },
  );
  app.get(
    '/api/desk/support/:id/stream',
    { config: { caller: operatorWith('destek') }, compress: false, schema: { hide: true, params } },
    async (request, reply) => {
      const { id } = request.params;
      await requireOpened(deps, id, operatorOf(request));
      return streams.send(reply, {
        id,
        owner: operatorOf(request).id,
        after: afterOf(request),
        other: 'person',
        show: (marks) => marks,
        // The stream ends when the operator's session or role ends.
        onBeat: () =>
          requireOperator(deps, request.headers.authorization, 'destek').then(
            () => true,
            () => false,
          ),
      });
    },
  );
}

function changingRoutes(app: App, deps: Deps): void {
  const done = { hide: true, params, response: { 200: doneSchema } };
  app.post(
    '/api/desk/support/:id/messages',
    {
      config: { caller: operatorWith('destek') },
      schema: {
        hide: true,
        params,
        body: supportMessageSchema.omit({ propertyId: true }),
        response: { 200: supportSentSchema },
      },
    },
    async (request) => {
      const { id } = request.params;
      return { conversationId: id, seq: await answerConversation(deps, { id, ...request.body }, operatorOf(request)) };
    },
  );
  app.post(
    '/api/desk/support/:id/notes',
    { config: { caller: operatorWith('destek') }, schema: { ...done, body: z.object({ text: supportTextSchema }) } },
    async (request) => {
      await noteOnConversation(deps, { ...request.params, ...request.body }, operatorOf(request));
      return { message: 'Not yazıldı.' };
    },
  );
  app.post(
    '/api/desk/support/:id/state',
    { config: { caller: operatorWith('destek') }, schema: { ...done, body: supportStateSchema } },
    async (request) => {
      await setConversationState(deps, { ...request.params, ...request.body }, operatorOf(request));
      return { message: 'Görüşmenin durumu değişti.' };
    },
  );
  app.post(
    '/api/desk/support/:id/assignee',
    { config: { caller: operatorWith('destek') }, schema: { ...done, body: supportAssignSchema } },
    async (request) => {
      await assignConversation(deps, { ...request.params, ...request.body }, operatorOf(request));
      return { message: request.body.isMine ? 'Görüşme artık sizde.' : 'Görüşme bırakıldı.' };
    },
  );
  app.post(
    '/api/desk/support/:id/read',
    { config: { caller: operatorWith('destek') }, schema: { ...done, body: supportSeqSchema } },
    async (request) => {
      await markSupportRead(deps, { ...request.params, ...request.body, by: 'operator' });
      return { message: 'Okundu.' };
    },
  );
  app.post(
    '/api/desk/support/:id/typing',
    { config: { caller: operatorWith('destek') }, schema: done },
    async (request) => {
      await tellOfConversation(deps.db, { id: request.params.id, typing: 'operator' });
      return { message: 'Yazıyor.' };
    },
  );
}
