import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { getJson } from '#web/platform/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Download } from '#web/ui/icons.tsx';
import { PanelSection } from '#web/ui/panel-section.tsx';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

const FILE_NAME = 'peyda-verilerim.json';
const KEPT_MS = 60_000;

/** Downloads everything that the server stores about the member as a file. */
async function downloadData(): Promise<void> {
  const data = await getJson('/api/user/export');
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE_NAME;
  link.click();
  // Some browsers start reading the file only after this function has returned.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

/** Lets a member download their own data and delete the account (KVKK art. 11). */
export function OwnData({ beforeDeleting }: { beforeDeleting: (onLeave: () => void) => ReactNode }) {
  const [isDeleting, setDeleting] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: downloadData,
    onError: (error) => showFailure('Verileriniz indirilemedi.', error),
  });
  return (
    <>
      <PanelSection title="Verileriniz" hint="Hakkınızda tuttuğumuz her şey, tek bir JSON dosyasında.">
        <Button look="secondary" aria-disabled={isPending} onClick={() => isPending || mutate()}>
          <Download size={20} aria-hidden="true" />
          {isPending ? 'Hazırlanıyor…' : 'Verilerimi indir'}
        </Button>
      </PanelSection>
      <PanelSection
        title="Hesabı silme"
        hint="Hesabınız, kaydettiğiniz ilanlar, uyarılarınız ve bildirimleriniz kalıcı olarak silinir."
      >
        <Button
          look="secondary"
          aria-haspopup="dialog"
          className="border-red text-red hover:bg-red-tint"
          onClick={() => setDeleting(true)}
        >
          Hesabımı sil
        </Button>
      </PanelSection>
      <DeleteAccountDialog isOpen={isDeleting} onClose={() => setDeleting(false)}>
        {beforeDeleting(() => setDeleting(false))}
      </DeleteAccountDialog>
    </>
  );
}
