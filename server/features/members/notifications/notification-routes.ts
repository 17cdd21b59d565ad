import type { Deps } from '#server/deps.ts';
import { accountOf } from '#server/features/members/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import {
  notificationPathSchema,
  notificationReadSchema,
  notificationSummarySchema,
  notificationsQuerySchema,
  notificationsSchema,
} from '#shared/notifications.ts';
import { countUnread, listNotifications, summariseNotifications } from './list-notifications.ts';
import { markAllRead, markRead } from './mark-read.ts';
import { unsubscribeRoutes } from './unsubscribe-routes.ts';

const tags = ['Bildirimler'];
const refusals = { 400: apiErrorSchema, 401: apiErrorSchema };

/** Calls about notifications (spec §7). */
export function notificationRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/user/notifications',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Bildirimler, en yenisi önce',
        querystring: notificationsQuerySchema,
        response: { 200: notificationsSchema, ...refusals },
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      return listNotifications(deps, id, request.query);
    },
  );
  app.get(
    '/api/user/notifications/summary',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Okunmamış bildirim sayısı ve bildirimlerin gönderilebildiği kanallar',
        response: { 200: notificationSummarySchema, 401: apiErrorSchema },
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      return summariseNotifications(deps, id);
    },
  );
  app.put(
    '/api/user/notifications/:id/read',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Bir bildirimi okundu sayar',
        params: notificationPathSchema,
        response: { 200: notificationReadSchema, ...refusals, 404: apiErrorSchema },
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      await markRead(deps, id, request.params.id);
      return { unreadCount: await countUnread(deps, id) };
    },
  );
  app.put(
    '/api/user/notifications/read-all',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Bütün bildirimleri okundu sayar',
        response: { 200: notificationReadSchema, ...refusals },
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      await markAllRead(deps, id);
      return { unreadCount: await countUnread(deps, id) };
    },
  );
  unsubscribeRoutes(app, deps);
}
