import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Alert } from '#shared/alerts.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { showToast } from '#web/ui/toasts/toast.ts';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';
import { removeAlert } from './alerts-query.ts';

/** Asks for confirmation before an alert is deleted. */
export function DeleteAlertDialog({ alert, onClose }: { alert: Alert | undefined; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (id: number) => removeAlert(queryClient, id),
    onSuccess: () => {
      showToast({ kind: 'done', title: 'Uyarı silindi' });
      onClose();
    },
    onError: (error) => showFailure('Uyarı silinirken bir hata oluştu.', error),
  });
  return (
    <Modal
      isOpen={alert !== undefined}
      onClose={onClose}
      title="Uyarı silinsin mi?"
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            Vazgeç
          </Button>
          <Button aria-disabled={isPending} onClick={() => alert && !isPending && mutate(alert.id)}>
            {isPending ? 'Siliniyor…' : 'Uyarıyı sil'}
          </Button>
        </>
      }
    >
      <p>
        “{alert?.alertName}” silinir ve geri alınamaz. Şimdiye kadar gelen bildirimleriniz kalır. Yalnızca durdurmak
        isterseniz uyarıyı pasif yapabilirsiniz.
      </p>
    </Modal>
  );
}
