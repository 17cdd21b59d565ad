import { Button } from './button.tsx';
import { Printer } from './icons.tsx';

/** Opens the browser's print window, which also saves a page as PDF: the tooltip says so. */
export function PrintButton() {
  return (
    <Button
      look="quiet"
      className="min-h-9 px-2 text-sm print:hidden"
      title="Tarayıcının yazdırma penceresi açılır; hedef olarak “PDF olarak kaydet” seçilebilir."
      onClick={() => window.print()}
    >
      <Printer size={18} aria-hidden="true" />
      Yazdır / PDF
    </Button>
  );
}
