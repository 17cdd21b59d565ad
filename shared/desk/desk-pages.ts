import { DESK_PATH } from './desk-path.ts';
import { isAllowed, OPERATOR_ROLES, type OperatorRole } from './operators.ts';

/** A page of the desk: `/yonetim/<name>`, and everything below that address. */
type DeskPageFacts = {
  readonly label: string;
  /** A one-sentence description for the start page of the desk. */
  readonly hint: string;
  /** The roles in addition to `yonetici`, who may do everything. */
  readonly roles: readonly OperatorRole[];
};

/**
 * The pages of the desk in menu order; '' is the start page. The web app, the server and the access matrix all use
 * this.
 */
export const DESK_PAGES = {
  '': { label: 'Masa', hint: 'Bekleyen işler ve görevinizin sayfaları.', roles: OPERATOR_ROLES },
  ilanlar: { label: 'İlanlar', hint: 'Arayın, gizleyin, düzeltin, kelime kapatın.', roles: ['icerik'] },
  kalite: {
    label: 'Veri kalitesi',
    hint: 'Kaynak kaynak hangi alan ne kadar biliniyor, nereden okunuyor; anlaşılamayanlar ve düzeltmeler.',
    roles: ['icerik'],
  },
  belgeler: {
    label: 'Belgeler',
    hint: 'Taranmış belgelerin okunması: sıra, günler, okunamayanlar ve nedenleri.',
    roles: ['icerik'],
  },
  bulunanlar: {
    label: 'Yanlış denen bilgiler',
    hint: 'Üyelerin, okunan belgelerde bulunanlardan yanlış dedikleri; kararı ve örnekleri.',
    roles: ['icerik'],
  },
  basvurular: {
    label: 'Kişisel veri başvuruları',
    hint: 'Süreleri, kararları ve yanıtlarıyla (KVKK 11).',
    roles: ['icerik'],
  },
  toplama: {
    label: 'Toplama',
    hint: 'Kaynaklar, son okumaları ve hataları; dosyadan içe aktarma; gönderilemeyen mesajlar ve zamanlanmış işler.',
    roles: ['icerik'],
  },
  destek: { label: 'Destek', hint: 'Görüşmeler, iletişim formu mesajları, hazır yanıtlar.', roles: ['destek'] },
  uyeler: {
    label: 'Üyeler',
    hint: 'Üyeliği, siparişleri, girişleri; gün verin, hesabı kapatın ya da açın.',
    roles: ['destek'],
  },
  kurumlar: {
    label: 'Kurumlar',
    hint: 'Onaylanan teklifle kurum kurun; yerini ve süresini değiştirin.',
    roles: ['yonetici'],
  },
  duyurular: { label: 'Duyurular', hint: 'Her sayfanın üstünde, başlangıcı ve bitişiyle.', roles: ['icerik'] },
  metinler: {
    label: 'Metinler',
    hint: 'Sorular ve yardım yazıları; önizlemesi ve geçmişiyle.',
    roles: ['icerik'],
  },
  hukuk: {
    label: 'Yasal rakamlar',
    hint: 'Dayanağı, kaynağı, son günü ve en son kimin onayladığı.',
    roles: ['icerik'],
  },
  odemeler: { label: 'Ödemeler', hint: 'Beklenen havaleler ve elle ödenecek iadeler.', roles: ['yonetici'] },
  sayilar: {
    label: 'Sayılar',
    hint: 'Ziyaret, üyelik, gelir, destek, verinin yaşı ve hatalar; gün, hafta ve ay olarak.',
    roles: ['yonetici'],
  },
  gorevliler: { label: 'Görevliler', hint: 'Masada kimlerin hangi görevle çalıştığı.', roles: ['yonetici'] },
  kayit: { label: 'İşlem kaydı', hint: 'Masada kimin neyi neden yaptığı.', roles: ['yonetici'] },
} as const satisfies Readonly<Record<string, DeskPageFacts>>;

export type DeskPageName = keyof typeof DESK_PAGES;

export function deskPagesFor(role: OperatorRole): (DeskPageFacts & { readonly name: DeskPageName })[] {
  return DESK_PAGE_NAMES.filter((name) => isAllowed(role, DESK_PAGES[name].roles)).map((name) => ({
    name,
    ...DESK_PAGES[name],
  }));
}

/** The page that an address of the desk belongs to, and the rest of the path; undefined for any other address. */
export function deskPageAt(path: string): { readonly name: DeskPageName; readonly below: string } | undefined {
  const [start, first = '', ...below] = path.replace(/^\//, '').replace(/\/$/, '').split('/');
  const name = DESK_PAGE_NAMES.find((known) => known === first);
  if (`/${start}` !== DESK_PATH || name === undefined) return undefined;
  return { name, below: below.join('/') };
}

// Safe: the keys are those of the object above.
const DESK_PAGE_NAMES = Object.keys(DESK_PAGES) as DeskPageName[];
