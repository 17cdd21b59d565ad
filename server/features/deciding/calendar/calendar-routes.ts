import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { accountOf } from '#server/features/members/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { answerUnknownCall } from '#server/platform/error-handler.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { calendarFeedSchema, memberCalendarSchema, newCalendarFeedSchema } from '#shared/calendar/calendar.ts';
import { describeCalendarFeed, endCalendarFeed, findFeedOwner, makeCalendarFeed } from './calendar-feeds.ts';
import { listMemberCalendar, writeMemberCalendar } from './member-calendar.ts';

const tags = ['Takvim'];
const refusals = { 400: apiErrorSchema, 401: apiErrorSchema };
const ICS = 'text/calendar; charset=utf-8';
/** Calendar services fetch the calendars of many members from few networks. */
const READING = { rateLimit: { max: 300, timeWindow: 60_000 } };
const MAKING = { rateLimit: { max: 20, timeWindow: 60_000 } };

/** Routes for the dates of a member's saved listings: for the page, as a file, and for programs at a secret address. */
export function calendarRoutes(app: App, deps: Deps): void {
  readingRoutes(app, deps);
  feedAddressRoutes(app, deps);
  subscribedFeedRoute(app, deps);
}

function readingRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/user/calendar',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Kaydedilen ilanların tarihleri',
        response: { 200: memberCalendarSchema, ...refusals },
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      return listMemberCalendar(deps, id);
    },
  );
  app.get(
    '/api/user/calendar.ics',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Kaydedilen ilanların tarihleri, takvim dosyası olarak',
        response: {
          200: { description: 'Takvim dosyası', content: { 'text/calendar': { schema: z.string() } } },
          ...refusals,
        },
      },
    },
    async (request, reply) => {
      const { id } = accountOf(request);
      const text = await writeMemberCalendar(deps, id);
      return reply.type(ICS).header('content-disposition', 'attachment; filename="peyda-takvim.ics"').send(text);
    },
  );
}

function feedAddressRoutes(app: App, deps: Deps): void {
  const path = '/api/user/calendar-feed';
  app.get(
    path,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Takvim aboneliğinin adresi var mı, ne zamandan beri',
        response: { 200: calendarFeedSchema, ...refusals },
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      return describeCalendarFeed(deps, id);
    },
  );
  app.post(
    path,
    {
      config: { caller: 'member', ...MAKING },

      schema: {
        tags,
        summary: 'Takvim aboneliği için gizli bir adres açar; öncekini kapatır. Adres yalnızca bu yanıtta görünür.',
        response: { 200: newCalendarFeedSchema, ...refusals },
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      return makeCalendarFeed(deps, id);
    },
  );
  app.delete(
    path,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Takvim aboneliğinin adresini kapatır; yoksa bir şey değişmez',
        response: { 200: calendarFeedSchema, ...refusals },
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      return endCalendarFeed(deps, id);
    },
  );
}

/**
 * `GET /takvim/{secret}.ics`: the secret alone gives access, so neither caches nor search engines may store the answer.
 */
function subscribedFeedRoute(app: App, deps: Deps): void {
  app.get<{ Params: { file: string } }>(
    '/takvim/:file',
    { config: { caller: 'visitor', ...READING }, schema: { hide: true } },
    async (request, reply) => {
      const owner = await findFeedOwner(deps, request.params.file);
      if (owner === undefined) return answerUnknownCall(request, reply);
      const text = await writeMemberCalendar(deps, owner);
      const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
      void reply
        .header('etag', etag)
        .header('cache-control', 'private, no-cache')
        .header('x-robots-tag', 'noindex')
        .header('referrer-policy', 'no-referrer');
      if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
      return reply.type(ICS).send(text);
    },
  );
}
