import { useState } from 'react';
import { requestUpgrade, useSubscription } from '#web/features/members/subscription/index.ts';
import { Button } from '#web/ui/button.tsx';
import { FileText } from '#web/ui/icons.tsx';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';

/**
 * Downloads a listing's file; a visitor without premium sees the offer instead. The code that fetches the file is
 * loaded on a click, so that no listing waits for it.
 */
export function ListingFileButton({ id }: { id: number }) {
  const [isBusy, setBusy] = useState(false);
  const { isPremium } = useSubscription();

  async function save(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      const { saveListingFile } = await import('./save-listing-file.ts');
      await saveListingFile(id, 'pdf');
    } catch (error) {
      showFailure('Dosya indirilemedi.', error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      look="quiet"
      className="min-h-9 px-2 text-sm print:hidden"
      title="Bilgiler, ilandaki ifadeler, tarihler, yasal sınırlar ve geçmiş, kaynaklarıyla tek bir PDF’te. Premium üyelikle."
      aria-disabled={isBusy}
      onClick={() =>
        isPremium ? void save() : requestUpgrade('lockedField', { about: 'wholeText', afterwards: () => void save() })
      }
    >
      <FileText size={18} aria-hidden="true" />
      {isBusy ? 'Hazırlanıyor…' : 'İlan dosyasını indir (PDF)'}
    </Button>
  );
}
