/** Words without meaning in a query, with any ending. */
export const STOP_STEMS: readonly string[] =
  'ihale ilan satış icra mahkeme ilçe il müzayede açıkartırma artırma icralık satılık satılan satışta'.split(' ');

/** Words without meaning in a query, exactly as written. */
export const STOP_WORDS: readonly string[] = `
  satılık satılıklar satılan satılacak satışta satışı satışları satıştaki icralık icralıklar icradaki icrada icraya mahkemeden mahkemelik
  arıyorum arıyoruz ariyom bakıyorum bakıyoruz istiyorum istiyoruz lazım alacağım alıcam almak isterim
  bul bulur bulabilir bulun musun misin musunuz misiniz bana bize göster gösterir gösterin getir listele listeler sırala lütfen acaba
  var varmı yok mı mi mu mü mıdır midir olan olanlar bulunan yer alan kalmış kalan kalanlar kalmıs kalıyor düşen düşmüş çıkan çıkmış çıkacak çıkarılan giren girecek girmiş kalacak
  ve veya yada ya da ile hem de ki her şey şeyi herşey hepsi tüm bütün tümü birkaç bir bi şu bu o
  ilçesi ilçesinde ilçesindeki ilçesinden ilçesine ili ilinde ilindeki ilinden iline şehrinde şehrindeki içinde içindeki içinden içerisinde
  plaka plakalı marka markalı yapılacak tane kaç göre nereden alabilirim alınır nasıl tipi türü türünde cinsi
  biten bitenler bitecek bitiyor bitecekler biter bitsin sona eren erecek süresi dolan tarihli tarihinde
  bitmesine bitimine bitişine bitişi bitimi süre süresine
  dava davası davasından sadece yalnız yalnızca
  fiyat fiyatı fiyatlar fiyatları fiyatlı
  ne neler hangi hangisi nerede hangileri
  tl lira için gibi
  ama fakat ancak lakin olsun olur olursa olabilir yoluyla suretiyle niteliğinde acil acilen uygun girilebilecek alınabilecek bekleyen
  merhaba selam selamlar kolay gelsin abi hocam arkadaşlar elinizde varsa varmış lazımdı bakıyordum ilgileniyorum düşünüyorum
  şöyle böyle öyle falan filan vesaire hani işte yani hemen mümkünse tercihen özellikle genelde farketmez neresi neresinde olsa yeter
  bulunur bulunurmu bulabilirim bulabilir başla başlasın başlayarak önce para parası ediyor eder elimde elimizde cebimde kadar kadarlık
  babam babama annem anneme eşim eşime oğlum oğluma kızım kızıma ailem aileme kardeşim kardeşime kendim kendime kendimize bizim benim
  senin sizin emekli alacağız alıcaz almayı alsam alayım bakınıyorum bakınıyoruz araştırıyorum ilk taraflarında taraflarına tarafında
  tarafları yöresinde yöresi semtinde ödenir ödeniyor ödenecek yatırılır yatırılıyor teminat teminatı teminatlı tamamı çıkar çıktı mıymış
  diye mesela örneğin gayet biraz azıcık yapmak istiyom ariyorum arıyom bakiyorum bakıyom
  satılıyor satılıyormu satılıyo miyim mıyım muyum müyüm miyiz mıyız zaman zamanı fiyata fiyatına
`
  .trim()
  .split(/\s+/);

/** Words between two of the same kind: `daire veya villa`. */
export const CONJUNCTIONS: readonly string[] = ['ve', 'veya', 'yada', 'ya', 'da', 'ile', 'veyahut', 'hem'];

/** Words that exclude what stands before them. */
export const NEGATIONS: readonly string[] =
  'hariç haricinde harici haricindeki dışında dışındaki dışı olmasın olmayan olmayanlar olmadan istemiyorum istemem değil'.split(
    ' ',
  );

/** After these words `dışı` excludes nothing: `şehir dışı` means out of town. */
export const NOT_NEGATED: readonly string[] = ['şehir', 'kent', 'imar', 'yurt', 'sit'];

/** Phrases that mean `hissesiz`. */
export const WHOLE_OWNERSHIP: readonly string[] = [
  'tam hisse',
  'tam hisseli',
  'tam mülkiyet',
  'tam mülkiyetli',
  'tamamı satılan',
  'tam tapu',
  'tam tapulu',
  'tek tapu',
  'tek tapulu',
  'tamamı satılık',
  'tamamının satışı',
  'hisse olmasın',
];

/** Encumbrances that `-siz` excludes (`hissesiz`), and the word for having them. */
export const ENCUMBRANCES: readonly (readonly [stem: string, presence: string])[] = [
  ['hisse', 'hisseli'],
  ['şerh', 'şerhli'],
  ['ipotek', 'ipotekli'],
  ['haciz', 'hacizli'],
  ['kiracı', 'kiracılı'],
  ['borç', 'borçlu'],
  ['hasar', 'hasarlı'],
  ['kaza', 'kazalı'],
  ['lpg', 'lpg'],
];
