import type { Deps } from '#server/deps.ts';
import { requireAccount } from '#server/features/members/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { reminderSettingsSchema } from '#shared/reminders/reminders.ts';
import { findReminderSettings, keepReminderSettings } from './reminder-settings.ts';

const PATH = '/api/user/reminders';
const tags = ['Hatırlatmalar'];
const response = { 200: reminderSettingsSchema, 400: apiErrorSchema, 401: apiErrorSchema };

/** Calls for when a member wants to be reminded. */
export function reminderRoutes(app: App, deps: Deps): void {
  app.get(
    PATH,
    { schema: { tags, summary: 'Üyenin hangi tarihlerden ne kadar önce hatırlatma istediği', response } },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const { id } = await requireAccount(deps, request.headers.authorization);
      return findReminderSettings(deps, id);
    },
  );
  app.put(
    PATH,
    {
      schema: {
        tags,
        summary: 'Hatırlatma tercihlerini ve sessiz saatleri saklar',
        body: reminderSettingsSchema,
        response,
      },
    },
    async (request) => {
      const { id } = await requireAccount(deps, request.headers.authorization);
      await keepReminderSettings(deps, id, request.body);
      return findReminderSettings(deps, id);
    },
  );
}
