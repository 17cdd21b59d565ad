import { DENIES } from '#server/turkish/denials.ts';
import type { Occupant } from '#shared/read-documents/finding-fields.ts';
import { type PaperRule, there } from './paper-rule.ts';

const NOT_SO = 'ma[dmyz]|mi?yor|m[ae]kte d|um|ilma[dmyz]|ilmiyor|ulma';
const USES = `(?:otur(?!${NOT_SO}|ul?ma[dmy])|otur[a-z]*ldug|ikamet (?:et(?!mem|medi|miyor|mey)|edil(?!mem|medi|mey)|edi|ed)|kullan(?!ma izn|ma izin|im amac|${NOT_SO})|yas(?:iyor|adig|amakta)|isletil|isletmekte|isletti|uretim|faaliyet|barin|bulun(?:makta|dug|uyor|mus)|ek(?:ip|ilip|ilmekte|mekte|ildig|tig|iyor)|isle(?:dig|mekte|yip)|(?<=tarafindan )islen(?:dig|mekte)|isgal|tasarruf)`;
/** Masked names contain points: `M... K...`. */
const IN_CLAUSE = '(?:[^.;]|(?<=\\.)\\.|\\.(?=\\.))';
const GAP = `${IN_CLAUSE}{0,75}?`;
const PERSONS = `annesi|babasi|kardesi|oglu|kizi|akrabasi|yakini|yakinlari|kayin[a-z]+|damadi|gelini|abisi|agabeyi|ablasi|amcasi|dayisi|halasi|teyzesi|yegeni|kuzeni|torunu|baldizi|bacanagi|enistesi|yengesi|gorumcesi|eski esi`;
const KIN = `(?:${PERSONS})(?:n?(?:in|un|nin|nun)|ni|yla|yle)?`;
const WORDINGS: readonly (readonly [Occupant, RegExp])[] = [
  [
    'empty',
    new RegExp(
      `(?:daire|dukkan|tasinmaz|mesken|isyeri|villa|depo|(?<![a-z])ev)(?:nin)? bos,|(?<![a-z])bos(?:t?tur|tu| durumda| vaziyette| (?:bir )?(?:halde|durum)| oldug| olup| ve (?:kullanilma|bakimsiz|atil)|altilmis| (?:olarak )?(?:tespit|gorul|bulunmus|bulundu)| olarak (?:bulun|dur)|,? (?:ve )?kilitli|ta(?:dir)?(?![a-z])|(?=\\W*$))(?! oda)|(?<![a-z])(?:atil|metruk) (?:durum|hal|vaziyet)|kimse(?:nin)? (?:[a-z]+ )?(?:oturma(?:makta|dig)|oturmuyor|ikamet etme(?:mekte|dig)|ikamet etmiyor|yasama(?:makta|dig)|kullanma(?:makta|dig)|kullaniminda degil|bulunma(?:makta|dig)[^.;]{0,30}(?:esya|bos))|(?:oturan|ikamet eden|kullanan|oturani)(?: herhangi bir| bir)? (?:kimse(?:nin)? |kisi )?(?:yok|bulunma${DENIES})|(?:hali?hazirda|halen|fiilen|suredir|yildir|zamandir) (?:[a-z]+ )?(?:kullanilma(?:makta|dig)|kullanilmiyor)`,
    ),
  ],
  [
    'relative',
    new RegExp(
      `(?:borclu|malik|hissedar)(?:sunun|nun|in|larin|lerin)? (?:[a-z]{2,12} )?${KIN}(?:${GAP}${USES}| oldug[a-z]*,?${GAP}(?:kaldig|kaliyor|kalmakta|oturd|ikamet))`,
    ),
  ],
  [
    'other',
    new RegExp(
      `isgal(?:ci| et| alt|inde| edil)|fuzuli(?:en)?|(?:(?<![a-z])komsu(?:su)?(?!(?:lar|n)?dan|lara|ya)|(?:ucuncu|3\\.?) (?:kisi|sahis|sahs)|baskasi|borclu (?:ile )?disinda(?:ki)? (?:bir )?(?:kisi|sahis))(?:nun|nin|in|un|lar|larin|lerin|ler)?(?![^.;]{0,80}(?:soyle(?:di|mis)|beyan et|ifade et|kiraci))${GAP}${USES}`,
    ),
  ],
  [
    'tenant',
    new RegExp(
      [
        `(?<![a-z])kiraci(?:lar|si|nin|n|larin|sinin)?(?![a-z])(?!${GAP}(?:cikmis|tahliye et|ayril|tasin(?:mis|di)|terk et|bosalt))${GAP}(?:${USES}|(?:mevcut|var)(?:tur|dir|di)?(?![a-z]))`,
        `(?<![a-z])kiraci(?:yim|dir|ydi|yiz|siyim|sidir|siyiz)(?![a-z])`,
        `(?<![a-z])kiraci(?:si)? oldug[a-z]*(?:,(?:[^.;]|\\.(?=\\d)){0,70}?|[^.,;]{0,40}?)? (?:soyle|beyan|ifade|bildir|ogrenil|anlasil|belirt|gorul)`,
        `(?<![a-z])kiraci (?:olarak|sifat|konumunda|kullanimin)`,
        `kira (?:sozlesmesi[a-z]*|kontrati[a-z]*|akdi[a-z]*|karsiligi|iliskisi)(?: ile| geregi| uyarinca| kapsaminda)?(?: [a-z.]+){0,3}? (?:dayan|istinad|bagli|otur|kullan|ikamet|faaliyet|uyarinca|geregi)`,
        `(?<![a-z])kira(?:da(?:dir|ydi)?| ile (?:otur|kullan)| odeyerek)(?![a-z])`,
        `(?<!haftalik |gunluk |sezonluk |turistlere )kira(?:ya|lanmis|lamis) (?:veril(?:mis|mek|di)|olup|durumda|bulun)`,
        `(?:borclu|malik)dan [^;]{0,50}kirala(?:dig|mis)|kiraladig[a-z]* (?:beyan|soyle|ifade|bildir)`,
        `tarafindan kiralan(?:mis|arak|di)`,
        `kira karsilig[a-z]*${GAP}${USES}`,
        `(?<![a-z])icar(?:la|en|ci|a veril)(?![a-z]{4})`,
        `(?<![a-z])kiracili(?:dir)?(?![a-z])`,
      ].join('|'),
    ),
  ],
  [
    'owner',
    new RegExp(
      `(?<![a-z])(?:borclu(?:nun|lar|larin|nca|ca)?|malikince|(?<!onceki |eski )malik(?:i|in|inin|leri|lerin|lerinin|lerden)?|(?:hissedar|paydas)(?:lar|larin)?(?!lardan)|mal sahib[a-z]*|ev sahib[a-z]*|sahib(?:i|inin)|tasinmaz sahibi[a-z]*)(?![a-z])(?: tarafindan)?(?:(?! (?:adina|${PERSONS.replaceAll('|', ' |')} |koyden|komsu|ile ilgisi|kiraci|kira |vekil|sirket merkez|hisse|pay|esya|borc|kayd)|'[dt][ea] (?:otur|yas|ikamet|bulun))${IN_CLAUSE}){0,60}? (?:${USES}|kullanimin(?:da|dadir)|uhdesinde)`,
    ),
  ],
];
const TAKEN_BACK =
  /(?:edile|belirlene|anlasila|alina|ogrenile|saptana|netlestirile|dogrulana|teyit edile)m[ea]|olup olma|bilinme|kiraci[a-z]* (?:bulunma|yok|olmad)|kiraci (?:degil)|iddia|halinde tahliye|otur(?:up|an) oturma|(?:pafta|kutu[kg]|sicil|tapu)[a-z]* [^.;]{0,40}islen/;
const PARTS_OF_HOUSE =
  /(?:zemin|bodrum|alt|ust|cati|asma|(?:\d\.|birinci|ikinci|ucuncu)(?: normal)?) kat(?![a-z]*(?:li|lar))|(?:bir|diger|on|arka|kalan) (?:kis[im]|bolum)/g;
const USERS: readonly RegExp[] = [/kiraci(?! ol)/, /borclu|malik|mal sahib/, /(?<![a-z])bos(?:tur)?(?![a-z])/];
/** Each part of a house has another user: it is unclear which part is sold. */
const isOfSeveralUsers = (firm: string) =>
  (firm.match(PARTS_OF_HOUSE)?.length ?? 0) > 1 && USERS.filter((user) => user.test(firm)).length > 1;

const NO_USER = /abone|intifa|lehine|kefil|(?<![a-z])adina|beyanname|mukellef|'[dt][ea] (?:otur|yas|ikamet)|adresinde/;

/** `Taşınmazı, komşu parselin sahibi … işgal ederek`: the occupant's own land is next to the lot. */
const IS_OCCUPIED =
  /^\W*(?:tasinmaz|parsel|tarla|daire|dukkan)[iyu]{0,2},? [^;]{0,120}isgal ed(?:erek|il(?!me)|ip|iyor|en)/;

/** Who uses the property. Nothing is read if the writer could not find out. */
export const readOccupant: PaperRule = ({ firm, printed }, { isOfVehicle }) => {
  if (!isOfVehicle && IS_OCCUPIED.test(printed)) return [there('occupancy', { word: 'other' })];
  if (isOfVehicle || TAKEN_BACK.test(firm) || isOfSeveralUsers(firm)) return [];
  for (const [who, pattern] of WORDINGS) {
    const found = pattern.exec(firm);
    if (!found || ((who === 'owner' || who === 'relative') && NO_USER.test(found[0]))) continue;
    if (
      who === 'empty' &&
      /bos (?:arsa|alan|parsel|oda|yer)|derece[a-z]* bos|sutun|hane(?:si|sinde)|(?:rehin|ipotek|serh)[a-z]* ?:/.test(
        firm,
      )
    )
      continue;
    const isOfSpouse = who === 'owner' && /borclunun esi (?:ve [a-z]+ )?tarafindan/.test(found[0]);
    return [there('occupancy', { word: isOfSpouse ? 'relative' : who })];
  }
  return [];
};
