import { useState } from 'react';
import { requestLogin, useMember } from '#web/features/members/accounts/index.ts';
import { getText } from '#web/platform/api-client.ts';
import { saveBlob } from '#web/platform/save-blob.ts';
import { Button } from '#web/ui/button.tsx';
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
};

/** Saves a list as a CSV file, for members; a visitor is asked to log in first. */
export function CsvButton({ path, name, note, label = 'CSV indir' }: Props) {
  const user = useMember();
  const [isBusy, setBusy] = useState(false);

  async function save(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      const text = await getText(path);
      // Reading an answer as text takes the mark away by which Excel knows UTF-8.
      saveBlob(new Blob(['\uFEFF', text], { type: 'text/csv' }), name);
    } catch (error) {
      showFailure('Dosya indirilemedi.', error);
    } finally {
      setBusy(false);
    }
  }

  function press(): void {
    if (user) void save();
    else
      requestLogin({
        tab: 'register',
        title: 'Üye Olun',
        message: 'Listeleri dosya olarak indirmek için üye olmalısınız.',
        afterwards: () => void save(),
      });
  }

  return (
    <Button
      look="quiet"
      className="min-h-9 px-2 text-sm print:hidden"
      title={note}
      aria-disabled={isBusy}
      onClick={press}
    >
      <Download size={18} aria-hidden="true" />
      {isBusy ? 'Hazırlanıyor…' : label}
    </Button>
  );
}
