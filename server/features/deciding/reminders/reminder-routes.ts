import type { Deps } from '#server/deps.ts';
import { accountOf } from '#server/features/members/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { reminderSettingsSchema } from '#shared/reminders/reminders.ts';
import { findReminderSettings, keepReminderSettings } from './reminder-settings.ts';

const PATH = '/api/user/reminders';
const tags = ['Hatırlatmalar'];
const response = { 200: reminderSettingsSchema, 400: apiErrorSchema, 401: apiErrorSchema };

/** Routes for a member's reminder settings. */
export function reminderRoutes(app: App, deps: Deps): void {
  app.get(
    PATH,
    {
      config: { caller: 'member' },
      schema: { tags, summary: 'Üyenin hangi tarihlerden ne kadar önce hatırlatma istediği', response },
    },
    async (request) => {
      const { id } = accountOf(request);
      return findReminderSettings(deps, id);
    },
  );
  app.put(
    PATH,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Hatırlatma tercihlerini ve sessiz saatleri saklar',
        body: reminderSettingsSchema,
        response,
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      await keepReminderSettings(deps, id, request.body);
      return findReminderSettings(deps, id);
    },
  );
}
