import { useMutation } from '@tanstack/react-query';
import type { SupportLine } from '#shared/support/support.ts';
import { getFile } from '#web/platform/api-client.ts';
import type { FilePath } from '#web/platform/api-path.ts';
import { formatBytes } from '#web/platform/format-bytes.ts';
import { saveBlob } from '#web/platform/save-blob.ts';
import { Button } from '#web/ui/button.tsx';
import { Download } from '#web/ui/icons.tsx';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';

/** The button that downloads a message's attachment. */
export function LineFile({ path, file }: { path: FilePath; file: NonNullable<SupportLine['file']> }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => getFile(path),
    onSuccess: (content) => saveBlob(content, file.name),
    onError: (error) => showFailure('Dosya indirilemedi.', error),
  });
  return (
    <Button
      look="quiet"
      className="-ml-2 px-2"
      aria-label={`${file.name}, indir`}
      aria-disabled={isPending}
      onClick={() => isPending || mutate()}
    >
      <Download size={20} aria-hidden="true" />
      {isPending ? 'İndiriliyor…' : `İndir (${formatBytes(file.bytes)})`}
    </Button>
  );
}
