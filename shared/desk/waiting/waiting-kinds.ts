import { DESK_PAGES, type DeskPageName } from '../desk-pages.ts';
import type { DeskListingState } from '../listing-states.ts';
import { isAllowed, type OperatorRole } from '../operators.ts';

export type WaitingFacts = {
  /** What waits, the same for one and for several: `3 kişisel veri başvurusu`. */
  readonly label: string;
  /** The label of the button. */
  readonly act: string;
  /**
   * Where it is done. It is shown to operators with one of the `roles`; without `roles`, to those who may open the
   * page.
   */
  readonly page: DeskPageName;
  /** The part of the page, as in its address. */
  readonly part?: string;
  /** The filter of the page's list. */
  readonly state?: DeskListingState;
  readonly roles?: readonly OperatorRole[];
};

/** Kinds of waiting tasks at the desk. Each needs a statement in `list-waiting.ts`. */
export const WAITING = {
  removal: { label: 'kişisel veri başvurusu', act: 'Başvuruyu aç', page: 'basvurular' },
  support: { label: 'yanıtlanmamış görüşme', act: 'Görüşmeyi aç', page: 'destek' },
  transfer: { label: 'onay bekleyen havale', act: 'Havaleleri aç', page: 'odemeler' },
  refund: { label: 'elle yapılacak iade', act: 'İadeleri aç', page: 'odemeler' },
  letter: {
    label: 'gönderilemeyen mesaj',
    act: 'Mesajları aç',
    page: 'toplama',
    part: 'mesajlar',
    roles: ['yonetici'],
  },
  invoice: {
    label: 'entegratöre bildirilemeyen fatura',
    act: 'Fatura bildirimlerini aç',
    page: 'toplama',
    part: 'mesajlar',
    roles: ['yonetici'],
  },
  source: { label: 'okunamayan kaynak', act: 'Kaynakları aç', page: 'toplama' },
  job: {
    label: 'hata veren ya da yarıda kalan iş',
    act: 'İşleri aç',
    page: 'toplama',
    part: 'isler',
    roles: ['yonetici'],
  },
  finding: { label: 'yanlış denen belge bilgisi', act: 'Bilgileri aç', page: 'bulunanlar' },
  unread: {
    label: 'türü ya da ilçesi anlaşılamayan süren ilan',
    act: 'İlanları aç',
    page: 'ilanlar',
    state: 'openUnread',
  },
  paper: {
    label: 'son 7 günde okunamayan ya da boş çıkan, bir günden uzun bekleyen belge',
    act: 'Belgeleri aç',
    page: 'belgeler',
  },
} as const satisfies Readonly<Record<string, WaitingFacts>>;
export type WaitingKind = keyof typeof WAITING;
// Safe: the keys are those of the object above.
export const WAITING_NAMES = Object.keys(WAITING) as [WaitingKind, ...WaitingKind[]];

export const waitingFor = (role: OperatorRole): WaitingKind[] =>
  WAITING_NAMES.filter((kind) => {
    const { page, roles }: WaitingFacts = WAITING[kind];
    return isAllowed(role, roles ?? DESK_PAGES[page].roles);
  });
