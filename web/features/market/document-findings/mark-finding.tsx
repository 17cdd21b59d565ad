import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { LONGEST_MARK_REASON } from '#shared/read-documents/mark-rules.ts';
import { useMember } from '#web/features/members/accounts/index.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { showToast } from '#web/ui/toasts/toast.ts';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';
import { findingsQuery } from './findings-query.ts';

type Props = { listingId: number; id: string; name: string; isMarked: boolean };

/** Reports a finding as wrong, or takes the report back. */
export function MarkFinding({ listingId, id, name, isMarked }: Props) {
  const member = useMember();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const fieldId = useId();
  const queryClient = useQueryClient();
  const path = apiPath('/api/properties/:id/document-findings/:finding/mark', { id: listingId, finding: id });
  const { mutate, isPending } = useMutation({
    mutationFn: () => (isMarked ? sendJson('DELETE', path) : sendJson('PUT', path, { reason })),
    onSuccess: async ({ message }) => {
      setOpen(false);
      setReason('');
      showToast({ kind: 'done', title: message });
      await queryClient.invalidateQueries({ queryKey: findingsQuery(listingId).queryKey });
    },
    onError: (error) => showFailure(isMarked ? 'Geri alınamadı.' : 'İşaretlenemedi.', error),
  });
  if (!member) return null;
  // The same button in both states, so that it keeps the focus.
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      {isMarked ? <span>Yanlış dediniz, kontrol edeceğiz.</span> : null}
      <Button
        look="quiet"
        className="-ml-2 min-h-9 px-2 text-sm"
        aria-label={`${isMarked ? 'Geri al' : 'Hata bildir'}: ${name}`}
        aria-disabled={isPending}
        onClick={() => (isMarked ? isPending || mutate() : setOpen(true))}
      >
        {isMarked ? 'Geri al' : 'Hata bildir'}
      </Button>
      <Modal
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Bu bilgi yanlış mı?"
        description="Belgede yazanla karşılaştırırız; yanlışsa kaldırırız."
        actions={
          <Button aria-disabled={isPending} onClick={() => isPending || mutate()}>
            {isPending ? 'Bekleyin…' : 'Yanlış diye işaretle'}
          </Button>
        }
      >
        <div className="flex flex-col gap-4 text-ink">
          <p className="font-semibold break-words">{name}</p>
          <TextArea
            id={fieldId}
            label="Neden (isteğe bağlı)"
            hint="Kişi adı yazmayın."
            rows={3}
            maxLength={LONGEST_MARK_REASON}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
      </Modal>
    </div>
  );
}
