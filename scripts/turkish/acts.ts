/** The verbs of our buttons, in the short form. */
const VERBS =
  'aç al ara at ayır ayrıl bağla başlat bildir bırak büyüt çalıştır çevir çıkar değiştir dene doğrula dön duraklat durdur düzelt düzenle ekle eşleştir et filtrele geç getir gir gizle gönder gör görüntüle göster hesapla hazırla incele indir iste işaretle kaldır kal kapat kaydet kes koy kopyala kur küçült listele oku onayla oluştur önizle öde paylaş reddet sakla say seç sil sor sürdür tazele unut üstlen uzat ver vazgeç yap yaz yayımla yazdır yenile yükle zamanla';
/** `ol` alone is no action, as in “Üye ol”; the others are forms of verbs above. */
const OTHER_FORMS = ['ol', 'gönderme', 'ödensin'];
const ACTS = new Set([...VERBS.split(' '), ...OTHER_FORMS]);

/** Verbs that need an object. */
const BARE = new Set([
  'kaydet',
  'ekle',
  'gönder',
  'onayla',
  'sil',
  'devam et',
  'değiştir',
  'kaldır',
  'göster',
  'tamam',
]);

/** Accepted exceptions: paging, a value of a filter, a label common on all sites, offers in the wording of D1. */
const KNOWN = /^(?:önceki sayfa|sonraki sayfa|… ve üstü|şifremi unuttum|… gün ücretsiz deneyin|premium’a geçin · .*)$/u;
/** The text of a button while it works, and after it is done. */
const STATE = /…$|[ldtn][ıiuü]$/u;

const lowerCase = (text: string) => text.toLocaleLowerCase('tr');
const shown = (text: string) => lowerCase(text).replace(/\([^)]*\)/gu, ' ');
/** A button may continue after a colon or a comma: with an order's sum, or another name. */
const lastWords = (text: string) =>
  shown(text)
    .split(/[:,/]/u)
    .flatMap((part) => part.match(/\p{L}+/gu)?.slice(-1) ?? []);

/** Whether a button names the action that it performs. */
export const namesAct = (text: string): boolean =>
  KNOWN.test(lowerCase(text)) || STATE.test(lowerCase(text)) || lastWords(text).some((word) => ACTS.has(word));

/** Whether a button lacks an object for its verb. */
export const isBare = (text: string): boolean => BARE.has(shown(text).trim());

/** Whether a verb is in the polite form: “açın”, “kaydedin”. */
export function isPolite(text: string): boolean {
  if (KNOWN.test(lowerCase(text))) return false;
  const word = lastWords(text).at(-1) ?? '';
  const stem = word.replace(/y?[ıiuü]n(?:[ıiuü]z)?$/u, '');
  return stem !== word && (ACTS.has(stem) || ACTS.has(stem.replace(/d$/u, 't')));
}

/** Whether a heading tells its reader to do something instead of naming a thing. */
export const isAct = (text: string): boolean => isPolite(text) || ACTS.has(lastWords(text).at(-1) ?? '');
