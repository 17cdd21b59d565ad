/** Nouns for a round of an auction; an ordinal stands before them. */
export const ROUND_NOUNS: readonly string[] = [
  'ihale',
  'artırma',
  'arttırma',
  'satış',
  'açık artırma',
  'açık arttırma',
  'tur',
  'müzayede',
];

/** Phrases for the second round without an ordinal. */
export const SECOND_ROUND_PHRASES: readonly string[] = [
  'ikinci kez',
  'ikinci defa',
  'tekrar ihale',
  'tekrar satış',
  'yeniden ihale',
  'ikinciye kalan',
  'ikinciye kalmış',
  'ikinci tura kalan',
  'alıcı çıkmayan',
  'alıcı çıkmamış',
  'alıcısı çıkmayan',
  'alıcı bulamayan',
  'alıcı bulamamış',
  'kimsenin almadığı',
  'kimse almamış',
  'kimsenin teklif vermediği',
  'teklif gelmeyen',
];

/** After a first round these words say that it ended without a sale, so that the second round follows. */
export const UNSOLD_WORDS: readonly string[] = [
  'satılmayan',
  'satılamayan',
  'satılmamış',
  'satılamamış',
  'alıcı çıkmayan',
  'alıcı çıkmamış',
  'alıcı bulamayan',
  'alıcısı çıkmayan',
];

export const SECOND_WORDS: readonly string[] = ['ikinci', 'ii'];
export const FIRST_WORDS: readonly string[] = ['birinci', 'ilk'];

export const SULH_PHRASES: readonly string[] = [
  'sulh hukuk mahkemesi',
  'sulh hukuk mah',
  'sulh hukuk',
  'sulh mahkemesi',
  'sulh ceza',
  'sulh',
  'satış memurluğu',
  'satış memurlukları',
  'satış müdürlüğü',
  'ortaklık satışı',
  'ortaklık satışları',
  'ortaklığın giderilmesi',
  'ortaklığın giderilmesi davası',
  'ortaklık giderme',
  'ortaklığı giderme',
  'ortaklığın satış suretiyle giderilmesi',
  'izale-i şuyu',
  'izale-i şuyuu',
  'izaleyi şuyu',
  'izaleyi şuyuu',
  'izalei şuyu',
  'izalei şuyuu',
  'izale i şuyu',
  'izale şuyu',
  'izaleişuyu',
  'izaleyişuyu',
  'mahkeme satışı',
  'mahkeme satışları',
];

export const NOT_SULH_PHRASES: readonly string[] = [
  'sadece icra dairesi',
  'yalnız icra dairesi',
  'yalnızca icra dairesi',
  'sadece icra daireleri',
  'yalnızca icra daireleri',
  'sadece icra müdürlüğü',
];
