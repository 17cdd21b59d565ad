import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '#shared/accounts.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { authToken } from '#web/platform/auth-token.ts';
import { showToast } from '#web/ui/toasts/toast.ts';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';
import { accountQuery } from '../account-query.ts';

export type ProfileFields = Partial<
  Pick<User, 'firstName' | 'lastName' | 'phoneNumber' | 'phone' | 'emailNotifications' | 'phoneNotifications'>
>;

/** Changes the given fields of the member's profile and shows a toast with the words of spec §8. */
export function useProfileChange() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (fields: ProfileFields) => sendJson('PUT', '/api/user/profile', fields),
    onSuccess: (user) => {
      queryClient.setQueryData(accountQuery(authToken()).queryKey, user);
      showToast({ kind: 'done', title: 'Profil güncellendi' });
    },
    onError: (error) => showFailure('Profil güncellenirken bir hata oluştu.', error),
  });
}
