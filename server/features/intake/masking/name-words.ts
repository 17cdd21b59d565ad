import { inflectionTest } from '#server/turkish/noun-endings.ts';
import { isGivenName } from './given-names.ts';

/** Folded words that show that a name belongs to a company, a bank, a public body or a foundation: such names stay. */
const BODY_WORDS = `a.s a.s. s.s s.s. as as. a.o a.o. t.a.s t.a.s. t.a.o t.a.o. anonim limited ltd ltd. sti sti. ltd.sti ltd.sti. koll
koll. kollektif komandit sirket sirketi banka bankasi bankası bank belediye hazine maliye kooperatif koop koop. vakif vakf
dernek dernegi universite bakanlik bakanlig mudurluk mudurlug baskanlik baskanlig idare sigorta holding ticaret tic tic.
sanayi san. ins. nakliyat pazarlama ithalat ihracat
faktoring leasing kiralama varlik yonetim kurumu kurulu fonu tmsf sgk toki icra iflas daire mahkeme
kaymakamlik kaymakamlig valilik valilig noterlik noterlig odasi birligi sendika tuzel muhtarlik muhtarlig apartman sitesi
gayrimenkul ortaklik ortaklig ortaklari ortagi muhendislik mimarlik danismanlik sube hastane cumhuriyet kardesler
ogullari halkbank vakifbank akbank garanti botas tedas tcdd kilise cami camii isletme fabrika tesis
kredi elektrik dagitim dogalgaz telekom iletisim demiryolu demiryollari karayollari iski aski dsi otopark galeri yediemin
finansbank denizbank qnb ing hsbc teb bbva emlak konut universitesi okul lise hastanesi katilim ziraat edas akaryakit yurdu vakfi camisi`;

/**
 * Folded words of trades. A single one may be a surname (Sevgi Tarım); two, or one without a given name, belong to a
 * company.
 */
const TRADE_WORDS = `insaat turizm tekstil gida otomotiv petrol madencilik enerji lojistik tarim hayvancilik finans yapi grup
metal celik oto makina makine mobilya plastik kimya`;

/** Folded words of notices that are also surnames if they follow a given name with a capital. */
const SURNAMES = new Set(
  `tarla bag bahce bina konut dukkan ev villa kat koy koyu il yol su dag dere gol kale tas kum pay tam tanim usta ay gun yil
bir iki uc bes on yedi var yok yukari uzun soz ilan ihale karar kanun oran deger sag gizli
tarim yapi celik metal insaat ok saz er is`.split(/\s+/),
);

/** Titles of both people and places: after a single name they mean a place (Ali Bey, Kemal Paşa). */
const HONOURS = new Set('pasa bey dede gazi efendi hatun hanim aga baba'.split(' '));

/** Folded words of notices that may have a capital, or occur in a text in capitals, and are not a person's name. */
const NOTICE_WORDS = `muhdesat adi ad soyadi soyad isim ismi unvan kayit kaydi kayitli hane hisse hissesi pay payi arsa arazi tarla
bag bahce bina konut mesken dukkan isyeri ev villa kat blok bagimsiz bolum nitelik niteligi nitelikli vasif vasfi cins tapu
kadastro ada parsel pafta cilt sayfa mevki mahalle mah mah. koy koyu il ili ilce merkez sokak sok. sokag cadde cad. caddesi
bulvar no no. numara numarasi tc t.c t.c. kimlik vergi adres tarih tarihli yevmiye serh beyan irtifak rehin ipotek haciz hacz
tedbir takyidat imar durum deger kiymet bedel muhammen satis satilik satiliktir satilan satilma satilacak satilacaktir ihale
artirma arttirma ilan dosya esas talimat karar tasinmaz tasinir arac plaka borclu borcu alacakli alacag malik hissedar paydas
davali davaci muris mirasci muteveffa kiraci kefil vekil vekili avukat av. bilirkisi muflis sahibi sahip ruhsat zilyet
intifa taraf tarafi ilgili ilgilil ucuncu kisi kisiler sahis diger tum tam tamam tamami yari yukari yukarida asagi asagida ayni
yine ile olan olup olarak oldugu olduk olmak bulunan bulundugu uzerinde uzerine uzeri icin gore kadar dair ait aittir adina
namina uhdesinde tarafindan hakkinda hakki lehine lehtar aleyhine aleyhin gorul goruldu gorulmustur anlasilmistir
anlasilmaktadir tespit belirtilen bildirilen yazilan yazili yapilan verilen edilen edilmis edilmistir mevcut bu su bir iki uc
dort bes alti her hicbir biri kendi soz konusu soz ozellik aciklama bilinmiyor bilinmeyen bilinmemektedir bulunmamaktadir
bulunamadi yok var vardir yoktur toplam yuzolcum yuzolcumu metrekare turk turkiye millet m2 kdv oran teminat gun saat birinci
ikinci elektronik portal uyap kanun madde nolu sayili numarali oglu kizi esi cocuk baba ana anne sag veraset verasetname ilam
adinadir lira tl ve veya ya da de ki mi noter belli belirsiz gizli yukumlu malikleri hanesinde hanesi tel telefon gsm cep faks fax mail
posta iban hesap arasi arasinda haric dahil birlikte beraber toplanti dogumlu`;

/** Words that follow the name of a place: `Yeşilyurt Mahallesi`. */
const PLACE_WORDS = `havaliman havalimani havaalani universite universitesi stadyum stadyumu kultur merkez merkezi kampus kampusu konagi
cami camii turbe turbesi mezarlig mezarligi okul okulu ilkokul ilkokulu ortaokul ortaokulu anaokul anaokulu lise lisesi spor salon salonu kutuphane kutuphanesi
sahasi iskelesi istasyonu duragi limani ormani plaji tuneli viyadugu otogari garaji pazari huzurevi kislasi adasi tesisleri stad stadi hastane hastanesi meydan meydani kopru koprusu
dag dagi dere deresi tepe tepesi baraj baraji korusu ciftligi yolu han hani carsi carsisi pasaj pasaji plaza rezidans apt apt. sit.
evleri blok bloklari ismerkezi kulliyesi muze muzesi vadisi yaylasi cesmesi bogazi koyunun belediye belediyesi ilce mahalle mahallesi mah mah. koy koyu il ili ilce ilcesi mevki mevkii sokak sokagi sok sok. cadde caddesi
cad cad. bulvari bulvar beldesi apartmani sitesi parki kavsagi ilcesinde ilinde mahallesinde mahallesindeki koyunde tapusunda`;

/** Whether a folded word belongs to the name of a company or public body. */
export const isBodyWord = inflectionTest(BODY_WORDS.split(/\s+/));
const isTradeWord = inflectionTest(TRADE_WORDS.split(/\s+/));
/** Whether a folded word may be a surname although notices also use it as an ordinary word. */
export const isSurnameWord = (folded: string): boolean => SURNAMES.has(folded);
export const isHonour = (folded: string): boolean => HONOURS.has(folded);

/** Whether folded words are the name of a company, a bank or a public body. */
export function isBody(words: readonly string[]): boolean {
  if (words.some(isBodyWord)) return true;
  const trades = words.filter(isTradeWord).length;
  return trades > 1 || (trades === 1 && !words.some(isGivenName));
}
/** Whether `ve Oğulları Kollektif Şirketi` follows a name; takes the words from `ve` on. */
export function isFamilyFirm([and, family, ...others]: readonly { readonly folded: string }[]): boolean {
  if (and?.folded !== 've' || !/^(?:ogul|kardes|ortak|mahdum)lari$/.test(family?.folded ?? '')) return false;
  return others.slice(0, 3).some(({ folded }) => isBodyWord(folded));
}
/** Whether a folded word belongs to the language of notices. */
export const isNoticeWord = inflectionTest(NOTICE_WORDS.split(/\s+/));
/** Whether a folded word shows that the name before it is a place. */
export const isPlaceWord = inflectionTest(PLACE_WORDS.split(/\s+/));
