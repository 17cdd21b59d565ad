import { ORDINALS } from '#server/turkish/number-words.ts';
import type { CreditorKind, DebtKind } from '#shared/read-documents/finding-fields.ts';
import { isNot, type PaperRule, type Read, saidOf, there } from './paper-rule.ts';
import type { PaperSentence } from './paper-sentences.ts';
import { daysIn, liraIn } from './printed-values.ts';
import { saidAfter } from './what-is-said.ts';

const PLEDGE = /(?<![a-z])(?:ipote[kg]|rehin|rehni)/;
const DEGREE = new RegExp(
  `(?<digit>[1-9])\\.? ?(?:inci |nci |uncu )?derece|derece(?:si)? ?[:|]? ?(?<after>[1-9])(?![\\d.,/])|(?<word>${ORDINALS.join('|')}) derece`,
);
/** As the register prints degree and place: `1/0`. */
const DEGREE_AND_PLACE = /(?<![\d/.])(?<digit>[1-9])\/\d{1,2}(?![\d/])/;
const CREDITORS: readonly (readonly [CreditorKind, RegExp])[] = [
  ['bank', /(?<![a-z])(?:[a-z]{0,12}bank|banka|katilim)/],
  [
    'public',
    /(?<![a-z])(?:hazine|vergi dairesi|belediye|sgk|sosyal guvenlik|gumruk|kamu|toki|bakanlig|defterdarlig|malmudur)/,
  ],
  [
    'company',
    /(?<![a-z])(?:a\.? ?s\.?|ltd|limited|anonim|sirket|kooperatif|faktoring|finansal|varlik yonetim|san\. |tic\. )(?![a-z])/,
  ],
];
const REMOVED = /terkin|kaldiril(?:mis|di)|fek ?ki|fekk|silin/;
const NOT_OF_REGISTER =
  /^ ?(?:ve muhafaza|ihbar|tutana|mahall|isleml|sirasin|talep|muhafaza|tarih(?:inden|i)|olunan mal|edilen (?:arac|mal|makin|tasinir)|konulan (?:arac|mal))/;

/** Burdens of the register and claims: pledges, seizures, rights of others, debts. */
export const readBurdens: PaperRule = (sentence, paper) => {
  if (REMOVED.test(sentence.folded)) return [];
  return [
    ...pledgesIn(sentence),
    ...(paper.isOfVehicle && paper.kind !== 'register' ? [] : seizuresIn(sentence)),
    ...precautionIn(sentence),
    ...named(sentence, 'familyHome', /aile konut(?:u|udur)/, /aile konut(?:u serhi|udur)/),
    ...named(sentence, 'usufruct', /intifa (?:hakk|sahib)/, /intifa hakk[a-z]* ?:|lehine[^.;]{0,40} intifa hakk/),
    ...named(
      sentence,
      'easement',
      /(?<!kat )irtifa[kg](?: hakk)?|gecit hakk|kaynak hakk/,
      /lehine[^.;]{0,60}(?:irtifak|gecit)|(?<!kat )irtifak hakk[a-z]* ?:/,
    ),
    ...claimsIn(sentence),
  ];
};

function pledgesIn({ folded, section }: PaperSentence): Read[] {
  const name = PLEDGE.exec(folded);
  const isRow = section === 'pledges' && DEGREE_AND_PLACE.test(folded) && liraIn(folded).length > 0;
  if (!name && !isRow) return [];
  const sum = liraIn(folded).find(
    ({ from }) => !/masraf|faiz|kiymet|deger/.test(folded.slice(Math.max(0, from - 14), from)),
  );
  const found = (DEGREE.exec(folded) ?? (isRow ? DEGREE_AND_PLACE.exec(folded) : null))?.groups ?? {};
  const { digit, after, word } = found;
  const degree = word === undefined ? Number(digit ?? after ?? Number.NaN) : ORDINALS.indexOf(word) + 1;
  const said = name ? saidAfter(folded, name.index + name[0].length) : 'there';
  if (said === 'not') return /baska(?:ca)?|diger/.test(folded.slice(0, name?.index)) ? [] : [isNot('pledge')];
  const hasDegree = !Number.isNaN(degree);
  if (!hasDegree && said !== 'there' && !(sum && /ipote[kg](?:i|li)?(?![a-z])|lehine/.test(folded))) return [];
  if (!hasDegree && !sum && !/lehine|ipotekler|ipotek (?:kaydi |serhi )?(?:var|mevcut|bulun)/.test(folded)) return [];
  const creditor = CREDITORS.find(([, pattern]) => pattern.test(folded))?.[0] ?? (isRow ? 'person' : undefined);
  return [
    there('pledge', {
      ...(hasDegree && { degree }),
      ...(creditor && { word: creditor }),
      ...(sum && { number: sum.value }),
    }),
  ];
}

function seizuresIn({ folded }: PaperSentence): Read[] {
  for (const name of folded.matchAll(/(?<![a-z])(?:haciz|haczi|hacz(?=edil))[a-z]*/g)) {
    const end = name.index + name[0].length;
    if (NOT_OF_REGISTER.test(folded.slice(end)) || /^hacze/.test(name[0])) continue;
    const said = saidAfter(folded, end);
    if (said === 'not') return /baska(?:ca)?|diger/.test(folded.slice(0, name.index)) ? [] : [isNot('seizure')];
    const isEntry =
      said === 'there' ||
      /hac[iz]+[a-z]* ?:|dosya(?:sin)?dan haciz|lehine haciz|bedel[a-z]* (?:ile )?haciz|yazisi ile/.test(folded);
    if (!isEntry) continue;
    const sum = PLEDGE.test(folded) ? undefined : liraIn(folded)[0];
    return [there('seizure', sum ? { number: sum.value } : {})];
  }
  return [];
}

function precautionIn({ folded }: PaperSentence): Read[] {
  for (const name of folded.matchAll(/(?<![a-z])(?:ihtiyati tedbir|tedbir)(?! niteliginde|ler alin| almak)/g)) {
    const end = name.index + name[0].length;
    const said = saidAfter(folded, end);
    if (said === 'not') return [isNot('precaution')];
    if (said === 'there' || /^[a-z]{0,4} (?:serhi|karari|konul)/.test(folded.slice(end))) return [there('precaution')];
  }
  return [];
}

function named({ folded, ...rest }: PaperSentence, field: Read['field'], name: RegExp, entry: RegExp): Read[] {
  const said = saidOf(field, { folded, ...rest }, name);
  if (said.length > 0) return said;
  return entry.test(folded) && !/(?:edile|incelene|belirlene)me|bilinme|olup olma/.test(folded) ? [there(field)] : [];
}

const DEBTS: readonly (readonly [DebtKind, RegExp])[] = [
  ['dues', /aidat|ortak gider|site yonetim/],
  ['tax', /vergi|mtv|harc/],
  ['keeping', /yediemin|muhafaza|otopark|saklama/],
  ['utilities', /elektrik|dogal ?gaz|(?<![a-z])su (?:borc|fatura|abone)/],
  ['fine', /ceza/],
];
const OWED = /borc|ucret|gecikme|birikmis|odenmemis|masraf/;

function claimsIn({ folded }: PaperSentence): Read[] {
  if (/ruchan|oncelikli alacak/.test(folded)) {
    const sum = liraIn(folded)[0];
    if (sum) return [there('priorClaim', { number: sum.value })];
    return /ruchan[a-z]* (?:olan )?alaca[kg][a-z]* ?[:|]? ?(?:bulunma|yok)/.test(folded) ? [isNot('priorClaim')] : [];
  }
  if (!OWED.test(folded) || PLEDGE.test(folded) || /hacz|haciz/.test(folded)) return [];
  const kind = DEBTS.find(([, pattern]) => pattern.test(folded))?.[0];
  if (!kind) return [];
  const sum = liraIn(folded).at(-1);
  if (sum) return [there('debt', { word: kind, number: sum.value })];
  return /borc[a-z]* (?:yok|bulunma)/.test(folded) ? [{ field: 'debt', value: { isThere: false, word: kind } }] : [];
}

const LEASE = /kira (?:sozlesme|serh|kontrat|akd)|kontrat/;

/** A lease with its day: of the contract, or of its entry in the register. */
export const readLease: PaperRule = ({ folded }) => {
  const name = LEASE.exec(folded);
  if (!name) return [];
  if (
    /kira (?:sozlesmesi|serhi|kontrati)(?: kaydi| serhi)? (?:yok(?:tur)?(?![a-z])|bulunma(?:makta|dig)|mevcut degil)/.test(
      folded,
    )
  )
    return [isNot('lease')];
  const days = daysIn(folded);
  const near = days.toSorted((a, b) => distance(a.from, name.index) - distance(b.from, name.index))[0];
  const isEntered = /kira serh/.test(folded) || /kira sozlesmesi[^.;]{0,40}serh (?:edil|veril)/.test(folded);
  const said = saidAfter(folded, name.index + name[0].length);
  if (!near && said !== 'there') return [];
  if (/(?:edile|alina|belirlene)m[ae]|olup olma|ibraz edilme|gosterilme/.test(folded)) return [];
  return [there('lease', { ...(near && { day: near.value }), ...(isEntered && { word: 'entered' }) })];
};

const distance = (one: number, other: number) => Math.abs(one - other);
