import { Check } from '#web/ui/icons.tsx';

/** What premium brings (spec §9). */
const BENEFITS = [
  'İlan ayrıntılarına sınırsız erişim',
  'Değerleme ve harita bağlantıları',
  'Yetkiliyle doğrudan iletişim',
  'Gelişmiş arama filtreleri',
  'Öncelikli destek',
  'Reklamsız kullanım',
];

export function Benefits() {
  return (
    <ul aria-label="Premium üyelikle gelenler" className="grid gap-2">
      {BENEFITS.map((benefit) => (
        <li key={benefit} className="flex items-start gap-2.5 leading-snug">
          <Check size={20} aria-hidden="true" className="mt-px shrink-0 text-petrol" />
          {benefit}
        </li>
      ))}
    </ul>
  );
}
