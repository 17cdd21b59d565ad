import {
  BellRing,
  Building2,
  Car,
  FileText,
  Heart,
  ListFilter,
  type LucideIcon,
  MapPinned,
  Package,
  Search,
  ShieldCheck,
} from 'lucide-react';
import { CATEGORY_LABELS, type CategoryNumber } from '#shared/kinds.ts';
import { LinkArea } from '#web/ui/link-area.tsx';
import { Tag } from '#web/ui/tag.tsx';

const STEPS: readonly { icon: LucideIcon; title: string; text: string; link: { href: string; label: string } }[] = [
  {
    icon: Search,
    title: 'Arayın',
    text: 'İl, ilçe, tür, bedel ve bitiş gününe göre süzün ya da aradığınızı yazın: “Çankaya daire”, “Antalya arsa”. Filtreler adres çubuğunda durur; sonucu kaydedip paylaşabilirsiniz.',
    link: { href: '/yardim-merkezi/ihale-arama', label: 'Arama nasıl yapılır' },
  },
  {
    icon: FileText,
    title: 'İnceleyin',
    text: 'İlanda muhammen bedel, teminat ve son yatırma anı, satışı yapan daire, açıklama ve belgeler bir aradadır. Hisseli satışlar ile ikinci ihaleler ayrıca belirtilir.',
    link: { href: '/yardim-merkezi/ilan-sayfasi', label: 'Bir ilan nasıl okunur' },
  },
  {
    icon: BellRing,
    title: 'Takip edin',
    text: 'Beğendiğiniz ilanı kaydedin, aramanızı uyarıya çevirin. Bitişe kalan süre her kartta yazar. Teklifi Peyda’da değil, UYAP e-Satış’ta verirsiniz.',
    link: { href: '/yardim-merkezi/ilan-kaydetme', label: 'İlan kaydetme ve takip' },
  },
];

const FEATURES: readonly { icon: LucideIcon; title: string; text: string; isSoonWithoutMail?: boolean }[] = [
  {
    icon: MapPinned,
    title: '81 il, tek düzen',
    text: 'İcra daireleri ile satış memurluklarının ilanları aynı alanlarla, karşılaştırılabilir biçimde gösterilir.',
  },
  {
    icon: ListFilter,
    title: 'Ayrıntılı filtreler',
    text: 'Alt tür, ilçe, bedel aralığı, kalan gün, ikinci ihale ve satış memurluğu birlikte kullanılabilir.',
  },
  {
    icon: FileText,
    title: 'Belgeler sitede açılır',
    text: 'Satış ilanı, şartname, bilirkişi raporu ve takyidat premium üyelikle indirmeden okunur.',
  },
  {
    icon: Heart,
    title: 'Favoriler',
    text: 'Üye olan herkes ilan kaydeder; kaydettikleriniz hesabınızda, her cihazda aynıdır.',
  },
  {
    icon: BellRing,
    title: 'E-posta uyarıları',
    text: 'Kayıtlı aramanıza uyan yeni bir ilan çıkınca e-posta gelir.',
    isSoonWithoutMail: true,
  },
  {
    icon: ShieldCheck,
    title: 'Kaynağı bellidir',
    text: 'Her ilanda nereden alındığı, ilk ne zaman görüldüğü ve en son ne zaman doğrulandığı yazar.',
  },
];

const TYPES: readonly { kind: CategoryNumber; icon: LucideIcon; text: string }[] = [
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

/** The three steps of spec §2: search, review, follow. */
export function Steps() {
  return (
    <section aria-labelledby="adimlar" className="mt-10">
      <h2 id="adimlar" className="text-xl font-bold tracking-tight md:text-2xl">
        Üç adım
      </h2>
      <LinkArea>
        <ol className="mt-6 grid gap-4 md:grid-cols-3 md:gap-6">
          {STEPS.map(({ icon: Icon, title, text, link }, index) => (
            <li key={title} className="sheet flex flex-col p-6">
              <span className="inline-flex items-center gap-3 text-petrol">
                <span className="tabular inline-flex size-9 items-center justify-center rounded-full bg-petrol-tint font-bold">
                  {index + 1}
                </span>
                <Icon size={24} aria-hidden="true" />
              </span>
              <h3 className="mt-4 text-lg font-semibold">{title}</h3>
              <p className="mt-2 mb-3 leading-relaxed text-ink-soft">{text}</p>
              <a
                href={link.href}
                className="mt-auto inline-flex min-h-8 items-center font-semibold text-petrol underline-offset-4 hover:underline"
              >
                {link.label}
              </a>
            </li>
          ))}
        </ol>
      </LinkArea>
    </section>
  );
}

/** What the product does, card by card; e-mail alerts are `Yakında` while no mail leaves (D8). */
export function Features({ sendsMail }: { sendsMail: boolean }) {
  return (
    <section aria-labelledby="ozellikler" className="mt-14">
      <h2 id="ozellikler" className="text-xl font-bold tracking-tight md:text-2xl">
        Neler var?
      </h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map(({ icon: Icon, title, text, isSoonWithoutMail }) => (
          <li key={title} className="sheet flex gap-4 p-5">
            <Icon size={24} aria-hidden="true" className="mt-0.5 shrink-0 text-petrol" />
            <div>
              <h3 className="flex flex-wrap items-center gap-2 font-semibold">
                {title}
                {isSoonWithoutMail && !sendsMail ? <Tag hue="amber">Yakında</Tag> : null}
              </h3>
              <p className="mt-1 leading-relaxed text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The three kinds of auctions, each leading to its listings. */
export function AuctionTypes() {
  return (
    <section aria-labelledby="ihale-turleri" className="mt-14">
      <h2 id="ihale-turleri" className="text-xl font-bold tracking-tight md:text-2xl">
        İhale türleri
      </h2>
      <LinkArea>
        <ul className="mt-6 grid gap-4 md:grid-cols-3">
          {TYPES.map(({ kind, icon: Icon, text }) => (
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
