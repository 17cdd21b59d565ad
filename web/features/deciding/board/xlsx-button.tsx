import { useMutation } from '@tanstack/react-query';
import { getFile } from '#web/platform/api-client.ts';
import { saveBlob } from '#web/platform/save-blob.ts';
import { Button } from '#web/ui/button.tsx';
import { Download } from '#web/ui/icons.tsx';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';

/** Saves the board as a spreadsheet. */
export function XlsxButton() {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => saveBlob(await getFile('/api/user/board.xlsx'), 'peyda-pano.xlsx'),
    onError: (error) => showFailure('Dosya indirilemedi.', error),
  });
  return (
    <Button
      look="quiet"
      className="min-h-9 px-2 text-sm"
      aria-disabled={isPending}
      onClick={() => isPending || mutate()}
    >
      <Download size={18} aria-hidden="true" />
      {isPending ? 'Hazırlanıyor…' : 'XLSX indir'}
    </Button>
  );
}
