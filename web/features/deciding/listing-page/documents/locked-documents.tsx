import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { DOCUMENT_KIND_LABELS, documentTitles } from '#shared/documents.ts';
import type { ListingDetail } from '#shared/listings.ts';
import { FREE_DOCUMENTS_PER_DAY } from '#shared/plans.ts';
import { DocumentViewer } from '#web/features/market/documents/index.ts';
import { requestLogin } from '#web/features/members/accounts/index.ts';
import { requestUpgrade } from '#web/features/members/subscription/index.ts';
import { ApiError, sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { useAuthToken } from '#web/platform/auth-token.ts';
import { Button } from '#web/ui/button.tsx';
import { FileText, Lock } from '#web/ui/icons.tsx';
import { Tag } from '#web/ui/tag.tsx';

type Props = {
  detail: ListingDetail;
  /** Opens a document once all of them are unlocked. */
  onUnlocked: (place: number) => void;
};

/**
 * Documents that premium unlocks. A member of the free plan can open one of them a day (D28), a visitor none; the
 * document that a visitor taps opens when the trial starts.
 */
export function LockedDocuments({ detail, onUnlocked }: Props) {
  const isMember = useAuthToken() !== undefined;
  const queryClient = useQueryClient();
  const tapped = useTapped(onUnlocked);
  const { mutate, data, error, isPending, reset } = useMutation({
    onMutate: (place) => {
      tapped.current = place;
    },
    onError: () => {
      tapped.current = undefined;
    },
    mutationFn: (place: number) =>
      sendJson('POST', apiPath('/api/properties/:id/documents/:place', { id: detail.id, place })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['property', detail.id] }),
  });
  const unlock = (place: number) =>
    requestUpgrade('lockedField', { about: 'allDocuments', afterwards: () => onUnlocked(place) });
  const open = isMember ? mutate : unlock;
  const titles = documentTitles(detail.lockedDocuments);
  return (
    <div className="sheet p-4">
      <p className="text-sm text-ink-soft">
        {`Bu ilanda ${detail.lockedDocuments.length} belge var. Üyeler ücretsiz planda günde ${FREE_DOCUMENTS_PER_DAY} belge açar; hepsi premium üyelikle açılır.`}
      </p>
      {detail.lockedDocuments.length > 0 ? (
        <ul aria-label="Belgeler" className="mt-3 grid gap-1 sm:grid-cols-2 sm:gap-2">
          {detail.lockedDocuments.map(({ kind }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document is known by its place alone
            <li key={place} className="min-w-0">
              <button
                type="button"
                aria-disabled={isPending}
                onClick={() => isPending || open(place)}
                className="sheet flex min-h-11 w-full items-center gap-2.5 px-3 py-1.5 text-left font-medium text-ink transition-colors duration-150 hover:bg-sunk"
              >
                <FileText size={20} aria-hidden="true" className="shrink-0 text-ink-soft" />
                <span className="min-w-0 grow truncate">{titles[place]}</span>
                <Tag hue="plain">{DOCUMENT_KIND_LABELS[kind]}</Tag>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {isMember && detail.documentsLeftToday === 0 ? (
        <p className="mt-3 text-sm text-ink-soft">
          Bugünkü belge hakkınızı kullandınız. Açtığınız belgeye bugün yeniden bakabilirsiniz.
        </p>
      ) : null}
      {error ? (
        <p role="alert" className="mt-3 rounded-control bg-amber-tint px-3 py-2 text-ink">
          {error instanceof ApiError && error.server ? error.server.message : 'Belge açılamadı. Yeniden deneyin.'}
        </p>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-2">
        {isMember ? null : (
          <Button
            look="secondary"
            onClick={() => requestLogin({ tab: 'register', message: 'Üyeler günde bir belge açar.' })}
          >
            Üye ol
          </Button>
        )}
        <Button look="secondary" onClick={() => unlock(0)}>
          <Lock size={18} aria-hidden="true" />
          {isMember ? 'Hepsini premium ile aç' : 'Belgeleri aç'}
        </Button>
      </div>
      <DocumentViewer
        files={data ? [data.address] : []}
        title={detail.dosyaBilgi ?? detail.title}
        isOpen={data !== undefined}
        onClose={() => {
          tapped.current = undefined;
          reset();
        }}
      />
    </div>
  );
}

/**
 * The place of the tapped document. A premium member's page shows the documents as locked until the member's own
 * response is loaded: a document tapped before that opens once they are unlocked.
 */
function useTapped(onUnlocked: Props['onUnlocked']) {
  const tapped = useRef<number>(undefined);
  const open = useRef(onUnlocked);
  useEffect(() => {
    open.current = onUnlocked;
  }, [onUnlocked]);
  useEffect(
    () => () => {
      if (tapped.current !== undefined) open.current(tapped.current);
    },
    [],
  );
  return tapped;
}
