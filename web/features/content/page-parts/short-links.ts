import type { ShortPageLink } from './short-page-links.tsx';

/** The pages to which short pages link (spec §2). */
export const SHORT_LINKS = {
  help: { href: '/help', title: 'Yardım merkezi', note: 'Adım adım anlatımlar' },
  faq: { href: '/faq', title: 'Kısa sorular', note: 'On soruda Peyda' },
  terms: { href: '/terms', title: 'Kullanım koşulları, kısaca', note: 'Bir dakikada okunur' },
  privacy: { href: '/privacy', title: 'Gizlilik, kısaca', note: 'Hangi veriyi neden tutuyoruz' },
  kvkk: { href: '/kvkk', title: 'KVKK aydınlatma metni', note: 'Saklama süreleri ve haklarınız' },
  cookies: { href: '/cookies', title: 'Çerez politikası', note: 'Tarayıcınızda ne tutulur' },
} as const satisfies Record<string, ShortPageLink>;
