import { foldTurkish } from '#shared/text/turkish-text.ts';

/** A page of ours with its Turkish name, and other words that people try in the address bar. */
type Page = { readonly path: string; readonly name: string; readonly words: string };

const PAGES: readonly Page[] = [
  { path: '/search', name: 'İhaleler', words: 'search ara arama ihale ihaleler ilan ilanlar sonuclar' },
  { path: '/icra', name: 'İllere göre icra ihaleleri', words: 'icra il iller ilce ilceler sehir sehirler bolgeler' },
  { path: '/nasil-calisir', name: 'Nasıl çalışır?', words: 'nasil calisir hakkimizda hakkinda about' },
  {
    path: '/fiyatlandirma',
    name: 'Fiyatlandırma',
    words: 'fiyatlandirma fiyat fiyatlar ucret ucretler plan planlar premium',
  },
  { path: '/sss', name: 'Sıkça sorulan sorular', words: 'sss soru sorular sikca' },
  { path: '/yardim-merkezi', name: 'Yardım merkezi', words: 'yardim merkezi help rehber rehberler' },
  { path: '/iletisim', name: 'İletişim', words: 'iletisim bize ulasin destek' },
  { path: '/login', name: 'Giriş ve üyelik', words: 'login giris uye uyelik kayit register' },
  { path: '/user', name: 'Hesabım', words: 'user hesap hesabim profil favoriler kaydedilenler uyarilar bildirimler' },
  { path: '/takvim', name: 'Takvim', words: 'takvim tarihler' },
  { path: '/pano', name: 'Pano', words: 'pano panom' },
  { path: '/karsilastir', name: 'Karşılaştırma', words: 'karsilastir karsilastirma' },
  { path: '/kurum', name: 'Kurum', words: 'kurum kurumsal ekip' },
  { path: '/durum', name: 'Veri durumu', words: 'durum status' },
  { path: '/kullanim-kosullari', name: 'Kullanım koşulları', words: 'kullanim kosullari kosullar sozlesme' },
  { path: '/gizlilik-politikasi', name: 'Gizlilik politikası', words: 'gizlilik' },
  { path: '/kvkk-aydinlatma', name: 'KVKK aydınlatma metni', words: 'kvkk aydinlatma' },
  { path: '/cerez-politikasi', name: 'Çerez politikası', words: 'cerez cerezler cookie' },
];

const FEWEST_LETTERS = 2;
/** The number of common first letters that makes a mistyped word a match: `yardimm`, `fiyatlandrma`. */
const NEAR_LETTERS = 5;

/** At most three pages of ours that an unknown address may have meant. */
export function nearAddresses(pathname: string): readonly Page[] {
  const typed = foldTurkish(safelyDecoded(pathname))
    .split(/[^a-z\d]+/u)
    .filter((word) => word.length >= FEWEST_LETTERS);
  return PAGES.map((page) => ({ page, score: scoreOf(page.words.split(' '), typed) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ page }) => page);
}

const scoreOf = (words: readonly string[], typed: readonly string[]) =>
  Math.max(0, ...typed.flatMap((given) => words.map((word) => likeness(word, given))));

function likeness(word: string, given: string): number {
  if (word === given) return 3;
  let common = 0;
  while (common < word.length && word[common] === given[common]) common += 1;
  if (common === given.length && common >= 3) return 2;
  return common >= NEAR_LETTERS ? 1 : 0;
}

function safelyDecoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
