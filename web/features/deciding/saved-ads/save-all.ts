import type { QueryClient } from '@tanstack/react-query';
import { checkAccountAfter } from '#web/features/members/accounts/index.ts';
import { ApiError } from '#web/platform/api-client.ts';
import { showToast } from '#web/ui/toasts/toast.ts';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';
import { askToSave, forgetSavedLists } from './change-saved.ts';
import { isSaved, noteSaved } from './saved-ids.ts';

/**
 * Saves listings one after the other and says once how many are saved now. What the server refuses for good, a full
 * list or an ended session, ends it; a listing that is gone is passed over. True where all are saved.
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
