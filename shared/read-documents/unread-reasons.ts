/** Why a page or a whole document could not be read: the stored name and the text for people. */
export const UNREAD_REASONS = {
  broken: 'Dosya bozuk ya da tanınmıyor.',
  locked: 'Belge parola istiyor.',
  pixels: 'Sayfanın görüntüsü okunamayacak kadar büyük.',
  blank: 'Sayfanın görüntüsü açılamadı.',
  size: 'Sayfanın ölçüsü geçersiz.',
  time: 'Sayfanın okunması çok uzun sürdü.',
  memory: 'Sayfayı okumaya bellek yetmedi.',
  crash: 'Sayfa okunurken okuyucu durdu.',
  bytes: 'Dosya okunamayacak kadar büyük.',
  missing: 'Dosya depomuzda yok.',
  pages: 'Yalnızca ilk 300 sayfa okunur.',
} as const;
export type UnreadReason = keyof typeof UNREAD_REASONS;
// Safe: the keys are those of the object above.
export const UNREAD_REASON_NAMES = Object.keys(UNREAD_REASONS) as [UnreadReason, ...UnreadReason[]];
