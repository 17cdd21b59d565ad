/** Words of queries about auctions; they must never be "corrected" into a place or a kind. */
export const COMMON_WORDS: readonly string[] = `
  işler işleri tabela tablet table acil adet adres ağaç ağaçlı ahır ahşap aile akaryakıt akıllı aktif alan alım alt altyapı ana anahtar anayol ankastre apartman arka artı
  asansör asansörlü asfalt asma asmakat atıl atölye avantajlı avlu ayrı az azalan badem bahar bakan bakımlı balkon balkonlu banka banyo
  baraj basamak beton betonarme benzin benzinli benzinlik benzinci bekar beyaz birlikte birleşik blok boğaz borç borçlu boş boşluk boya boyalı boyasız
  bölge bölünmüş bölüm butik büfe büyük cadde caddeye cami cephe cepheli ceviz cevizlik cins çalışan çalışır çamlık çarşı çatı çelik
  çevre çift çiftlik çilek çocuk dağ dairesi değer değişen değişensiz deniz denize dere dereye derslik detay dik dizel doğa doğal
  doğalgaz doğalgazlı dolu donanım donanımlı dönem dönüşüm dönümlük dosya dosyası döviz dublex dubleks durum duvar düz düzenli eğimli ekili
  elektrik elektrikli elma emsal en engelli erik esnaf eski eşyalı eşyasız etap evli evrak faal fabrikası fındık fırın fırsat fiyat
  fıstık fuar full garaj garajlı garanti garantili geniş gıda giriş girişli göl göle gölet görünümlü güneş güvenlik güvenlikli güzel hac haciz
  hacizli hafif hal halka hasar hasarlı hasarsız hastane hat hatalı hava havaalanı havuz havuzlu hayvan hazine hazır hektar hemen hesaplı hibrit
  hisse hisseli hizmet hurda ısıtma iç içme ilk imalat imar imarlı imarsız inek inşaat ipotek ipotekli iskan iskanlı iskele istasyon
  kaba kablo kaçak kafe kale kalorifer kamu kampüs kapalı kapanan kapı karavan karayolu kargo kasa kasası kayısı kayıt kaynak kelepir kent
  kentsel kepenk kestane kıyı kira kiracı kiracılı kiralık kışlık klima klimalı klinik kombi kombili komşu konak konum konumda konumlu koru
  koruma köprü köşe kredi krediye kredili kule kulübe kumsal kurum kuru kuyu kuyulu kuzey küçük lastik limon liman limana lojman
  lokanta lpg lpgli lüks maden mağdur mahalle makam manuel manzara manzaralı market marka markalı masrafsız mera merkezi merkeze mermer
  metro metroya mevki meyve meyvelik meydan modern mutfak muz müsait nakit narenciye nehir net nokta numara ofisler okul okula olanak
  orman ormanlık orta ortak otel oto otoban otogar otomatik otopark otoparklı otoyol oyun ödeme öğrenci ölçü önü özel özellik palmiye pamuk
  parasal park parke parselli pazarlık pazarlıksız pencere peron petrol piknik pırlanta plaj plaza portakal pres proje projeli ray raylı resmi
  restoran rıhtım ruhsat ruhsatlı rüzgar sadece saha sahibi sahibinden sahil sahile salon sanayi satılır sera seralık sıcak sıfır sınır
  sınırlı site sitede siteiçi site sokak soğuk sosyal spor stok su sulak sulama sulu sunroof susuz süper şahıs şehir şerh şerhli şirket
  takas takip taksit taksitli tam tamir tamirat tapu tapulu tapusu taraf tarım tarımsal tarihi taş tatil teknik tek teknoloji tekne telsiz temiz
  teras teraslı tereke ters tesis ticaret ticarethane toki toplu toptan tramvay tramvaya turizm turistik turunç ucuz uçak ulaşım uygun üniversite
  ürün üst vade vadeli vapur vasıf vasıflı verimli veya vites vitesli yakın yakını yalıtım yalıtımlı yan yapı yapılı yarım yasal yaşlı yat
  yatırım yatırımlık yaya yayla yaylada yazılı yazlık yeni yenileme yeraltı yerleşim yeşil yıkık yıllık yok yol yola yolu yolda yüksek yüzme
  zemin zeytin zeytinli ziraat zirai kardeş satıcı alıcı kayalık taşlık çam üzüm kavun şeker pancar buğday arpa ayçiçeği tütün incir nar kivi
  anadolu avrupa karadeniz ege akdeniz marmara boğaziçi yakası sayı sayılı esas merhaba selam günaydın teşekkürler lütfen nasıl kaç para
  mustafa kemal osman paşa şehit kamil sultan bey efendi gazi ova hisar pınar tepe kara ak kızıl doğu batı kuzey güney emir han hacı ahmet mehmet ali veli
  kime kim ben sen bizim benim evim param liste hakkında nedir değer rapor borsa dernek sendika vakıf kooperatif belediye hükümet
`
  .trim()
  .split(/\s+/);
