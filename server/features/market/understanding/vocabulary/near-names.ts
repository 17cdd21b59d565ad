/**
 * Names of quarters and villages that would be taken for a misspelt place, written by scripts/update-near-names.ts; not
 * edited by hand.
 */
export const NEAR_NAMES: readonly string[] = `
  adaca adiyalar agaba agacoven agalik agari agcakent agcakoca agpinar ahmatli ahmetci ahmetciler akasya akcabaglar
  akcadam akcadamlar akifiye aknehir akpiyar alaba alacakapi alancik alaseher alazi algin alhisar alinyayla altinayva
  altinbas altinca altincag altincilar altindamla altinhisar altinkaya altinoba altinoglu altinoz altintarla altintepe
  altinyaka altinyayik altinyazi altun altunlar altuntas andiran apaydin arapgil araplar ardalan ardictepe ardige ardin
  argac armultu armutluk arpac arpahan asarlik atalar atcilar ayazini aybatti aydindere aydinyayla ayninin ayranca
  ayranli ayvali azdin babadat bagilar baglan bagsili bahceciler bahceonu bahtili balcilar balikisik balova bandira
  barakli barcin barindir basakci baskallar basmakli bayatoren bayirkoy bayrambaba bayrambasi bayramcilar bayramli
  bedilli bekirli bekisli benek berecik besagac beyliova beypinari bilanik bileciler bilek binamlar binegol binevler
  binkaya bisek bitek bogakale bogazkapi bogazkaya borgama boylu bozhuyuk bozlu bozyurt bulacik buyukayhan cadiralani
  cadirli cagbasi cakici cakildere cakilpinar cakiralan cakirli cakkara calbasi calidere calik caliklar calimli calkara
  calkaya calkiran callidere cambasi camidere camiliyayla camkiri camlikaya camlitepe canakca canakli canakpinar
  canakyayla cankili cankizi carbasi cartak catalkaya catbasi catkara catmapinar cavdarlilar cavlaklar caybagi cayinli
  cayiralti cayiri cayirlialan cayirlik cayiroba caykasi caykaya caylak caylaklar caytasi cebeciler celtekler centekler
  cesmekoy cicekyazi ciflik ciftlikonu cinarcik cinarik citlik coruk cukurcak cukurkaya cukuroba cukuryayla culuk dalama
  dalman dalmislar damlapinar dedebulak dedecik dedeli delolar demirce demircik demirkuyu denizci denizciler derencik
  deresakari dervent devecik direcik dogancilar doganpinar dogansah dogantarla doganyuva dolupinar dortkol doymus
  durasanlar durcanlar durhanlar durmuslar dursunkoy durupinar dutlupinar duzhanlar elbeyi eldizan erbeyli erdel erdelli
  erener erenyurt ergenler erkenek ermisler erpelek eseler esensehir esenyer eserler esinyurt eskiahir eskibedir
  eskiemirler eskiyapar evbeyli evran eyciler eyubiye fabrikayani fetih firanlar firinonu gaybi genze gerdencik gokcebel
  gokyaka golbagi golkasi gorentepe gucer guldali gulpinar gulsehri gulyaka gulyazi gulyuzu gumukhan gunduzu guneypinar
  guneyse guneyyurt gunoren gunpinar gunuoren gunyuzlu guragac gurepinar gurgencik gurgendere guventepe guvenyurt
  guzelburc guzpinar hacolar halfeli halfettin halic halicler halidiye halil haliller halis halit halitler halitpinar
  hamamonu hancilar hanevleri hanozu harim hariz harmanci harmanlik hasanbasli hasanbeyler hasankent hasankoyu hasanseyh
  hasli hatap hazne hisarbeyli hulusi hurma ichisar igdis ikidere ildir ilidere imali imamli imatli imirli imrali
  imralli imrenli ipekyol iskenderli islihisar isyarlar iymir kabakli kacar kacarlar kacarli kadieli kadili kadilli
  kadimler kadimli kadimursel kadir kadirler kafar kahramaneli kalacik kalencik kalimli kalkandelen kalkantepe kamilpasa
  kapanli kapikoy karaabalar karaalli karabas karabenli karabozlar karabul karabulut karabunar karaburcak karaburcek
  karaburhan karaburna karacakoy karacakuyu karacalar karacalli karacallik karacalti karacan karacanlik karacaoba
  karacapinar karacay karacercili karacigan karacomak karacomaklar karacurun karadas karaduz karahabali karahacili
  karahalil karahalililar karahaliller karahalilli karahalka karahan karahanlar karainler karaisalar karaislah
  karaismailler karakacak karakamis karakas karakaslar karakazan karakesli karakiran karakoca karakocali karakocas
  karakoclar karakoyun karakozan karakucak karalan karamanca karamatli karamuk karamusali karamusul karandere karanebili
  karaosmanli karapazar karasaban karasehir karasinir karatepe karatus karayanli karayayla kargin karpinar karpuzcu
  karsi karsibaglar karsikaya karsiova karsipinar karsu kartalpinar kasar kasil kasinhani katirli kavakdere kavlandere
  kayabaglar kayabaglari kayabeglar kayaburnu kayaburun kayacilar kayahisar kayakopru kayalidere kayalipinar kayikoy
  kayim kayimlar kayirlar kayirli kaynarli kaynarpinar kayrandere kayser kazancilar kazandere kazeloren kaziktepe
  keceler keciburcu kesim kilic kiliclar kilicli kilicoren kilili kilim kilinli kilittepe kindira kinya kiraman
  kiramanlar kirazpinar kirikali kirikan kirikcali kirikkaya kirimli kiriskal kirkpinar kirtepe kisik kissenir kiyigoren
  kiyisin kizilarman kizilcaoren kizildere kizilkale kizilkese kocacoban kocaiskan kocakoc kocakopru kocali kocamanli
  kocanli kocasaban kocasli kocaveli kocaveliler koceli kocmarli kocyayla kokler kolcaklar konarli konat konuk konuklar
  konur konurlar konus kopruyani koramanlar korasanli kortepe korubasi korukoy korupinar kosek koseler kosker koskerler
  koskonu kovancili kovanpinar koyceyiz koycu koyunhisar koyunlar kubas kulecik kumandan kumanlar kumarlar kumtas
  kuraslar kursunluk kurtaran kurtpinar kurucak kurukopru kurupinar kusluca kutluca kuyas kuycak kuyluca kuytucak
  kuyucuk kuyupinar kuzluca kuzucak magara makalar makmara maksudiye marmar masat masatlar maskara melitli mentes
  mentesler mercin merkesler mesin meske mezililer mitatpasa muglas mulki mulla munevverler muratbasi muratbeyli
  murateli muratkaya musalar mustakimler mustenler nallidere narlitepe obasi ocuklar ogullar oraklar orhaniye orhanli
  ormancik ornakoy ortakom ortakop ortankoy ortapinar oruzlar osmanali osmanbey osmanbeyler osmancali osmanik
  osmankadilar pazarbasi pazarci pazardere pinararasi pinaryazi pinaryolu porsuklar rizde sabanca saipbeyli sakarca
  sakarkaya salihiye salmanbeyli samantepe sancakdere sancaklitepe sandikcilar sapaca sapancayi sapanozu sarayozu
  saraytepe sarialiler saribeyli sarica sarical saricalar sarican saricapasa saricay saridam saridogan sarigul sarikasik
  sarikasim sarilik sariyar sarmakaya sarpkaya saruhanlar saticik sazkisla sehitkemal selenli semerkent sephane
  serinpinar seyfiler sicakyurt sican sinan sinanbaba sinap sinep sivar sivricek sogullu sogutcu sorkoglan subak
  subaylar sugurlu suleymanaga sultanbag sultanbagi sultanbey sultansazi sultanusagi suluoglu sundurlu surmen suvat
  tabakli taciller tahil tarakci tarakcilar tarhana taslica tasliyayla tatik tatlicay tavakli tavla tekebasi tekekoy
  temenni terkeli tokac tokar tokas tokmadin tokmaklar tomara topraktas torba torlaklar torma tozluca turbeli tureli
  turkali turkelli turna turnalar tutluca ugurlubag uzunkoru valla yagcidere yagli yaglilar yagri yakubiye yakudiye
  yalak yalakdere yalci yalpi yamak yamaklar yapak yapakli yapici yassihuyuk yayakent yayikcilar yayikdere yaylabagi
  yaylabasi yaylacati yaylacayi yayladag yayladede yayladibi yaylakapi yaylatepe yaylayani yayli yazica yazicik
  yazihisar yazihuyuk yazipinar yazlak yedisehitler yedisehri yeniaga yenibedir yenicag yenicaglar yenicamili yenidemir
  yenihisar yenikadili yenilli yeninacar yenipayam yenipinar yenisu yeniyapar yesilburc yesildiyar yesiloba yesilovo
  yesilpazar yesilpinar yesilsirt yesilyore yesilyova yesilyur yesilyuva yesimli yuksekoba yumuklar yumurtaci yumurtali
  yunusdere yuregil yuruk yurukler zeyneller zeynet zeytincik zeytineli zeytinlikoy
`
  .trim()
  .split(/\s+/);
