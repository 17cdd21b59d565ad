import type { MouseEvent } from 'react';
import { CATEGORY_LABELS, CATEGORY_NUMBERS } from '#shared/kinds/kinds.ts';
import { WriteToUs } from '#web/features/help/support/index.ts';
import { reopenStorageQuestion } from '#web/features/members/consent/index.ts';
import { LinkArea } from '#web/ui/link-area.tsx';
import { Logo } from './logo.tsx';

type FooterLink = { href: string; label: string };
type Column = { id: string; title: string; links: readonly FooterLink[] };

/** All links of the footer (spec §2). */
const COLUMNS: readonly Column[] = [
  {
    id: 'alt-ihaleler',
    title: 'İhaleler',
    links: [
      ...CATEGORY_NUMBERS.map((kind) => ({ href: `/search?category=${kind}`, label: CATEGORY_LABELS[kind] })),
      { href: '/search', label: 'Tüm ihaleler' },
      { href: '/icra', label: 'İllere göre ihaleler' },
    ],
  },
  {
    id: 'alt-peyda',
    title: 'Peyda',
    links: [
      { href: '/nasil-calisir', label: 'Nasıl çalışır?' },
      { href: '/fiyatlandirma', label: 'Fiyatlandırma' },
      { href: '/iletisim', label: 'İletişim' },
    ],
  },
  {
    id: 'alt-yardim',
    title: 'Yardım',
    links: [
      { href: '/yardim-merkezi', label: 'Yardım merkezi' },
      { href: '/sss', label: 'Sıkça sorulan sorular' },
      { href: '/durum', label: 'Veri durumu' },
    ],
  },
  {
    id: 'alt-yasal',
    title: 'Yasal',
    links: [
      { href: '/kullanim-kosullari', label: 'Kullanım koşulları' },
      { href: '/gizlilik-politikasi', label: 'Gizlilik politikası' },
      { href: '/cerez-politikasi', label: 'Çerez politikası' },
      { href: '/kvkk-aydinlatma', label: 'KVKK aydınlatma metni' },
    ],
  },
];

/** The footer of every page: links, and a note that this site is not part of the auctions. */
export function SiteFooter() {
  return (
    <footer className="far mt-auto border-t border-line bg-sheet [--far-height:638px] md:[--far-height:433px] lg:[--far-height:247px] print:hidden">
      <div className="page grid gap-x-12 gap-y-8 py-10 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="max-w-[420px]">
          <Logo />
          <p className="mt-4 text-sm leading-relaxed text-ink-soft">
            Peyda bilgilendirme amaçlıdır; ihale sürecinin bir parçası değildir. Teklif yalnızca UYAP e-Satış üzerinden
            verilir. Karar vermeden önce satış ilanının ve şartnamenin aslını okuyun.
          </p>
          {/* Not one of our pages: outside `LinkArea`, so that the browser opens it itself. */}
          <p className="mt-3 text-sm">
            <a href="/api/docs" className="foot-link">
              Geliştiriciler için API belgeleri
            </a>
          </p>
          <p className="text-sm">
            <WriteToUs className="foot-link" />
          </p>
          <p className="text-sm">
            <StorageChoiceLink />
          </p>
        </div>
        <LinkArea className="grid grid-cols-2 gap-x-6 gap-y-7 sm:grid-cols-4 lg:gap-x-12">
          {COLUMNS.map(({ id, title, links }) => (
            <nav key={id} aria-labelledby={id}>
              <h2 id={id} className="text-sm font-semibold">
                {title}
              </h2>
              <ul className="mt-1.5 text-sm">
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <a href={href} className="foot-link">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </LinkArea>
      </div>
    </footer>
  );
}

/**
 * Reopens the question about storage. Without JavaScript nothing is stored, and the link leads to the cookie policy.
 */
function StorageChoiceLink() {
  function open(event: MouseEvent): void {
    event.preventDefault();
    reopenStorageQuestion();
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: a real address for visitors without JavaScript.
    <a href="/cerez-politikasi#tercihinizi-degistirmek" onClick={open} className="foot-link">
      Çerez tercihleri
    </a>
  );
}
