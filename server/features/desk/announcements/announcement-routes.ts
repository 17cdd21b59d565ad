import type { Deps } from '#server/deps.ts';
import { operatorOf } from '#server/features/members/accounts/index.ts';
import { KeptValues } from '#server/platform/answers/kept-values.ts';
import type { App } from '#server/platform/app-type.ts';
import { operatorWith } from '#server/platform/callers/route-callers.ts';
import { doneSchema } from '#shared/accounts.ts';
import {
  announcementGivenSchema,
  announcementIdSchema,
  deskAnnouncementsSchema,
} from '#shared/desk/desk-announcements.ts';
import { deskReasonSchema } from '#shared/desk/desk-listings.ts';
import { type Announcement, announcementsSchema } from '#shared/site/announcements.ts';
import { currentAnnouncements, listAnnouncements } from './list-announcements.ts';
import { changeAnnouncement, endAnnouncement, publishAnnouncement } from './publish-announcement.ts';

/** Pages are cached for another 30 to 90 seconds, so a visitor who opens one sees a change within 90 seconds. */
const KEPT_FOR_MS = 5000;

/** Routes for announcements: everybody reads them, operators with the role `icerik` write them. */
export function announcementRoutes(app: App, deps: Deps): void {
  const kept = new KeptValues<Announcement[]>(deps.clock, KEPT_FOR_MS, 1);
  app.get(
    '/api/announcements',
    {
      config: { caller: 'anyone' },
      schema: {
        tags: ['İletişim'],
        summary: 'Duyurular: sürenler ve bir saat içinde başlayacaklar',
        response: { 200: announcementsSchema },
      },
    },
    async () => ({ announcements: await kept.get('', () => currentAnnouncements(deps)) }),
  );
  deskRoutes(app, deps);
}

function deskRoutes(app: App, deps: Deps): void {
  const params = announcementIdSchema;
  const body = announcementGivenSchema;
  const done = { hide: true, response: { 200: doneSchema } } as const;
  app.get(
    '/api/desk/announcements',
    { config: { caller: operatorWith('icerik') }, schema: { hide: true, response: { 200: deskAnnouncementsSchema } } },
    async () => ({ announcements: await listAnnouncements(deps), now: deps.clock.now().toISOString() }),
  );
  app.post(
    '/api/desk/announcements',
    { config: { caller: operatorWith('icerik') }, schema: { ...done, body } },
    async (request) => {
      await publishAnnouncement(deps, request.body, operatorOf(request));
      return { message: 'Duyuru yazıldı.' };
    },
  );
  app.post(
    '/api/desk/announcements/:id',
    { config: { caller: operatorWith('icerik') }, schema: { ...done, params, body } },
    async (request) => {
      await changeAnnouncement(deps, { ...request.body, ...request.params }, operatorOf(request));
      return { message: 'Duyuru değişti.' };
    },
  );
  app.post(
    '/api/desk/announcements/:id/end',
    { config: { caller: operatorWith('icerik') }, schema: { ...done, params, body: deskReasonSchema } },
    async (request) => {
      await endAnnouncement(deps, { ...request.params, ...request.body }, operatorOf(request));
      return { message: 'Duyuru kaldırıldı.' };
    },
  );
}
