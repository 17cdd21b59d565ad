import { DENIES } from '#server/turkish/denials.ts';
import { isNot, type OwnSentence, type PaperAround, type PaperRule, type Read, saidOf, there } from './paper-rule.ts';
import { liraIn } from './printed-values.ts';
import { isOfRest, PLEDGE } from './read-pledges.ts';
import { saidAfter } from './what-is-said.ts';

const NOT_OF_REGISTER =
  /^ ?(?:yapil|uygulan|ve muhafaza|ve yakalama|ihbar|tutana|mahall|isleml|sirasin|talep|muhafaza|tarih(?:inden|i)|kabil|olunan mal|edilen (?:arac|mal|makin|tasinir)|konulan (?:arac|mal)|memur|isteg|mahal|gun|sonucu|olmadig|olmayan)/;
/** Vehicles are also seized by minutes; only entries in their register count. */
const ENTRY_OF_VEHICLE = new RegExp(
  `^\\W*(?:[a-z0-9]{1,2} ?[.)-] ?)?(?:icrai |kamu )?hac(?:iz|zi) ?[-–]|haciz (?:kayd|serh)|hacizler|adet (?:icrai |kamu )?haciz|haczi? (?:var|bulun|mevcut)|kamu haczi|haciz ?:|\\d haciz|haciz (?:ve|veya|,) (?:rehin|tedbir|yakalama)|(?:hacz|haciz)[a-z]* [^.;]{0,20}(?:yok|bulunma${DENIES})`,
);

/** A row under `HACİZLER` names the office that seized. */
const OF_OFFICE = /icra|vergi daire|mudurlug|sgk|sosyal guvenlik|esas|(?:19|20)\d\d\/\d/;

/** Words before a sum of rent in the entry of a lease. */
const RENT = /(?:aylik|yillik|kira bedeli|kira karsiligi)(?: net| brut)? ?:? ?$/;

/** Entries of the register: seizures, injunctions, family homes, rights of others. */
export const readEntries: PaperRule = (sentence, paper) => {
  if (sentence.section === 'removed') return [];
  return [
    ...seizuresIn(sentence, paper),
    ...precautionIn(sentence),
    ...named(sentence, 'familyHome', /aile konut(?:u|udur)/, /aile konut(?:u (?:serhi|belirtme|olarak serh)|udur)/),
    ...named(
      sentence,
      'usufruct',
      /intifa(?: (?:ve|veya|ya da) (?:sukna|oturma))? (?:hakk|sahib)|intifa(?=,)/,
      /intifa hakk[a-z]* ?:|lehine[^;]{0,40} intifa hakk|intifa hakk[a-z]* [^;]{0,50}(?:aittir|uhdesinde|adina)/,
    ),
    ...named(
      sentence,
      'easement',
      /(?<!kat )irtifa[kg](?!li| ve rehin| (?:kis[im]|serid|guzergah|hatti|direg))(?: hakk)?|gecit hakk|kaynak hakk|mecra hakk/,
      /lehine[^.;]{0,60}(?:(?<!kat )irtifak|gecit hakk|mecra)|(?<!kat )irtifak hakk[a-z]* ?:/,
    ),
  ];
};

function seizuresIn({ firm, section }: OwnSentence, { isOfVehicle, kind }: PaperAround): Read[] {
  if (section === 'seizures' && kind !== 'minutes' && !/tedbir|ipotek|rehin|(?<![a-z])yok|bulunma/.test(firm)) {
    const [sum, another] = liraIn(firm);
    return sum && !another && OF_OFFICE.test(firm) ? [there('seizure', { number: sum.value })] : [];
  }
  if (isOfVehicle && (kind === 'minutes' || !ENTRY_OF_VEHICLE.test(firm))) return [];
  for (const name of firm.matchAll(/(?<![a-z])(?:haciz|haczi|hacz(?=edil))[a-z]*/g)) {
    const end = name.index + name[0].length;
    if (NOT_OF_REGISTER.test(firm.slice(end, end + 40)) || /^(?:hacze|hacizli$)/.test(name[0])) continue;
    const said = saidAfter(firm, end);
    if (said === 'not') return isOfRest(firm.slice(0, name.index)) ? [] : [isNot('seizure', 2)];
    const isEntry =
      (kind === 'register' && liraIn(firm).length > 0) ||
      said === 'there' ||
      /^\W*(?:[a-z0-9]{1,2} ?[.)-] ?)?(?:icrai |kamu )?hac(?:iz|zi) ?[-–]|^\W*(?:kaydindaki serh|takyidat)[a-z]*(?: [a-z]+)? ?:|hac[iz]+[a-z]* ?[:|]|(?:icra|vergi) (?:dairesi|mudurlugu)(?:'?nin)? hac(?:iz|zi)\W*$|^\W*(?:kamu |icrai |ihtiyati |kesin )?hac(?:iz|zi),|(?:\d|bir|iki|uc|muhtelif|cesitli|cok sayida|birden fazla|birden cok) (?:\([a-z]+\) )?(?:adet )?(?:icrai |kamu |ihtiyati )?haciz|dosya(?:sin)?dan[^;]{0,70}haciz|lehine haciz|bedel[a-z]* (?:ile )?haciz|(?:tl|lira)[a-z']* (?:icin|tutarinda|bedelli|miktarli|uzerinden)[^.;]{0,20}haciz|(?:kamu|icrai|ihtiyati|kesin) haciz\W*$|yazisi ile/.test(
        firm,
      );
    if (!isEntry) continue;
    const sums = PLEDGE.test(firm) ? [] : liraIn(firm).filter(({ from }) => !RENT.test(firm.slice(0, from)));
    return sums.length > 1 && !/toplam/.test(firm)
      ? sums.map(({ value }) => there('seizure', { number: value }))
      : [there('seizure', sums[0] ? { number: sums.at(-1)?.value ?? 0 } : {})];
  }
  return [];
}

function precautionIn({ firm, section }: OwnSentence): Read[] {
  for (const name of firm.matchAll(
    /(?<![a-z])(?:ihtiyati tedbir|tedbir|davalidir serh)(?! niteliginde|ler alin| almak)/g,
  )) {
    const end = name.index + name[0].length;
    const said = saidAfter(firm, end);
    if (said === 'not') return isOfRest(firm.slice(0, name.index)) ? [] : [isNot('precaution')];
    const isRow = section === 'entries' && /mahkeme|hakimlig/.test(firm.slice(0, name.index));
    if (
      isRow ||
      said === 'there' ||
      /^[a-z]{0,4} (?:serhi|karari|konul)|^[a-z]{0,3} ?[:-] ?[^;]{0,50}(?:mahkeme|hakimlig|esas|icra)/.test(
        firm.slice(end, end + 75),
      )
    )
      return [there('precaution')];
  }
  return [];
}

function named({ firm }: OwnSentence, field: Read['field'], name: RegExp, entry: RegExp): Read[] {
  const found = name.exec(firm);
  if (
    found &&
    /^[^.;]{0,40}(?:talep|talebi|istem)/.test(firm.slice(found.index)) &&
    /redd|yer olmadig|karar ver/.test(firm)
  )
    return [];
  if (!found || (field === 'easement' && /intifa/.test(firm) && !/irtifak hakk|gecit hakk|mecra/.test(firm))) return [];
  const said = saidOf(field, firm, name);
  if (said.some(({ value }) => !value.isThere) && isOfRest(firm.slice(0, found.index))) return [];
  if (said.length > 0) return said;
  return entry.test(firm) &&
    !/(?:edile|incelene|belirlene|sorgulana?|anlasila|alina)m[ae]|bilinme|up (?:olma|bulunma)/.test(firm)
    ? [there(field)]
    : [];
}
