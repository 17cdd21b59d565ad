import type { SaleKind } from '#shared/search-filters/search-values.ts';

/** Words, with any ending, that name a kind of sale if they are negated: `mirasçılara özel olmayan`. */
export const SALE_KIND_STEMS: readonly (readonly [stem: string, kind: SaleKind])[] = [
  ['mirasçı', 'heirs'],
  ['varis', 'heirs'],
  ['vesayet', 'ward'],
  ['kısıtlı', 'ward'],
];
/** Words for co-owners; a sale is among them only if `arasında` follows. */
export const CO_OWNER_STEMS: readonly string[] = ['paydaş', 'ortak', 'hissedar'];
export const BETWEEN_WORDS: readonly string[] = ['arası', 'arasında', 'arasındaki', 'aralarında'];

/** Words that may stand between the name and its negation, unchanged or with an ending. */
export const SALE_KIND_FILLERS: readonly string[] = `
  arası arasında arasındaki aralarında özel mahsus açık sınırlı ait altındaki altında adına
  katıldığı katılabildiği katılabileceği girdiği girebildiği girebileceği
  olabilecek olan olanlar yapılan yapılacak ilk birinci
  satış ihale artırma ilan mal kişi dosya
`
  .trim()
  .split(/\s+/);

/** Words that only negate kinds of sale. */
export const HIDING_WORDS: readonly string[] =
  'gösterme göstermeyin gösterilmesin gelmesin çıkmasın gizle gizleyin yok istenmiyor'.split(' ');

/** Sales that are open to all bidders, so not only to heirs. */
export const OPEN_SALE_PHRASES: readonly string[] = [
  'herkese açık satış',
  'herkese açık ihale',
  'herkese açık artırma',
  'herkesin katılabildiği',
  'herkesin katılabileceği',
  'herkesin girebildiği',
  'herkesin girebileceği',
];
