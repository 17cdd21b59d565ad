import { CATEGORY_LABELS, type CategoryNumber } from '#shared/kinds/kinds.ts';
import { Building2, Car, type IconComponent, Package } from '#web/ui/icons.tsx';
import { LinkArea } from '#web/ui/link-area.tsx';

const KINDS: readonly { kind: CategoryNumber; icon: IconComponent; text: string }[] = [
  {
    kind: '1',
    icon: Building2,
    text: 'Daire, arsa, tarla, iş yeri. Ada ve parsel, hisse oranı ve tapu kaydındaki şerhler ilanda yer alır.',
  },
  {
    kind: '2',
    icon: Car,
    text: 'Otomobil, ticari araç, traktör, motosiklet. Marka ve model yılı bilindiğinde gösterilir.',
  },
  {
    kind: '3',
    icon: Package,
    text: 'Makine, mobilya, elektronik, ziynet, stok mal. Çoğu kez birkaç kalem birlikte satılır.',
  },
];

/** The three kinds of goods, each with a link to its listings. */
export function AuctionKinds() {
  return (
    <section aria-labelledby="ihale-turleri" className="mt-14">
      <h2 id="ihale-turleri" className="text-xl font-bold tracking-tight md:text-2xl">
        İhale türleri
      </h2>
      <LinkArea>
        <ul className="mt-6 grid gap-4 md:grid-cols-3">
          {KINDS.map(({ kind, icon: Icon, text }) => (
            <li key={kind} className="grid">
              <a href={`/search?category=${kind}`} className="sheet group block p-5 hover:bg-sunk">
                <Icon size={24} aria-hidden="true" className="text-petrol" />
                <h3 className="mt-3 font-semibold text-petrol group-hover:underline">{CATEGORY_LABELS[kind]}</h3>
                <p className="mt-1 leading-relaxed text-ink-soft">{text}</p>
              </a>
            </li>
          ))}
        </ul>
      </LinkArea>
    </section>
  );
}
