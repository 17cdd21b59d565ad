import { useState } from 'react';
import { getText } from '#web/platform/api-client.ts';
import { saveBlob } from '#web/platform/save-blob.ts';
import { Button } from '#web/ui/button.tsx';
import { Download } from '#web/ui/icons.tsx';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';

/** Downloads the calendar as it is now. */
export function DownloadButton() {
  const [isBusy, setBusy] = useState(false);
  async function save(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      saveBlob(new Blob([await getText('/api/user/calendar.ics')], { type: 'text/calendar' }), 'peyda-takvim.ics');
    } catch (error) {
      showFailure('Takvim dosyası indirilemedi.', error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button look="secondary" className="self-start" aria-disabled={isBusy} onClick={() => void save()}>
      <Download size={20} aria-hidden="true" />
      {isBusy ? 'Hazırlanıyor…' : 'Takvim dosyasını indir (.ics)'}
    </Button>
  );
}
