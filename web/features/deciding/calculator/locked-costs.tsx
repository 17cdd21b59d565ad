import { requestUpgrade } from '#web/features/members/subscription/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Lock } from '#web/ui/icons.tsx';

/** What premium adds: none of the data has been sent to the page. */
export function LockedCosts() {
  return (
    <div className="border-t border-line pt-4 print:hidden">
      <h3 className="font-semibold">Bütün masraflar ve en yüksek teklif</h3>
      <p className="mt-2 max-w-text text-sm text-ink-soft">
        KDV, damga vergisi, harçlar, tahliye, onarım ve finansmanla toplam maliyet. İstediğiniz indirime, kâra ya da
        kira getirisine göre en yüksek teklif. Yan yana üç senaryo. Premium üyelikle açılır.
      </p>
      <Button look="secondary" className="mt-3" onClick={() => requestUpgrade('lockedField', { about: 'calculator' })}>
        <Lock size={18} aria-hidden="true" />
        Teklif hesabının tamamını aç
      </Button>
    </div>
  );
}
