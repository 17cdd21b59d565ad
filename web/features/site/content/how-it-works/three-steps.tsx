import { BellRing, FileText, type IconComponent, Search } from '#web/ui/icons.tsx';
import { LinkArea } from '#web/ui/link-area.tsx';

const STEPS: readonly { icon: IconComponent; title: string; text: string; link: { href: string; label: string } }[] = [
  {
    icon: Search,
    title: 'Arayın',
    text: 'İl, ilçe, tür, bedel ve bitiş gününe göre filtreleyin ya da aradığınızı yazın: “Çankaya daire”, “Antalya arsa”. Aramanızın bağlantısını paylaşabilirsiniz.',
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
    text: 'Beğendiğiniz ilanı kaydedin, aramanızı uyarıya çevirin. Bitişe kalan süre her kartta görünür. Teklifi Peyda’da değil, UYAP e-Satış’ta verirsiniz.',
    link: { href: '/yardim-merkezi/ilan-kaydetme', label: 'İlan kaydetme ve takip' },
  },
];

/** Search, review, follow (spec §2). */
export function ThreeSteps() {
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
