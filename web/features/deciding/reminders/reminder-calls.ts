import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '#shared/accounts.ts';
import type { ReminderSettings } from '#shared/reminders/reminders.ts';
import { memberKey } from '#web/features/members/accounts/index.ts';
import { getJson, sendJson } from '#web/platform/api-client.ts';
import { showToast } from '#web/ui/toasts/toast.ts';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';

const PATH = '/api/user/reminders';

/** A member's reminder settings. */
export function remindersQuery(user: User) {
  return queryOptions({
    queryKey: memberKey(user, 'reminders'),
    queryFn: ({ signal }) => getJson(PATH, signal),
  });
}

/** Saves a member's reminder settings and reports it. */
export function useReminderChange(user: User) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (settings: ReminderSettings) => sendJson('PUT', PATH, settings),
    onSuccess: (settings) => {
      queryClient.setQueryData(remindersQuery(user).queryKey, settings);
      showToast({ kind: 'done', title: 'Hatırlatmalarınız kaydedildi' });
    },
    onError: (error) => showFailure('Hatırlatmalar kaydedilemedi.', error),
  });
}
