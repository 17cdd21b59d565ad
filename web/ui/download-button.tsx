import { useMutation } from '@tanstack/react-query';
import { getFile } from '#web/platform/api-client.ts';
import { saveBlob } from '#web/platform/save-blob.ts';
import { Button } from './button.tsx';
import { Download } from './icons.tsx';
import { showFailure } from './toasts/toast-failure.ts';

/** Downloads a member's own file. `path` is the call that returns it. */
export function DownloadButton({ path, name, children }: { path: string; name: string; children: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => getFile(path),
    onSuccess: (file) => saveBlob(file, name),
    onError: (error) => showFailure('Dosya indirilemedi.', error),
  });
  return (
    <Button look="quiet" className="-mx-2 px-2" aria-disabled={isPending} onClick={() => isPending || mutate()}>
      <Download size={20} aria-hidden="true" />
      {isPending ? 'Hazırlanıyor…' : children}
    </Button>
  );
}
