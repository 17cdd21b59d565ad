import { FlaskConical } from '#web/ui/icons.tsx';

/** Says that the listings are generated and not real auctions (D19). */
export function SampleBanner() {
  return (
    <aside aria-label="Örnek veri uyarısı" className="bg-amber-tint text-amber">
      <p className="page flex items-center justify-center gap-2 py-1.5 text-center text-xs font-medium short:py-0.5 sm:not-short:py-2 sm:text-sm">
        <FlaskConical size={18} aria-hidden="true" className="shrink-0" />
        <span>
          <strong className="font-semibold">Örnek veri.</strong> İlanlar üretilmiştir, gerçek değildir.
        </span>
      </p>
    </aside>
  );
}
