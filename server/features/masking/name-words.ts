import { inflectionTest } from '#server/turkish/noun-endings.ts';

/** Folded words that show a name to be a company's, a bank's, a public body's or a foundation's: such names stay. */
const BODY_WORDS = `a.s a.s. s.s s.s. as as. a.o a.o. t.a.s t.a.s. t.a.o t.a.o. anonim limited ltd ltd. sti sti. ltd.sti ltd.sti. koll
koll. kollektif komandit sirket sirketi banka bankasi bankası bank belediye hazine maliye kooperatif koop koop. vakif vakf
dernek dernegi universite bakanlik bakanlig mudurluk mudurlug baskanlik baskanlig idare sigorta holding ticaret tic tic.
sanayi san. insaat ins. turizm tekstil gida otomotiv petrol madencilik enerji lojistik nakliyat pazarlama ithalat ihracat
tarim hayvancilik faktoring finans leasing kiralama varlik yonetim kurumu kurulu fonu tmsf sgk toki icra iflas daire mahkeme
kaymakamlik kaymakamlig valilik valilig noterlik noterlig odasi birligi sendika tuzel muhtarlik muhtarlig apartman sitesi
gayrimenkul ortaklik ortaklig ortaklari ortagi muhendislik mimarlik danismanlik grup sube hastane cumhuriyet kardesler
ogullari yapi halkbank vakifbank akbank garanti botas tedas tcdd kilise cami camii isletme fabrika tesis`;

/** Folded words of notices that may carry a capital, or stand in a text all in capitals, and are nobody's name. */
const NOTICE_WORDS = `adi ad soyadi soyad isim ismi unvan kayit kaydi kayitli hane hisse hissesi pay payi arsa arazi tarla
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
const PLACE_WORDS = `mahalle mahallesi mah mah. koy koyu il ili ilce ilcesi mevki mevkii sokak sokagi sok sok. cadde caddesi
cad cad. bulvari bulvar beldesi apartmani sitesi parki kavsagi ilcesinde ilinde mahallesinde mahallesindeki koyunde tapusunda`;

/** True for a folded word of a company's or public body's name. */
export const isBodyWord = inflectionTest(BODY_WORDS.split(/\s+/));
/** True for a folded word of the language of notices. */
export const isNoticeWord = inflectionTest(NOTICE_WORDS.split(/\s+/));
/** True for a folded word that says that the name before it is a place's. */
export const isPlaceWord = inflectionTest(PLACE_WORDS.split(/\s+/));
