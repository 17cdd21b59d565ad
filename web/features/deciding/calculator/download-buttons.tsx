import { useMutation } from '@tanstack/react-query';
import { getFile } from '#web/platform/api-client.ts';
import { saveBlob } from '#web/platform/save-blob.ts';
import { Button } from '#web/ui/button.tsx';
import { Download } from '#web/ui/icons.tsx';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';

const KINDS = ['pdf', 'xlsx'] as const;

/** Downloads the saved calculation. */
export function DownloadButtons({ propertyId }: { propertyId: number }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (kind: (typeof KINDS)[number]) =>
      saveBlob(await getFile(`/api/user/calculations/${propertyId}/${kind}`), `peyda-hesap-${propertyId}.${kind}`),
    onError: (error) => showFailure('Dosya indirilemedi.', error),
  });
  return KINDS.map((kind) => (
    <Button key={kind} look="quiet" disabled={isPending} onClick={() => mutate(kind)}>
      <Download size={18} aria-hidden="true" />
      {`${kind.toUpperCase()} indir`}
    </Button>
  ));
}
