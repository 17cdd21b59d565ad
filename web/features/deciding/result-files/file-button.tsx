import { useMutation } from '@tanstack/react-query';
import { askToJoin, useMember } from '#web/features/members/accounts/index.ts';
import { getFile } from '#web/platform/api-client.ts';
import { saveBlob } from '#web/platform/save-blob.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Download } from '#web/ui/icons.tsx';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';

type Props = {
  /** The call that returns the file. */
  path: string;
  name: string;
  /** A note about the file's contents. */
  note?: string;
  /** The button's text. */
  label?: string;
  /** The button's style if it is not below a list. */
  className?: string;
};

/** Downloads a list as a file, for members; a visitor is asked to log in first. */
export function FileButton({ path, name, note, label = 'CSV indir', className }: Props) {
  const user = useMember();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => saveBlob(await getFile(path), name),
    onError: (error) => showFailure('Dosya indirilemedi.', error),
  });

  function press(): void {
    if (isPending) return;
    if (user) mutate();
    else askToJoin('Listeleri dosya olarak indirmek için üye olmalısınız.', mutate);
  }

  return (
    <button
      type="button"
      className={className ?? buttonClass('quiet', 'min-h-9 px-2 text-sm print:hidden')}
      title={note}
      aria-disabled={isPending}
      onClick={press}
    >
      <Download size={className ? 20 : 18} aria-hidden="true" />
      {isPending ? 'Hazırlanıyor…' : label}
    </button>
  );
}
