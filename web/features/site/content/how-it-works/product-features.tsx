import { BellRing, FileText, Heart, type IconComponent, ListFilter, MapPinned, ShieldCheck } from '#web/ui/icons.tsx';
import { Tag } from '#web/ui/tag.tsx';

const FEATURES: readonly { icon: IconComponent; title: string; text: string; isSoonWithoutMail?: boolean }[] = [
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
    text: 'Satış ilanı, şartname, bilirkişi raporu ve takyidat indirmeden okunur: premium üyelikle hepsi, ücretsiz üyelikle günde bir belge.',
  },
  {
    icon: Heart,
    title: 'Kaydedilen ilanlar',
    text: 'Üye olan herkes ilan kaydeder; kaydettikleriniz hesabınızda, her cihazda aynıdır.',
  },
  {
    icon: BellRing,
    title: 'E-posta uyarıları',
    text: 'Uyarınıza uyan yeni bir ilan çıkınca e-posta gelir.',
    isSoonWithoutMail: true,
  },
  {
    icon: ShieldCheck,
    title: 'Kaynağı bellidir',
    text: 'Her ilanda nereden alındığı, ilk ne zaman görüldüğü ve en son ne zaman doğrulandığı gösterilir.',
  },
];

/** The features of the product as cards. E-mail alerts are `Yakında` as long as the site sends no mail (D8). */
export function ProductFeatures({ sendsMail }: { sendsMail: boolean }) {
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
