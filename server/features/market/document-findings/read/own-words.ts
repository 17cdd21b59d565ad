/** The end of a clause; a comma inside a number is not one. */
const CLAUSE_END =
  /[,;] | (?:olup|ancak|fakat|iken|halde|oldugundan|ise de)(?= )|(?<=masina|mesine) (?:ragmen|karsin)(?= )/g;

const PLACE_NOUN =
  'parsel|bina|daire|tasinmaz|dukkan|arsa|arazi|bagimsiz|bolum|yapi|apartman|ev(?![a-z])|isyeri|mesken|konut|arac|tarla|ada(?![a-z])|bahce|villa|magaza|site|blok';
const SIDE = '(?:dogu|bati|kuzey|guney)[a-z]*';
/** Words about something next to the lot, or compared with it. */
const OF_ANOTHER = new RegExp(
  `(?<![a-z])(?:${[
    `komsu (?:${PLACE_NOUN}|\\d)(?!(?:ler|lar)?(?:d[ae]n|in aleyhine))`,
    `bitisik(?:teki| olan)? (?!nizam|duzen|yapi|kat|ikiz|blok)`,
    `bitisigi(?:nde)?[a-z]*`,
    `karsi(?:sinda|si|daki|sindaki|da)(?: (?:bulunan|yer alan|kalan|ise))?(?![a-z])`,
    `yaninda(?:ki| bulunan| yer alan| duran)? (?:${PLACE_NOUN}|\\d)|yandaki|yan (?:parsel|daire|sokak|bina|komsu|dukkan)`,
    `(?:arka|ust|alt) sokak`,
    `(?:alt|ust|diger|bodrum) kat(?:taki|larda|lardaki|ta bulunan|inda(?:ki)? (?:bulunan )?\\d)`,
    `${SIDE}(?:nda|nde)(?:ki| yer alan| bulunan| kalan| ise)(?: [a-z0-9.]+){0,4}? (?:${PLACE_NOUN}|yol|bolge|alan|park)`,
    `ayni (?:bina|apartman|ada|yer|otopark|depo|dosya|cadde|sokak|mahalle|site|kat|mevki|bolge|blok|koy|cevre|malik|mukellef|borclu(?!n)|abone|kisi|borcluya ait diger)[a-z]*`,
    `emsal (?:tasinmaz|daire|olarak|dukkan|arsa|satis|parsel|alin|goster|arac|kabul|\\d)`,
    `benzer (?:daire|tasinmaz|nitelik|arsa|dukkan|ozellik|konum|parsel|mesken|isyeri|arac|durum)[a-z]*`,
    `(?:paydas|hissedar|malik|ortak)l[ae]rd[ae]n (?!borclu)`,
    `diger (?!kat(?:lar)?(?:d?[ai]|inda)?(?: ise)? \\d)(?:paydas|hissedar|malik|ortak|daire|parsel|bagimsiz|tasinmaz|arac|\\d|hisse|pay(?![a-z])|santiye|makine|bolum|kat|blok|mirasci|bina|dukkan|yari)[a-z]*`,
    `(?:o|oteki|baska(?: bir)?) (?:arac|parsel|tasinmaz|daire|bina|malik|dosya|borclu)`,
    `onun(?![a-z])`,
    `cevredeki|yakinindaki|civardaki|civarinda(?:ki)? (?:tasinmaz|parsel|daire|satilik)`,
  ].join('|')})`,
);
/** Words about the past that no longer apply. */
const OF_THE_PAST =
  /(?<![a-z])(?:(?:eski|onceki|evvelki|ilk) (?:abone|malik|kiraci|sahib|kullanici|isletme|donem|borclu|rapor|tarihli rapor|plan|sozlesme|kontrat)|daha once|evvelce|onceden|eskiden|yururlukten kalk|gecmiste|kok rapor|ilk raporda|(?:once|onceden) (?:faaliyet|bulunan|oturan|kullan))/;
/** An entry, a debt or a user that no longer exists. */
const GONE =
  /(?:terkin|fek)(?:k?in)? (?:edil(?!me)|olun(?!ma))|(?:terkin|fek)(?:ki|kin)?(?: tarihi)? ?[:(]? ?\d|terkin(?:li|dir)|fekk(?:i(?! (?:bildir|iste|gelin|talep|icin|hakkinda|yapilma|saglanma))|edil(?!me))|(?:terkini|fekki) (?:yapil|saglan)|kaldiril(?:mis|di|arak)|silin(?:mis|di|erek)|(?<!hic )odenmis|odendi(?![a-z]{2})|odenerek|odendig|tahsil (?:edil(?:mis|di)|olun)|tahsil edilerek|(?:borc|hesap|kredi|dosya)[^.;]{0,60}kapatil(?:mis|di)|iade edil(?:mis|di)|yatiril(?:mis|di(?![gk]))|tasfiye edil(?:mis|di)|(?:tasin|tahliye et|terk et)(?:[dt]ig|mis|[dt]i(?![a-z]))|(?:ayril|bosalt)dig|itfa|mahsup|hukumsuz|gecersiz/;
const ENTRY_NAME =
  /ipote[kg]|rehin|rehni|haci?z|tedbir|intifa|irtifa[kg]|serh|borc|ucret|aidat|vergi|ceza|sukna|otur(?:d|an)|ikamet|kiraci/;
const STILL =
  /^\W*(?:ve |ise |bugun |su an )?(?:halen|halihazir|bugun|simdi|bu kez|bu defa|su an|mevcut durum|gunumuz|kesif (?:gun|sira|tarih|an)|yerine|daha sonra yerine|yururluk|meri |guncel |yeni plan|son plan|plan revizyon)/;
/** Words that return to the lot. */
const AGAIN =
  /^\W*(?:ancak |ve |ise |bu sebeple |sonuc olarak )?(?:(?:is|s)?bu (?:tasinmaz|parsel|daire|arac|dukkan)|tasinmaz|dava konusu|takibe? konu|satisa? konu|konu (?:tasinmaz|parsel|arac|daire|bagimsiz|bina|yapi|dukkan)|soz konusu|bahse konu|sorulan|degerleme(?:ye)? konu|borclu|parselimiz|dairemiz|halen|halihazir|kesif|tapu kayd|sonuc|(?:dukkan|daire|ev|villa|depo|isyeri)(?:nin|in)? (?:su an|simdi|halen|halihazir|bugun)|rapora? konu|bagimsiz bolum|inceleme(?:ye)? konu|kiymet takdirine konu|haciz(?:li| konusu)|ana ?tasinmaz)/;
/** A sentence that says itself that it is about something else. */
const BESIDE_THE_POINT =
  /(?:dosya|tutanak|satis|takip|rapor|takd|konu|talep|muzekkere)[a-z]*(?: ile| ile bir| konusu ile)? (?:ilgisi|ilgili|alakasi|alakali|ilisigi)[a-z]* (?:yok|bulunmama|degil|olmayip|olmadig|olmayan)|konu(?:muz)?(?: |nun )dis|(?:satis(?:in|imiz)?|yazi(?:niz|miz)?)(?:in)? konusu (?:degil|olmayan|olmadig|disi)|satisa konu (?:degil|edilme|olmayan|olmadig)|(?:rapor|dosya|takip|satis)[a-z]* kapsam[a-z]* (?:dis|degil)|\?\W*$|(?:orasi|o (?:arac|daire|yer)) baska|baska (?:tapu|tasinmaz|dosya)(?:dir|nindir|ya aittir)|^\W*emsal[a-z]*(?: ?no)?(?: ?\d+)? ?[-:.)](?! ?\d)|^\W*(?:not ?: ?)?emsal[a-z]* (?:ise|olarak|arast|incel|gore)/;

const IF =
  /(?:(?:m[ae]s[iy]|m[ae]lari|m[ae]leri|(?:dig|dug|tig|tug)[iu]) (?:halinde|durumunda|takdirde)|(?:hal|durum)inde (?:dahi|ise)|sartiyla|kosuluyla|kaydiyla|(?<![a-z])(?:eger|sayet)(?![a-z]))/;
const MAY =
  /(?:[ae]bil(?:ir|ecek|ecegi|mesi|mek)|gerek(?:ir|mekte|ecek|tig)|zorunlu|lazim|talep ed|talep (?:ol|et)|teklif (?:edil|olun)|oneril|planlan(?:iyor|makta)|ongorul|istenebil|tasarlan)/;

/** The parcel and unit that a paper is about, by their numbers. */
type Subject = {
  readonly parcel: string | undefined;
  readonly unit: string | undefined;
  /** The debtor's name as masked papers write it: `a... k...`. */
  readonly debtor: string | undefined;
  /** Whether the paper reviews an earlier report, whose statements are not its own. */
  readonly isReview: boolean;
};

/** Statements of another report, or of a party, about the lot. */
const OF_EARLIER_REPORT =
  /(?:duzenlenen|sunulan|hazirlanan|alinan|itiraza konu|sikayete konu|itiraz edilen|onceki|ilk|kok) (?:bilirkisi |kiymet takdir[a-z]* )?rapor(?:da|daki|un|unda|undaki|a|la|una)?(?![a-z])|icra (?:dairesi|mudurlugu)(?:nce|nin) (?:belirlenen|takdir edil|belirledigi)|vekil[a-z]* (?:sundugu|bildirdigi|iddia)|ileri sur|iddia (?:et|ed|olun)/;
const OF_THIS_REPORT =
  /^\W*(?:ve |ise |oysa |bu (?:kez|defa) )?(?:onayli|mahkeme|kurul|heyet|tarafimiz|bilirkisiligimiz|yerinde|yeniden|yapilan (?:kesif|kesfi|olcum|inceleme)|kesif|kesfimiz|gercek|yeni|duzeltil|guncel|hali?hazir|projeye gore)/;
const PART_OF_REVIEW = /(?<=ise de,? |; | ancak | oysa | fakat | olup )/;
const VALUE =
  /\d{1,2} ?[./-] ?\d{1,2} ?[./-] ?\d{4}|\d{1,2} [a-z]{4,7} \d{4}|\d[\d.,]*(?= ?(?:tl|lira|m ?[2²]|metre ?kare))/g;

const PARCELS =
  /(?<![\d./,])(\d{1,6}) ?(?:nolu |no'? ?lu |no\.? ?lu |numarali |sayili )?parsel|parsel(?: no| numarasi)? ?[:|]? ?(?:no ?[:|]? ?)?(\d{1,6})(?![\d.,/]|\d* ?m)|ada ?\/ ?parsel ?[:|]? ?\d+ ?\/ ?(\d{1,6})/g;
const UNITS =
  /(?<![\d./,])(?<!\d (?:ve|ile) )(\d{1,4}) ?(?:nolu|no'? ?lu|no\.? ?lu|numarali) (?:bagimsiz bolum|b\.b|bb(?![a-z])|daire|mesken|dukkan|isyeri|konut|buro)|(?<![\d./,])(?<!toplam |toplamda )(\d{1,4}) bagimsiz bolum(?!l|d[ae]n| (?:mevcut|bulun|var|yer al|olus))/g;
/** The unit that a sentence names as its subject. */
const SOLD_UNIT =
  /(?<![a-z])(?:konu(?:su)?(?: olan)?|hacizli|borcluya ait) (\d{1,4}) (?:nolu|no'? ?lu|no\.? ?lu|numarali) (?:bagimsiz bolum|daire|mesken|dukkan|isyeri|konut)/g;
/** The parcel in a list that the letter was asked about. */
const ASKED =
  /(?<![\d./,])(\d{1,6}) (?:nolu |no'? ?lu |numarali |sayili )?parsel[a-z]* ?[(,-] ?(?:sorulan|sordugunuz|talep edilen|ilgi(?:li)? parsel|dosya konusu|satisa konu|takibe konu|konu parsel)/g;

const INITIALS = '(?:[a-z]{1,2}\\.{2,3} ?|[a-z]{3,12} )[a-z]{1,2}\\.{2,3}';
const DEBTOR = new RegExp(`(?<![a-z])borclu(?:nun)?[ :|(-]{1,4}(${INITIALS})|(${INITIALS}) ?\\(borclu\\)`, 'g');
/** The owner of a share: `Paydaş A... K...'nın payı üzerinde`. */
const OWNER = new RegExp(
  `(?<owner>(?:paydas|hissedar|malik)(?:lardan)? )?(?<!borclu )(?<!borclu: )(?<![a-z.])(?<name>${INITIALS})(?:['’]? ?n?[iu]n)? (?:adina kayitli )?(?:\\d+ ?\\/ ?\\d+ )?(?:pay|hisse)(?:si|i)?(?:(?:n[ae]|n)? ?(?:uzerin|:|-|,|ise)|nd[ae](?:ki)?(?![a-z]))`,
);

const numbersIn = (folded: string, pattern: RegExp) =>
  [...folded.matchAll(pattern)].map((found) => found.slice(1).find((number) => number !== undefined) ?? '');

/** The first parcel and unit that a paper names are its subject. If it is about several units, the unit is unknown. */
export function subjectOf(
  sentences: readonly { readonly folded: string }[],
  { isOfSeveral, isReview }: { readonly isOfSeveral: boolean; readonly isReview: boolean },
): Subject {
  const first = (pattern: RegExp) => {
    for (const { folded } of sentences) {
      if (BESIDE_THE_POINT.test(folded)) continue;
      const another = OF_ANOTHER.exec(folded)?.index ?? folded.length;
      const [number] = numbersIn(folded.slice(0, another), pattern);
      if (number) return number;
    }
    return undefined;
  };
  return {
    parcel: first(ASKED) ?? first(PARCELS),
    unit: isOfSeveral ? undefined : (first(SOLD_UNIT) ?? first(UNITS)),
    debtor: first(DEBTOR),
    isReview,
  };
}

type Clause = { readonly from: number; readonly to: number; readonly text: string };

function clausesOf(folded: string): Clause[] {
  const ends = [...folded.matchAll(CLAUSE_END)].map(({ index, 0: found }) => index + found.length);
  return [0, ...ends].map((from, at) => {
    const to = ends[at] ?? folded.length;
    return { from, to, text: folded.slice(from, to) };
  });
}

/** Replaces clauses by characters that no rule matches across. */
const blank = (folded: string, clauses: readonly Clause[]) =>
  clauses.reduce((text, { from, to }) => text.slice(0, from) + ';'.repeat(to - from) + text.slice(to), folded);

/**
 * A sentence without its words about neighbours, the past and removed entries; `firm` is also without possibilities.
 * The positions of letters don't change.
 */
export function ownWords(folded: string, subject: Subject): { folded: string; firm: string } {
  if (BESIDE_THE_POINT.test(folded)) return { folded: ';'.repeat(folded.length), firm: ';'.repeat(folded.length) };
  const clauses = clausesOf(folded);
  const hidden = hiddenClauses(clauses, subject);
  const kept = blank(folded, hidden);
  const own = subject.isReview ? withoutEarlierValues(kept) : kept;
  const at = clauses.findIndex(({ text }) => IF.test(text));
  const open = clauses.filter(({ text }, place) => (at >= 0 && place >= at) || MAY.test(text));
  return { folded: own, firm: blank(own, open) };
}

/** Removes the days, sums and areas of the report that is reviewed. */
function withoutEarlierValues(folded: string): string {
  let isEarlier = false;
  const parts = folded.split(PART_OF_REVIEW).map((part) => {
    if (OF_EARLIER_REPORT.test(part)) isEarlier = true;
    else if (OF_THIS_REPORT.test(part)) isEarlier = false;
    return isEarlier ? part.replace(VALUE, (value) => ';'.repeat(value.length)) : part;
  });
  return parts.join('');
}

function hiddenClauses(clauses: readonly Clause[], subject: Subject): Clause[] {
  const hidden = new Set<Clause>();
  let isAside = false;
  for (const [at, clause] of clauses.entries()) {
    const isOther = isOfAnother(clause.text, subject) || OF_THE_PAST.test(clause.text);
    if (isOther) isAside = true;
    else if (isAside && (isAboutLot(clause.text, subject) || isOwn(clause.text, subject))) isAside = false;
    if (isAside) hidden.add(clause);
    if (GONE.test(clause.text)) for (const gone of goneWith(clauses, at)) hidden.add(gone);
  }
  return [...hidden];
}

const isAboutLot = (text: string, { isReview }: Subject) =>
  AGAIN.test(text) || STILL.test(text) || (isReview && OF_THIS_REPORT.test(text));

/** An entry and a time, without a verb. */
const ELLIPTIC =
  /(?:ipotek|ipotegi|rehin|haciz|haczi|serh|serhi|tedbir)(?: ise)? (?:\d{4} yilinda|[\d./]+ tarihinde), ?$/;

/** The clauses about something that no longer exists: from the clause that names it to the one that says so. */
function goneWith(clauses: readonly Clause[], at: number): readonly Clause[] {
  const [again] = /ceza|ucret/.exec(clauses[at]?.text ?? '') ?? [];
  // A fine that is named with its sum first, and is then said to be paid.
  const first = again === undefined ? -1 : clauses.findIndex(({ text }) => text.includes(again));
  const named = first >= 0 ? first : clauses.slice(0, at + 1).findLastIndex(({ text }) => ENTRY_NAME.test(text));
  // `ipotek 2020 yılında, haciz ise 2023 yılında terkin edilmiştir`: one verb for both.
  const names = ELLIPTIC.test(clauses[named - 1]?.text ?? '') ? named - 1 : named;
  return clauses.slice(names < 0 ? at : names, at + 1);
}

/** The right of another parcel on this one is an entry of this parcel. */
const RIGHT_OF_ANOTHER =
  /\d{1,6} (?:nolu |no'? ?lu |numarali |sayili )?parsel(?: malik[a-z]*)? lehine(?=.*(?:bu parsel|irtifak|gecit|mecra))/;

/** A neighbour as a witness about the lot. */
const WITNESS = /komsu[^,;]{0,70}? (?:beyanina gore|beyanindan|ifadesine gore|soyledigine gore)/;

function isOfAnother(whole: string, { parcel, unit, debtor }: Subject): boolean {
  const text = whole.replace(RIGHT_OF_ANOTHER, '').replace(WITNESS, '');
  if (OF_ANOTHER.test(text)) return true;
  const { owner, name } = OWNER.exec(text)?.groups ?? {};
  if (name !== undefined && name !== debtor && (owner !== undefined || debtor !== undefined)) return true;
  const [parcels, units] = [numbersIn(text, PARCELS), numbersIn(text, UNITS)];
  const isOther = (numbers: readonly string[], own: string | undefined) =>
    own !== undefined && numbers.length > 0 && !numbers.includes(own);
  return isOther(parcels, parcel) || (isOther(units, unit) && !(parcel && parcels.includes(parcel)));
}

function isOwn(text: string, { parcel, unit }: Subject): boolean {
  return (
    (parcel !== undefined && numbersIn(text, PARCELS).includes(parcel)) ||
    (unit !== undefined && numbersIn(text, UNITS).includes(unit))
  );
}
