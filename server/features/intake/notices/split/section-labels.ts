/** The subject of a part of a notice; `none` has no label, or that of a place or a number. */
export type SectionName =
  | 'none'
  | 'features'
  | 'address'
  | 'area'
  | 'landShare'
  | 'share'
  | 'zoning'
  | 'appraisal'
  | 'kdv'
  | 'encumbrances'
  | 'times'
  | 'deposit'
  | 'saleplace'
  | 'plate'
  | 'brand'
  | 'brandModel'
  | 'model'
  | 'modelYear'
  | 'colour'
  | 'fuel'
  | 'km'
  | 'other';

type Labels = Readonly<Partial<Record<SectionName, string>>>;

/** Folded labels of both formats (the offices' and e-Satış), which count anywhere in a line. */
export const STRONG_LABELS: Labels = {
  features:
    'onemli ozellikleri|oze?llikleri|ozellikler|evsafi|tapu kaydi|tapu bilgileri|tapu bilgisi|satisa konu tasinmaz|aracin cinsi|cinsi|niteligi|vasfi',
  address: 'adresi|adres',
  area: 'yuz ?olcumu?',
  landShare: 'arsa pay[i]?(?: ?/ ?payda(?:si)?)?',
  zoning: 'tasinmazin imar durumu|imar durumu',
  appraisal:
    'kiymeti|muhammen bedeli?|muhammen kiymeti?|muhammen degeri?|takdir (?:edilen|olunan) (?:kiymeti?|degeri?|bedeli?)(?: tl\\.?)?|tahmin edilen (?:kiymeti?|degeri?)|tahmini (?:degeri?|kiymeti?|bedeli?)',
  kdv: 'kdv orani|kdv',
  encumbrances:
    'kaydindaki serhler|tapu kaydindaki serhler|serhler hanesinde|serhler|takyidatlari?|takyidat bilgileri|takyidat',
  times:
    'artt?irma bilgileri|[12] ?\\. ?(?:artt?irma|ihale)|artt?irma (?:baslangic|bitis) tarih[i]?(?: ve saati)?|[12] ?\\. ?(?:satis|ihale) (?:gunu|tarihi)|(?:birinci|ikinci) (?:satis|ihale|artt?irma)(?: gunu| tarihi)?|satisa cikarilma',
  deposit: 'teminat miktari|teminat tutari|teminat bedeli|teminat orani|teminat',
  saleplace: 'satis yeri|ihale yeri|satis sartlari|satis durumu',
};

/** Labels that are also ordinary words: inside a list of encumbrances they count only at the start of a line. */
export const WEAK_LABELS: Labels = {
  share: 'satilan hisse|satisa konu hisse|satilan pay|satisa konu pay|hisse orani|hissesi|hisse|pay orani',
  plate: 'plakasi|plaka no|plaka',
  brandModel: 'marka(?:si)?(?: ?[/-] ?| ve )model[i]?',
  brand: 'markasi|marka',
  modelYear: 'model yili|modeli|model|imal yili|uretim yili|insa yili',
  model: 'ticari adi|tipi|tip',
  colour: 'rengi|renk',
  fuel: 'yakit turu|yakit tipi|yakit cinsi|yakit|yakiti',
  km: 'kilometresi|kilometre|km',
  other: 'adedi|motor no|sasi no|ilk tescil tarihi|no',
};

const OF_WHAT =
  'tasinmazin|tasinirin|malin|mallarin|aracin|gayrimenkulun|menkulun|geminin|makinenin|mahcuzun|mahcuz|hissenin|hisseye|hissesinin|hissesine|hisse|payin|payinin|paya|borclunun|borclu|ana|bagimsiz|bolumun|satilacak|satilan|satisa|konu|esas';
const BY_WHOM =
  'bilirkisi|bilirkisice|bilirkisilerce|tarafindan|mahkemece|dairemizce|icra|toplam|tahmini|tahmin|takdir|edilen|olunan|muhammen|bicilen|belirlenen|tespit|kesinlesen|rayic|guncel|tamaminin|tamami|dusen|isabet|eden|kiymet|deger|takdiri|ekspertiz|ve|\\d{1,9} ?/ ?\\d{1,9}';
const ORDINAL = '(?:birinci|ikinci|ilk|[12] ?\\.?(?:inci|nci)?|i{1,2}\\.)';

/** Labels that count only at the start of a line, as in forms and lists: less strict wordings are safe there. */
export const LINE_LABELS: Labels = {
  appraisal: `(?:(?:${OF_WHAT}|${BY_WHOM}) ){0,6}(?:kiymet|bedel|deger)(?:i|leri)?(?: tutari| miktari)?(?: tl\\.?)?`,
  area: '(?:(?:tapu|tapudaki|tapuda|tasinmazin|arsa|parsel|toplam|ana|kayitli) ){0,3}(?:alani?|yuz ?olcumu?)',
  kdv: '(?:satista )?(?:uygulanacak )?(?:k\\.? ?d\\.? ?v\\.?|katma deger vergisi)(?: orani?)?(?: %)?',
  landShare: 'arsa (?:pay|hisse)[a-z]{0,4}(?: ?/ ?payda[a-z]{0,2})?',
  share: `(?:(?:${OF_WHAT}) ){0,3}(?:hissesi?|payi?)(?: orani?| durumu| miktari)?|pay ?/ ?payda|hisse ?/ ?pay(?:da)?`,
  features: `(?:(?:${OF_WHAT}) ){0,3}(?:cinsi?|niteligi|nitelik|vasfi|vasif|turu|tanimi|aciklamasi|bulundugu yer|tapu kayitlari|ozellikleri|evsafi)(?:, mahiyeti)?(?: ve (?:onemli )?[a-z]{4,12})?`,
  times: `(?:${ORDINAL} ?)?(?:elektronik |acik |e-?)?(?:artt?irma|ihale|satis|teklif verme)?(?:nin|in)? ?(?:basla[a-z]{0,8}|bit[a-z]{0,6}|sona er[a-z]{0,6}|gun(?:u|leri)|tarih(?:i|leri)|saati?)(?: (?:tarih[i]?|ve|saat[i]?|gun[u]?)){0,4}|(?:${ORDINAL} ?)?(?:acik )?(?:artt?irma|ihale)(?: satis)?`,
  encumbrances:
    '(?:(?:tapu|tapudaki|kaydindaki|kayitlarindaki|tasinmaz(?:in)?|uzerindeki|arac|aracin|sicil|tescil|(?:haciz|rehin|serh|beyan|ipotek|hak|irtifak|mukellefiyet)(?:ler|lar)?)[ ,/]{1,3}(?:ve )?){0,5}(?:serh(?:ler[i]?)?|takyidat(?:lar[i]?|i)?|beyan(?:lar[i]?)?|kisitlamalar[i]?|rehinler|rehin|ipotek|hacizler[i]?|haciz|mukellefiyetler[i]?)(?: hanesi(?:nde)?| bilgileri| listesi| durumu)?',
  zoning: 'imar (?:bilgisi|bilgileri|plani?|durumu)|halihazir durumu?|hali ?hazir[a-z]{0,4}(?: durumu)?',
  deposit:
    '(?:istenen |yatirilacak |alinacak |gerekli |gecici |nakdi )?(?:teminat(?: (?:miktari|tutari|bedeli|orani|akcesi))?|pey akcesi)',
  saleplace:
    'artt?irma yeri|artirmanin yapilacagi yer|satis(?:in yapilacagi)? yer[i]?|yediemin[a-z]{0,8}(?: yeri| adresi)?',
  plate: '(?:arac(?:in)? )?plaka(?:si| no| numarasi)?',
  modelYear: '(?:aracin )?(?:model(?:i| yili)?|imal(?:at)? yili|uretim yili|yapim yili|insa yili)',
  none: '(?:ili?|il ?/ ?ilce[a-z/ ]{0,30}|ilcesi?|mahalle(?:si)?(?: ?/ ?koyu?)?|koyu?|mevki[i]?|blok ?/ ?kat|ada ve parsel(?: no)?|pafta(?: no)?|ada(?: ?/ ?parsel)?(?: no(?:su)?| numarasi)?|parsel(?: no(?:su)?| numarasi)?|blok(?: no| adi)?(?: ?/ ?[a-z. /]{0,30})?|kat[i]?(?: no)?|bagimsiz bolum(?: no(?:su)?| numarasi)?|b\\.? ?b\\.? no|cilt(?: no)?|sayfa(?: no)?)',
};
