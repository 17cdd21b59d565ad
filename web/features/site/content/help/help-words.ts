import { foldTurkish } from '#shared/text/turkish-text.ts';

/** Filler words of queries. */
const EMPTY = new Set(
  'acaba ama bana ben bir bu da daha de diye hangi icin ile istiyorum kac ki mi miyim mu mudur mum musun ne neden nedir nerede nereden nereye nasil olur oluyor olursa var varsa ve veya ya yapilir yapabilirim'.split(
    ' ',
  ),
);

/** Synonyms, folded; a search for one word of a line finds texts with any of them. */
const SAME = [
  'asgari teklif, en az teklif, en dusuk teklif, minimum teklif, asgari artis, en az artis, acilis bedeli, baslangic fiyati',
  'excel, csv, xls, tablo, disa aktarma, dokum, bir kopyasini',
  'depozito, kapora, kaparo, teminat',
  'parola, sifre',
  'kayit ol, uye ol, hesap ac, uyelik ac, uye olma',
  'hesap sil, hesabi sil, hesabimi sil, uyelik sil, uyeligimi sil, hesap kapat, hesabimi kapat, hesabi silmek',
  'iptal, vazgec, cayma, iade',
  'fatura, odeme, ucret, fiyat, abonelik',
  'alarm, uyari, bildirim, haber ver',
  'favori, begen, takip, kaydet, kaydedilen',
  'evrak, belge, dokuman, pdf, sartname',
  'yazdir, cikti, indir',
  'link, baglanti, paylas, gonder',
  'vergi, kdv, harc, masraf, gider, komisyon, damga',
  'haciz, ipotek, serh, takyidat, borclu mu',
  'hisse, pay, ortak',
  'bosalt, tahliye, kiraci, isgal, icinde oturan',
  'devir, tescil, tapu uzerine gec',
  'sirket, tuzel, vekil, vekalet, avukat',
  'suz, filtre, daralt',
  'uyap, e-satis, esatis',
  'uzar, uzama, uzatma, uzatilir, uzuyor, sure uzat',
  'cikmiyor, bulamiyorum, bulunamadi, sonuc yok',
].map((line) => line.split(', '));

const ENDINGS =
  'larindan lerinden abilirim ebilirim abilir ebilir larin lerin lari leri acak ecek iyor uyor ilir ulur mali meli nin nun dan den tan ten lar ler mak mek mis mus yor lik luk siz suz arak erek im um iz uz in un si su yi yu ya ye da de ta te ma me di du ti tu sa se ar er ir ur ip up li lu i u a e r'.split(
    ' ',
  );
const SHORTEST_STEM = 3;
/** The last letter of a stem may soften before an ending: `hesap`, `hesabı`. */
const SOFTENED: Readonly<Record<string, string>> = { b: '[bp]', p: '[bp]', d: '[dt]', t: '[dt]', g: '[gk]', k: '[gk]' };

/** How certainly a text is about a wanted word. */
const SURE = 1;
const BY_STEM = 0.8;
/** The minimum certainty of a match. */
export const LEAST_SURE = 0.7;
const BY_SYNONYM = LEAST_SURE;

/** One term of a query: returns how certainly a folded text is about it, 0 for not at all. */
export type Wanted = (text: string) => number;

/** The stems of a word: endings are removed one at a time. */
function stemsOf(word: string): string[] {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST_STEM);
  const stem = ending && word.slice(0, -ending.length);
  return stem ? [stem, ...stemsOf(stem)] : [];
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Matches a word or phrase at the beginning of words, whatever follows. */
function beginning(text: string): RegExp {
  const last = text.at(-1) ?? '';
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped(text.slice(0, -1))}${SOFTENED[last] ?? escaped(last)}`, 'u');
}

function wantedWord(word: string): Wanted {
  const stems = stemsOf(word).map(beginning);
  return (text) => (text.includes(word) ? SURE : stems.some((stem) => stem.test(text)) ? BY_STEM : 0);
}

function wantedPhrase(phrase: string, others: readonly string[]): Wanted {
  const itself = beginning(phrase);
  const synonyms = others.map(beginning);
  return (text) => (itself.test(text) ? SURE : synonyms.some((one) => one.test(text)) ? BY_SYNONYM : 0);
}

/** The terms of a query in everyday words: `asgari teklif`, `excel`, `süre uzar mı`. */
export function wantedBy(query: string): Wanted[] {
  let rest = foldTurkish(query).replace(/[?!.,;:“”"()]/g, ' ');
  const wanted: Wanted[] = [];
  for (const line of SAME) {
    const phrase = line.find((one) => beginning(one).test(rest));
    if (!phrase) continue;
    wanted.push(
      wantedPhrase(
        phrase,
        line.filter((one) => one !== phrase),
      ),
    );
    // Including its endings.
    rest = rest.replace(new RegExp(`${beginning(phrase).source}[\\p{L}\\p{N}']*`, 'u'), ' ');
  }
  const words = rest.split(/\s+/).filter((word) => word !== '' && !EMPTY.has(word));
  return [...wanted, ...words.map(wantedWord)];
}
