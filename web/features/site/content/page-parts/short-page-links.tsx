import { ArrowRight } from '#web/ui/icons.tsx';

/** The pages that every short page links to (spec §2). */
const LINKS = [
  { href: '/help', title: 'Yardım merkezi', note: 'Adım adım anlatımlar' },
  { href: '/faq', title: 'Kısa sorular', note: 'On soruda Peyda' },
  { href: '/terms', title: 'Kullanım koşulları, kısaca', note: 'Bir dakikada okunur' },
  { href: '/privacy', title: 'Gizlilik, kısaca', note: 'Hangi veriyi neden tutuyoruz' },
  { href: '/kvkk', title: 'KVKK aydınlatma metni', note: 'Saklama süreleri ve haklarınız' },
  { href: '/cookies', title: 'Çerez politikası', note: 'Tarayıcınızda ne tutulur' },
] as const;

type Props = {
  /** The current page, which is marked in the list. */
  current: '/contact' | (typeof LINKS)[number]['href'];
};

/**
 * The links at the end of a short page. They are plain links because the server redirects some of the addresses (D10).
 */
export function ShortPageLinks({ current }: Props) {
  return (
    <section aria-labelledby="devami" className="mt-10">
      <h2 id="devami" className="text-xl font-bold tracking-tight">
        İlgili sayfalar
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {LINKS.map(({ href, title, note }) => (
          <li key={href} className="grid">
            <a
              href={href}
              aria-current={href === current ? 'page' : undefined}
              className="sheet group flex items-center justify-between gap-4 p-4 hover:bg-sunk aria-[current]:bg-sunk"
            >
              <span>
                <span className="font-semibold text-petrol group-hover:underline">{title}</span>
                <span className="block text-sm text-ink-soft">{href === current ? 'Bu sayfadasınız' : note}</span>
              </span>
              <ArrowRight size={20} aria-hidden="true" className="shrink-0 text-petrol" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
