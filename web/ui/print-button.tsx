import { useState } from 'react';
import { nextPaint } from '#web/platform/speed/next-paint.ts';
import { Button } from './button.tsx';
import { Printer } from './icons.tsx';

type Props = {
  /** Loads what is to be printed first; it never rejects. */
  prepare?: () => Promise<void>;
};

/** Opens the browser's print dialog, which can also save a page as PDF: the tooltip says so. */
export function PrintButton({ prepare }: Props) {
  const [isBusy, setBusy] = useState(false);
  async function print(): Promise<void> {
    if (prepare) {
      setBusy(true);
      await prepare();
      setBusy(false);
      // The loaded content must be rendered before the dialog captures the page.
      await nextPaint();
    }
    window.print();
  }
  return (
    <Button
      look="quiet"
      className="min-h-9 px-2 text-sm print:hidden"
      title="Tarayıcının yazdırma penceresi açılır; hedef olarak “PDF olarak kaydet” seçilebilir."
      aria-disabled={isBusy}
      onClick={() => isBusy || void print()}
    >
      <Printer size={18} aria-hidden="true" />
      {isBusy ? 'Hazırlanıyor…' : 'Yazdır / PDF'}
    </Button>
  );
}
