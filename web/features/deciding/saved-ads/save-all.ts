import type { QueryClient } from '@tanstack/react-query';
import { checkAccountAfter } from '#web/features/members/accounts/index.ts';
import { ApiError } from '#web/platform/api-client.ts';
import { showToast } from '#web/ui/toasts/toast.ts';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';
import { askToSave, forgetSavedLists } from './change-saved.ts';
import { isSaved, noteSaved } from './saved-ids.ts';

/**
 * Saves listings one at a time and reports the total at the end. A listing that is gone (404) is skipped; any other
 * error, such as a full list or an expired session, stops the loop. Returns true if all are saved.
 */
export async function saveAll(queryClient: QueryClient, ids: readonly number[]): Promise<boolean> {
  const wanted = ids.filter((id) => !isSaved(id));
  let saved = 0;
  let refusal: unknown;
  for (const id of wanted) {
    try {
      await askToSave(id);
      noteSaved(id, true);
      saved += 1;
    } catch (error) {
      refusal = error;
      if (!(error instanceof ApiError && error.status === 404)) break;
    }
  }
  if (saved > 0) await forgetSavedLists(queryClient);
  if (refusal === undefined) {
    showToast({
      kind: 'done',
      title: saved === 0 ? 'Bu ilanlar zaten kayıtlı' : `${saved} ilan kaydedildi`,
      action: { label: 'Kaydedilenler', href: '/user?tab=saved-ads' },
    });
    return true;
  }
  checkAccountAfter(refusal, queryClient);
  showFailure(
    saved === 0 ? 'İlanlar kaydedilemedi.' : `${saved} ilan kaydedildi, ${wanted.length - saved} ilan kaydedilemedi.`,
    refusal,
  );
  return false;
}
