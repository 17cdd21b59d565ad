import type { PaperField } from '#shared/read-documents/finding-fields.ts';
import { type PaperRule, type Rank, type Read, there } from './paper-rule.ts';
import { areasIn, NUMBER, numberOf, type Printed } from './printed-values.ts';

const GROSS = /brut(?!u)/;
const NET = /(?<![a-z])net(?![a-z])/;
const BY_DEED =
  /tapu(?:da|ya| kayd| kayit| kutug| sicil| sened)[a-z]*(?: (?:gore|kayitli|uzerinde))?[^.;]{0,40}(?:alan|m2 ?\))|tapu (?:alani|m2)|tapu(?:da| kaydinda| kutugunde| sicilinde| senedinde) (?:[a-z]+ ){0,2}$/;
const GROUND = '(?:arsa|arazi|parsel|tarla|bag|bahce|zeytinlik|tasinmaz|ana ?tasinmaz|ana ?gayrimenkul)';
const OF_GROUND = new RegExp(
  `yuz ?olcum[a-z]*|(?<![a-z])${GROUND}[a-z']*(?: (?:no\\.?(?:lu)?|nolu|sayili|numarali|olan|kayitli|toplam|vasifli|nitelikli|tapuda|tapunun|alani|miktari|niteliginde|vasfinda|tamami|tarla|arsa))*[ ,:|("“”'-]*$|(?:arsa|arazi|parsel|zemin|tarla|bahce)[a-z]*(?: yuzolcum[a-z]*| alan[a-z]*| buyuklug[a-z]*| miktar[a-z]*)|buyuklug[a-z]*[^,;]{0,12}$|(?<!m2 )(?<![a-z])tapuda[^.,;]{0,20}$`,
);
const GROUND_FOLLOWS =
  /^ ?'?(?:lik |luk |dir,? )?["“”']?(?:(?:yuz ?olcum|buyuklug|miktar|alanli (?:arsa|tarla|parsel|arazi|bahce|tasinmaz|zeytinlik)|alana sahip (?:arsa|parsel|tasinmaz)|arsa|arazi|tarla|zeytinlik|bag(?![a-z])|bahce(?!si|de)|parsel|kargir|kagir)[a-z]*)/;
const OF_A_PART =
  /^ ?'?(?:lik|luk|si|sinin|den|ye|ligi)? ?(?:kis[im]|kapali|teras|ilave|ek(?![a-z])|depo|balkon|sundurma|kacak|tecavuz|yuzme|havuz|pergola|bahce(?:si|de| kullanim)|oturum|taban|insaat|prefabrik|ahir|garaj|kullanim|oturma|bina|ev(?![a-z])|yapi|cati|veranda|mustemilat|sera|agac|yol|terk|hisse|irtifak|alanda|kamulastir|imar|eklenti|komurluk|tek katli|iki katli|betonarme|yigma|beton|otopark|dubleks|konut|mesken|daire|dukkan|icin)|^[^.,;]{0,14}(?:kisim|kismi)|^ ?x ?\d|^ ?\/ ?ay/;
const OF_A_PART_BEFORE =
  /(?:dekar|birim|m2 fiyat|yaklasik|takriben|balkon|teras|depo|bahce kullanim|havuz|eklenti|garaj|komurluk|otopark|oturum|taban|kacak|terk|irtifak|kamulastir|salon|mutfak|hisse(?:sine|ye) (?:dusen|isabet)|pay(?:ina|a) (?:dusen|isabet)|asma kat|sundurma|oda(?:si)?|ilave|emsal|insaat alani hakki|ticari|kiralik|kiralanan)[^,;]{0,14}$/;

/** `Brüt 95, net 82 m²`: the unit is printed only once. */
const GROSS_AND_NET = new RegExp(
  `brut[a-z ]{0,20}:? ?(?<gross>${NUMBER}) ?(?:,|ve|/|;) ?net[a-z ]{0,20}:? ?(?<net>${NUMBER}) ?(?:m ?[2²]|metre ?kare)`,
);

/** Areas by kind: gross, net, in the deed, of the ground. */
export const readAreas: PaperRule = ({ folded }, { hasUnit }) => {
  const areas = withoutParts(areasIn(folded), folded);
  const gross = numberOf(GROSS_AND_NET.exec(folded)?.groups?.gross ?? '');
  const first = gross ? [there('grossM2', { number: gross })] : [];
  return first.concat(
    areas.flatMap((area, at): Read[] => {
      const before = folded.slice(Math.max(areas[at - 1]?.to ?? 0, area.from - 70), area.from);
      const after = folded.slice(area.to, Math.min(areas[at + 1]?.to ?? folded.length, area.to + 40));
      const isPast = /^[^,;\d]{0,30} iken(?![a-z])/.test(after);
      const field = isPast || isWrongSum(folded, areas, at) ? undefined : areaField(before, after, hasUnit);
      return field ? [there(field, { number: area.value }, rankOf(field, before, after))] : [];
    }),
  );
};

/**
 * `brüt alanı bodrum 80 m², zemin 110 m² olmak üzere 190 m²` is a single area; if the sum does not match, it is none.
 */
function withoutParts(areas: readonly Printed<number>[], folded: string): readonly Printed<number>[] {
  const at = areas.findIndex(
    ({ from }, place) => place > 1 && /olmak uzere[^\d]{0,12}$/.test(folded.slice(areas[place - 1]?.to ?? 0, from)),
  );
  const [total, first] = [areas[at], areas[0]];
  if (!total || !first || !SIZED_BEFORE.test(folded.slice(Math.max(0, first.from - 40), first.from))) return areas;
  const sum = areas.slice(0, at).reduce((whole, { value }) => whole + value, 0);
  // The words before the first part name the area.
  const one = Math.abs(sum - total.value) > 1 ? [] : [{ ...total, from: first.from }];
  return [...one, ...areas.slice(at + 1)];
}
const SIZED_BEFORE = /(?:brut(?!u)|(?<![a-z])net(?![a-z]))[^;]*$/;

/** `Zemin kat 120 m², 1. kat 120 m², toplam 260 m²`: one of these must be misread. */
function isWrongSum(folded: string, areas: readonly Printed<number>[], at: number): boolean {
  const total = areas[at];
  const floors = areas.slice(0, at);
  if (!total || floors.length < 2 || !/toplam[^.;\d]{0,30}$/.test(folded.slice(0, total.from))) return false;
  const isOfFloors = floors.every(({ from }) =>
    /(?<![a-z])kat[a-z]*[ :,]*$/.test(folded.slice(Math.max(0, from - 20), from)),
  );
  return isOfFloors && Math.abs(floors.reduce((sum, { value }) => sum + value, 0) - total.value) > 1;
}

function rankOf(field: PaperField, before: string, after: string): Rank {
  if (field === 'plotM2') return /yuz ?olcum/.test(before + after.slice(0, 20)) ? 2 : 1;
  return /toplam[^,;]{0,30}$/.test(before) ? 2 : 1;
}

/** `160 m² brüt`; but before `net alanı 120 m²` the word belongs to the next area. */
const SIZE_AFTER =
  /^ ?'?(?:si|dir)? ?\(?(?<size>brut(?!u)|net(?![a-z]))(?!(?: (?:kullanim|kapali|insaat|alan[a-z]*)){0,3} ?:? ?\d)/;
/** `160 m² brüt olup 45 m²`: the word belongs to the area before it. */
const OF_AREA_BEFORE =
  /^ ?'?(?:si|dir)? ?\(?(?:brut(?!u)|net(?![a-z]))(?!(?: (?:kullanim|kapali|insaat|alan[a-z]*)){0,3} ?:? ?$)/;

function areaField(before: string, after: string, hasUnit: boolean): PaperField | undefined {
  const isOfPart = OF_A_PART_BEFORE.test(before);
  const isOfSmallPart = OF_A_SMALL_PART_BEFORE.test(before);
  const size = SIZE_AFTER.exec(after)?.groups?.size;
  if (size && !isOfSmallPart) return size === 'net' ? 'netM2' : 'grossM2';
  const own = before.replace(OF_AREA_BEFORE, '');
  const [gross, net] = [lastOf(own, GROSS), lastOf(own, NET)];
  if (gross >= 0 || net >= 0) {
    const between = own.slice(Math.max(gross, net));
    if (/[;]/.test(between) || isOfPart || isOfSmallPart || OF_A_SMALL_PART.test(after)) return undefined;
    return gross > net ? 'grossM2' : 'netM2';
  }
  if (/^ ?'?(?:lik |luk )?\(?(?:yuz ?olcum|arsa|tarla|parsel)/.test(after) && !isOfPart) return 'plotM2';
  if (/yuz ?olcum[a-z]*[^a-z;]{0,4}$|parsel \d{1,6},? alan[i]? $/.test(before)) return 'plotM2';
  if (!hasUnit && /tapu (?:alani|m2 ?'?si|miktari)[^;]{0,6}$/.test(before)) return 'plotM2';
  if (OF_A_PART.test(after) || isOfPart) return undefined;
  if (hasUnit && BY_DEED.test(before) && !/yuz ?olcum|arsa|parsel(?!de)|ana ?tasinmaz|zemin/.test(before))
    return 'deedM2';
  const isWhole =
    !hasUnit &&
    /^ ?(?:olan )?(?:tasinmaz|gayrimenkul)(?:in|lar)?(?![a-z])/.test(after) &&
    /kayitli |tapuda|parsel/.test(before);
  const isGround = isWhole || OF_GROUND.test(before.slice(-45)) || GROUND_FOLLOWS.test(after);
  if (!isGround || /(?:arsa|parsel|arazi|tasinmaz|zemin)[a-z]* uzerin/.test(before)) return undefined;
  return /(?:kapali|insaat|kullanim|bina|yapi|taban)[a-z]* alan/.test(before) ? undefined : 'plotM2';
}

const OF_A_SMALL_PART_BEFORE =
  /(?:ahir|samanlik|mustemilat|kumes|sera(?![a-z])|bekci|balkon|teras|depo|havuz|eklenti|garaj|sundurma|emsal)[^,;]{0,14}$/;
const OF_A_SMALL_PART = /^ ?'?(?:lik|luk)? ?(?:balkon|teras|depo|havuz|eklenti|garaj|kisim|kismi|sundurma|otopark)/;

function lastOf(words: string, pattern: RegExp): number {
  return [...words.matchAll(new RegExp(pattern.source, 'g'))].at(-1)?.index ?? -1;
}
