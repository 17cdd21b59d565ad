import type { SaleKind } from '#shared/search-filters/search-values.ts';

/** Words, with any ending, that name a kind of sale as soon as it is denied: `mirasçılara özel olmayan`. */
export const SALE_KIND_STEMS: readonly (readonly [stem: string, kind: SaleKind])[] = [
  ['mirasçı', 'heirs'],
  ['varis', 'heirs'],
  ['vesayet', 'ward'],
  ['kısıtlı', 'ward'],
];
/** Owners in common; a sale is theirs alone only where `arasında` follows. */
export const CO_OWNER_STEMS: readonly string[] = ['paydaş', 'ortak', 'hissedar'];
export const BETWEEN_WORDS: readonly string[] = ['arası', 'arasında', 'arasındaki', 'aralarında'];

/** What may stand between the word and its denial, as it stands or with an ending. */
export const SALE_KIND_FILLERS: readonly string[] = `
  arası arasında arasındaki aralarında özel mahsus açık sınırlı ait altındaki altında adına
  katıldığı katılabildiği katılabileceği girdiği girebildiği girebileceği
  olabilecek olan olanlar yapılan yapılacak ilk birinci
  satış ihale artırma ilan mal kişi dosya
`
  .trim()
  .split(/\s+/);

/** Words that deny a kind of sale and nothing else. */
export const HIDING_WORDS: readonly string[] =
  'gösterme göstermeyin gösterilmesin gelmesin çıkmasın gizle gizleyin yok istenmiyor'.split(' ');

/** Sales that anybody may bid in, so none among heirs alone. */
export const OPEN_SALE_PHRASES: readonly string[] = [
  'herkese açık satış',
  'herkese açık ihale',
  'herkese açık artırma',
  'herkesin katılabildiği',
  'herkesin katılabileceği',
  'herkesin girebildiği',
  'herkesin girebileceği',
];
