import { useMutation } from '@tanstack/react-query';
import { askToJoin, useMember } from '#web/features/members/accounts/index.ts';
import { getFile } from '#web/platform/api-client.ts';
import { saveBlob } from '#web/platform/save-blob.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Download } from '#web/ui/icons.tsx';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';

type Props = {
  /** The call that answers the file. */
  path: string;
  /** The file's name. */
  name: string;
  /** What is said of what the file holds. */
  note?: string;
  /** The words of the button. */
  label?: string;
  /** How the button looks where it does not stand below a list. */
  className?: string;
};

/** Saves a list as a file, for members; a visitor is asked to log in first. */
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
