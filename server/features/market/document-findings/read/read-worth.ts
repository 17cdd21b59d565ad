import type { PaperKind } from '#shared/read-documents/paper-kinds.ts';
import { type PaperRule, type Rank, type Read, there } from './paper-rule.ts';
import { liraIn, type Printed } from './printed-values.ts';

const WORTH =
  /(?:hisse|pay)[a-z]* (?:dusen|isabet eden)|(?<![a-z])ed(?:er|ecegi[a-z]*)(?![a-z])|deger|kiymet|rayic|fiyat|toplam|takdir|paha|muhammen|bedel/;
const NAMED_WORTH =
  /(?<![a-z])ed(?:er|ecegi[a-z]*)(?![a-z])|(?:hisse|pay)[a-z]* (?:dusen|isabet eden)|deger|kiymet|rayic|takdir|muhammen/;
/** Sums that are not the worth of the property. */
const OTHER_SUM =
  /borc(?!lu)|aidat|vergi|ucret|alaca[kg]|hasar(?! durum)|tramer|ipote[kg]|haciz|haczi|rehin|kira(?!ci|nan)|harc(?:i|in)|teminat|masraf|ceza|ruchan|derece(?!(?:de)? (?:deprem|sit))|depozito|kasko|sigorta|(?<![a-z])dask(?![a-z])|sifir (?:km|arac)|(?<![a-z])yeni(?:si|sinin)? (?:[a-z]+ ){0,2}(?:satis|fiyat|deger|bedel)|gunluk|aylik|yillik|gelir|gider|maliyet|amortisman|yipranma pay|asgari|teklif|pey|ihale bedel|cekici|artirim|beyan (?:deger|bedel)|emlak (?:deger|rayic)|acil satis|hizli satis|zorunlu satis|tasfiye|edinme bedel|alis bedel|resmi satis bedel|sozlesme bedel|ecrimisil|kazanc/;
/** `muhammen bedelin %50'si`. */
const PART_OF_WORTH =
  /% ?\d+ ?['’]?(?:s?[iu]|[iu]nin)?(?: (?:olan|ise|yani))?[^.;a-z\d]{0,6}$|(?<![a-z])yuzde [a-z]+(?: olan)?[^.;a-z\d]{0,6}$/;
const OTHER_AFTER =
  /^ ?idi(?![a-z])|^[^.,;=]{0,25}(?:borc(?!lu)|aidat|vergi|ucret|ipote[kg]|haciz|teminat|hasar|rehin|bedelli|kira(?!ci)|istenen|istendig|istenmekte|satilan|satildig|satilmis|satis(?:i|a) (?:sunul|cikar|gercekles|yapil)|pazarlik|ilan|talep edil|emsal|artir(?:im|il)|pey|depozito)/;
const OF_COMPARED =
  /(?:istenen|istenmekte|satilan|satildig(?![a-z]*,)|satilmis|ilanda|ilan fiyat|talep edilen|emsal[a-z]*(?!(?: [a-z]+){0,3} (?:dogrultu|gore|isig|karsilastir|birlikte|arastir|dikkate|incele|goz onun|sonuc|neden|artis))(?: [a-z0-9]+){0,4})[^.;:=]{0,25}$/;
/** The price per unit; but `118 m² olup değeri` is an area before a worth. */
const OF_UNIT =
  /(?<!\d ?)(?<![a-z])(?:dekar|birim|m ?[2²]|metre ?kare|donum|adet|hektar|beher|agac basina)(?:['’]?[a-z]{0,5})(?: (?:arsa|arazi|satis|rayic|zemin|yapi|insaat|tarla|birim|ortalama))*(?: (?:deger|kiymet|fiyat|bedel|maliyet)[a-z']*| icin| basina)? ?(?:olarak|ise|icin|ortalama|yaklasik|[:|])?[^.;\d=]{0,14}$/;
const PART =
  '(?:arsa|arazi|bina|yapi|yapilar|zemin|toprak|muhdesat|agac|agaclar|eklenti|eklentiler|tesis|havuz|ahir|mustemilat|depo|ev|sera|dikili|meyve agac|fidan|sundurma|garaj|insaat|kuyu|duvar|cevre duzeni|bahce duzen|sondaj)';
const OF_PART = new RegExp(
  `^[^a-z]*(?:[a-z]\\)|[a-z]{1,3}[-.] )?[^a-z]*(?:parsel(?:in|deki)? |tasinmaz(?:in|daki)? |uzerindeki |[a-z]{3,10} (?=agac))?${PART}[a-z]*(?: (?:ve|ile) [a-z]+)?(?: (?:pay|hisse)[a-z]*)?(?: toplam[a-z]*)?(?:(?! ve | ile | toplam| uzerin)[^;=:]){0,45}?(?: (?:deger|kiymet|bedel)[a-z]*)(?: toplam[a-z]*)?(?![^:=|]{0,60}(?:ve|ile) (?:arsa|zemin))`,
);
const PART_ENDS = new RegExp(
  `(?<![a-z])${PART}[a-z]*(?: pay[a-z]*)? (?:deger|kiymet|bedel)[a-z]*(?: ?\\([^)]*\\))? ?(?:toplam[a-z]*|olarak|ise|icin)? ?[:|=]? ?$|(?<![a-z])${PART}[a-z]* icin ?$`,
);
const EARLIER =
  /(?<![a-z])(?:(?:gecici|muvakkat|provizyonel|simdilik) (?:olarak )?(?:kiymet|deger|takdir)|kok rapor|onceki|eski|daha once|ilk rapor|evvelce|itiraz edilen|(?:19|20)\d\d yilinda (?:[a-z]+ ){0,3}(?:duzenlenen|hazirlanan|alinan|yapilan|ya-? ?pilan)|^\W*(?:eger|sayet)(?![a-z])|(?:takdir edil|belirlen)misti(?!r))/;
const PER = /^ ?'?(?:den|dan|sinden)? ?(?:\/|tl\/)? ?(?:m2|m²|dekar|donum|adet|ay(?![a-z])|gun(?![a-z]))/;
const OPERAND_AFTER = /^ ?(?:\/ ?m ?[2²] ?)?(?:\([^)]*\) ?)?(?:x|\*|×) ?[\d(%]/;
const OPERAND_BEFORE = /(?<![a-z])(?:x|\*|×) ?$/;
const OF_SHARE = /(?:hisse|(?<!arsa )(?<![a-z])pay)(?!das)[a-z]*(?:'[a-z]+)?[^.;=]{0,45}$/;
const OF_WHOLE = /tamam(?:i|inin|ina)|butun(?:u|unun)|tam mulkiyet|1\/1/;
const CONCLUDES = /toplam|sonuc|netice|kanaat|takdir|muhammen|belirlen|hesaplan|nihai|tespit ve/;

/** `emsal satışlar (4.000.000 TL, 4.150.000 TL)`. */
const COMPARED = /emsal[a-z]*(?: [a-z]+){0,3} ?\([^)]*\)/;

/** Papers about debts and entries; they contain no worth. */
const NO_WORTH: ReadonlySet<PaperKind> = new Set(['register', 'zoning']);

/** The worth of the property and of its parts. A share's worth ranks before that of the whole. */
export const readWorth: PaperRule = ({ folded: whole, section }, { kind }) => {
  const folded = whole.replace(COMPARED, (text) => ';'.repeat(text.length));
  if (section === 'pledges' || !WORTH.test(folded) || EARLIER.test(folded)) return [];
  if (NO_WORTH.has(kind) || (kind === 'letter' && !NAMED_WORTH.test(folded))) return [];
  const sums = liraIn(folded);
  const total = sums.filter((sum) => !isOperand(folded, sum));
  return total.flatMap((sum, at): Read[] => {
    const from = total[at - 1]?.to ?? 0;
    const segment = folded.slice(from, sum.from);
    const after = folded.slice(sum.to, Math.min(total[at + 1]?.from ?? folded.length, sum.to + 60));
    if (!isWorth(folded, segment, after, at > 0)) return [];
    const isPart = OF_PART.test(segment) || PART_ENDS.test(segment);
    if (isPart && !/toplam (?:deger|kiymet)[a-z]* ?[:=]? ?$/.test(segment))
      return [there('partValue', { number: sum.value }, rankOf(segment, after))];
    return [there('appraisal', { number: sum.value }, rankOf(segment, after))];
  });
};

function isOperand(folded: string, { from, to }: Printed<number>): boolean {
  const [before, after] = [folded.slice(Math.max(0, from - 90), from), folded.slice(to, to + 40)];
  return OPERAND_AFTER.test(after) || OPERAND_BEFORE.test(before) || PER.test(after) || OF_UNIT.test(before);
}

function isWorth(folded: string, segment: string, after: string, isLater: boolean): boolean {
  const near = segment.slice(-90);
  if (PART_OF_WORTH.test(near) || OTHER_SUM.test(near) || OTHER_AFTER.test(after) || OF_COMPARED.test(near))
    return false;
  // The first words of a sentence say what its sums are.
  if (/(?<![a-z])(?:teminat|kasko|vergi|aidat|kira bedel)/.test(folded.slice(0, 40)) && !isLater) return false;
  if (/borc(?!lu)|aidat|vergi|ucret|fatura|ceza|tramer|hasar kayd/.test(folded) && !NAMED_WORTH.test(segment))
    return false;
  return WORTH.test(segment) || NAMED_WORTH.test(after) || (isLater && WORTH.test(folded));
}

function rankOf(segment: string, after: string): Rank {
  const near = segment.slice(-90);
  if (OF_SHARE.test(near) && !/hisse(?:li|dar)|1\/1/.test(near)) return 3;
  if (OF_WHOLE.test(near) || /^ ?[,-]? ?\([^)]*tamam/.test(after)) return 0;
  if (/kdv(?: dahil|'?[a-z]{0,3} tabi| eklen| ile birlikte|'?li)/.test(near + (after.split(/[,;]/)[0] ?? ''))) return 0;
  return CONCLUDES.test(near + (after.split(/[,;]/)[0] ?? '')) ? 2 : 1;
}
