import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { planOf } from '#server/features/members/subscriptions/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { doneSchema } from '#shared/accounts.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { FIRST_ANSWER_HOURS } from '#shared/support/first-answer.ts';
import {
  supportAfterSchema,
  supportKnownSchema,
  supportLinkSchema,
  supportMessageSchema,
  supportRatingSchema,
  supportSchema,
  supportSentSchema,
  supportSeqSchema,
  supportUnreadSchema,
  supportVisitorSchema,
} from '#shared/support/support.ts';
import { supportOpensAt } from '#shared/support/support-hours.ts';
import { takeOver } from './conversation-link.ts';
import { deskSupportRoutes } from './desk-support-routes.ts';
import { markSupportRead, notePersonThere, rateSupport } from './mark-conversation.ts';
import { lastConversation, linesAfter, seenByPerson, unreadOf } from './read-conversation.ts';
import { SupportChannel, tellOfConversation } from './support-channel.ts';
import { supportFileRoutes } from './support-file-routes.ts';
import { keepVisitor, markVisitor, ownerOf, requireOwner } from './support-owner-routes.ts';
import { afterOf, SupportStreams } from './support-stream-routes.ts';
import { writeToSupport } from './write-to-support.ts';

const tags = ['Destek'];
const refusals = { 400: apiErrorSchema, 401: apiErrorSchema, 404: apiErrorSchema, 429: apiErrorSchema };
const MINUTE_MS = 60_000;
/** Calls per address and minute. Several people in an office may write from one address. */
const WRITING = { rateLimit: { max: 60, timeWindow: MINUTE_MS } };
const BEGINNING = { rateLimit: { max: 10, timeWindow: 60 * MINUTE_MS } };
const STREAMING = { rateLimit: { max: 60, timeWindow: MINUTE_MS } };

/** Live support (D29): the conversation of a member, or of a visitor's browser. */
export function supportRoutes(app: App, deps: Deps): void {
  const channel = new SupportChannel(deps);
  const streams = new SupportStreams(deps, channel);
  app.addHook('preClose', async () => streams.end());
  app.addHook('onClose', () => channel.close());
  readingRoutes(app, deps, streams);
  writingRoutes(app, deps);
  markingRoutes(app, deps);
  deskSupportRoutes(app, deps, streams);
  void supportFileRoutes(app, deps);
}

async function requireConversation(deps: Deps, request: FastifyRequest) {
  const owner = await requireOwner(deps, request);
  const marks = await lastConversation(deps, owner);
  if (!marks) throw noConversation();
  return { owner, marks };
}

function noConversation(): ExpectedError {
  return new ExpectedError(404, 'NOT_FOUND', 'Böyle bir görüşmeniz yok.');
}

function readingRoutes(app: App, deps: Deps, streams: SupportStreams): void {
  app.get(
    '/api/support',
    {
      config: { caller: 'visitor' },
      schema: {
        tags,
        summary: 'Son destek görüşmesi ve çalışma saatleri',
        querystring: supportAfterSchema.extend(supportKnownSchema.shape),
        response: { 200: supportSchema, 400: apiErrorSchema },
      },
    },
    async (request) => {
      const owner = await ownerOf(deps, request);
      const conversation = (owner && (await lastConversation(deps, owner))) ?? null;
      if (conversation) await notePersonThere(deps, conversation.id);
      const { after, conversation: known = conversation?.id } = request.query;
      const isPremium = (await planOf(deps, request)) === 'premium';
      return {
        isKnown: owner !== undefined,
        writesAs: owner ? { name: owner.name, email: owner.email } : null,
        opensAt: supportOpensAt(deps.clock.now())?.toISOString() ?? null,
        answerHours: FIRST_ANSWER_HOURS[isPremium ? 'premium' : 'others'],
        conversation,
        messages: conversation ? await linesAfter(deps, conversation.id, known === conversation.id ? after : 0) : [],
      };
    },
  );
  app.get(
    '/api/support/unread',
    {
      config: { caller: 'visitor', ...WRITING },

      schema: {
        tags,
        summary: 'Henüz bakılmamış destek yanıtlarının sayısı',
        response: { 200: supportUnreadSchema, 400: apiErrorSchema, 429: apiErrorSchema },
      },
    },
    async (request) => {
      const owner = await ownerOf(deps, request);
      return owner ? unreadOf(deps, owner) : { unread: 0, isOpen: false };
    },
  );
  app.get(
    '/api/support/stream',
    {
      config: { caller: 'visitor', ...STREAMING },

      compress: false,
      schema: {
        tags,
        summary: 'Görüşmenin yeni mesajları (server-sent events)',
        querystring: supportKnownSchema,
        response: {
          200: { description: 'Olay akışı', content: { 'text/event-stream': { schema: z.string() } } },
          ...refusals,
        },
      },
    },
    async (request, reply) => {
      const { marks, owner } = await requireConversation(deps, request);
      // A newer conversation began elsewhere, and the caller's message numbers belong to another one.
      if (marks.id !== (request.query.conversation ?? marks.id)) throw noConversation();
      await notePersonThere(deps, marks.id);
      return streams.send(reply, {
        id: marks.id,
        owner: 'userId' in owner ? owner.userId : owner.visitorId,
        after: afterOf(request),
        other: 'operator',
        show: seenByPerson,
        // The stream ends with the session, and when a newer conversation began elsewhere.
        onBeat: async () => {
          const now = await ownerOf(deps, request);
          const last = now && (await lastConversation(deps, now));
          if (last?.id !== marks.id) return false;
          await notePersonThere(deps, marks.id);
          return true;
        },
      });
    },
  );
}

function writingRoutes(app: App, deps: Deps): void {
  app.post(
    '/api/support/visitor',
    {
      config: { caller: 'visitor', ...BEGINNING },

      schema: {
        tags,
        summary: 'Üye olmayan ziyaretçinin adı ve e-postası; imzalı bir çerezle yanıtlanır',
        body: supportVisitorSchema,
        response: { 200: doneSchema, ...refusals },
      },
    },
    async (request, reply) => {
      markVisitor(request, reply, request.body);
      return { message: 'Yazabilirsiniz.' };
    },
  );
  app.post(
    '/api/support/link',
    {
      config: { caller: 'visitor', ...BEGINNING },

      schema: {
        tags,
        summary: 'E-postadaki bağlantıyla ziyaretçinin görüşmesi bu tarayıcıya geçer',
        body: supportLinkSchema,
        response: { 200: doneSchema, ...refusals, 409: apiErrorSchema },
      },
    },
    async (request, reply) => {
      const owner = await ownerOf(deps, request);
      if (owner && 'userId' in owner)
        throw new ExpectedError(409, 'SIGNED_IN', 'Görüşmeyi açmak için önce hesabınızdan çıkın.');
      keepVisitor(reply, await takeOver(deps, request.body.token));
      return { message: 'Görüşme bu tarayıcıda açıldı.' };
    },
  );
  app.post(
    '/api/support/messages',
    {
      config: { caller: 'visitor', ...WRITING },

      schema: {
        tags,
        summary: 'Desteğe yazar; aynı numarayla yeniden gönderilen mesaj bir kez saklanır',
        body: supportMessageSchema,
        response: { 200: supportSentSchema, ...refusals },
      },
    },
    async (request) => {
      const owner = await requireOwner(deps, request);
      const plan = 'userId' in owner ? await planOf(deps, request) : null;
      return writeToSupport(deps, { owner, plan, ...request.body });
    },
  );
}

function markingRoutes(app: App, deps: Deps): void {
  app.post(
    '/api/support/read',
    {
      config: { caller: 'visitor', rateLimit: { max: 300, timeWindow: MINUTE_MS } },
      schema: {
        tags,
        summary: 'Görüşmenin nereye kadar okunduğu',
        body: supportSeqSchema,
        response: { 200: doneSchema, ...refusals },
      },
    },
    async (request) => {
      const { marks } = await requireConversation(deps, request);
      await markSupportRead(deps, { id: marks.id, by: 'person', seq: request.body.seq });
      return { message: 'Okundu.' };
    },
  );
  app.post(
    '/api/support/typing',
    {
      config: { caller: 'visitor', ...WRITING },

      schema: { tags, summary: 'Yazıyor işareti', response: { 200: doneSchema, ...refusals } },
    },
    async (request) => {
      const { marks } = await requireConversation(deps, request);
      await tellOfConversation(deps.db, { id: marks.id, typing: 'person' });
      return { message: 'Yazıyor.' };
    },
  );
  app.post(
    '/api/support/rating',
    {
      config: { caller: 'visitor', ...WRITING },

      schema: {
        tags,
        summary: 'Biten görüşmeye 1–5 puan',
        body: supportRatingSchema,
        response: { 200: doneSchema, ...refusals, 409: apiErrorSchema },
      },
    },
    async (request) => {
      await rateSupport(deps, await requireOwner(deps, request), request.body.rating);
      return { message: 'Teşekkür ederiz.' };
    },
  );
}
