import type { QueryClient } from '@tanstack/react-query';
import type { SavedAd } from '#shared/saved-ads.ts';
import { checkAccountAfter } from '#web/features/members/accounts/index.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { showToast } from '#web/ui/toasts/toast.ts';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';
import { noteSaved, setWish } from './saved-ids.ts';

/** Changes of the same listing are sent one at a time, in the order of the clicks. */
const underWay = new Map<number, Promise<void>>();

type Change = {
  propertyId: number;
  isWanted: boolean;
  /** The detail view reports failures in fewer words (spec §8). */
  isOnListing?: boolean;
};

/** Saves or removes a listing: shown at once, undone with a message of spec §8 on failure. Never rejects. */
export function changeSaved(queryClient: QueryClient, change: Change): Promise<void> {
  const { propertyId, isWanted } = change;
  setWish(propertyId, isWanted);
  const before = underWay.get(propertyId) ?? Promise.resolve();
  const mine = before
    .then(() => send(queryClient, change))
    .finally(() => {
      // A later click has already set its own state.
      if (underWay.get(propertyId) !== mine) return;
      underWay.delete(propertyId);
      setWish(propertyId, undefined);
    });
  underWay.set(propertyId, mine);
  return mine;
}

export async function askToSave(propertyId: number): Promise<void> {
  await sendJson('POST', '/api/user/saved-ads', { propertyId });
}

/** Invalidates the lists of saved listings. */
export function forgetSavedLists(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: isSavedAds });
}

async function send(queryClient: QueryClient, change: Change): Promise<void> {
  const { propertyId, isWanted } = change;
  try {
    if (isWanted) await askToSave(propertyId);
    else await sendJson('DELETE', apiPath('/api/user/saved-ads/:propertyId', { propertyId }));
  } catch (error) {
    checkAccountAfter(error, queryClient);
    showFailure(failureOf(change), error);
    return;
  }
  noteSaved(propertyId, isWanted);
  if (isWanted) await forgetSavedLists(queryClient);
  else
    queryClient.setQueriesData<SavedAd[]>({ predicate: isSavedAds }, (list) =>
      list?.filter((ad) => ad.propertyId !== propertyId),
    );
  tellDone(queryClient, change);
}

function isSavedAds({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[0] === 'member' && queryKey[2] === 'saved-ads';
}

function failureOf({ isWanted, isOnListing }: Change): string {
  if (isOnListing) return isWanted ? 'İlan kaydedilemedi.' : 'İlan kaldırılamadı.';
  return isWanted ? 'İlan kaydedilirken bir hata oluştu.' : 'İlan kaldırılırken bir hata oluştu.';
}

function tellDone(queryClient: QueryClient, change: Change): void {
  if (change.isWanted)
    showToast({
      kind: 'done',
      title: 'İlan Kaydedildi',
      action: { label: 'Kaydedilenler', href: '/user?tab=saved-ads' },
    });
  else
    showToast({
      kind: 'done',
      title: 'İlan Kaldırıldı',
      action: { label: 'Geri al', run: () => void changeSaved(queryClient, { ...change, isWanted: true }) },
    });
}
