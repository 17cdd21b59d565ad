/** Frequent everyday words that resemble the name of a place or a kind; they must never be corrected into it. */
export const EVERYDAY_WORDS: readonly string[] = `
  abone acaba açılan açıklama adamlar adım adına adres ahlak aidat ailesi akıllı akşam alacak alanı alanında alarm
  albüm aldığı alınan alıntı altyazı amaç ancak anlam anlaşma annem aracı araçlı arada aralar arama aranan arkadaş
  artık asker asla aslan aşağı ateş avans avukat aylık ayrıca bakan bakın bakış balık bana banka barış basın basit
  başarı başka başkan bayan bazı bebek beden beklenen belediye belge belki belli beni benzer beraber bilgi bilim bilinen
  birçok birden birlik bitki biraz boyut boyunca bugüne bulma bulut burada bursu bütün büyüme cadde canlı cevap cihaz
  cumhuriyet çabuk çalışma çanta çarpı çekim çiçek çocuklar çünkü çözüm dakika daha dalga damat danışma davet
  davacı davalı dayalı değişim demek demir demokrasi denge deneme deney dergi derin destek devam devir devlet deyim diğer
  dikkat dilek dinle direkt doktor dolap dosta dostu durum duvar düğün dünya düşük edebi efsane ekmek ekonomi ekran elbise
  elden eleman emekli emlakçı enerji engel erkek esas eşit etki evrak fakat falan farklı fatura fikir filmi forma futbol
  gazete gece gelecek gelen gelin gelir gemiler genel gerek gerçek getiri gider giyim görev görsel gözlük günlük güncel
  güven haber hafta hakem hakim hakkı hala halen hamile hangi harika hasta hayal hayat hazır hediye hedef hemen hepsi herkes
  hesap heyet hızlı hizmet hukuk ışık içerik içinde ifade iflas ihtiyaç ikiz ilaç ilave ileri ilgi imkan insan internet
  isim istek işçi işlem izin kadın kadar kadro kağıt kalan kalem kalite kanal kanun karar kararı kararlar karta kasım
  katılım katlı kavga kayıp kazanç kazı kemik kenar kendi kesin kısım kışın kitap kolay komik komşu konser konum
  korku kötü kuşak kural kurban kurulu kutlu küresel lider lisans madde mahkum makale malik mama mantar marka maske matbaa
  meclis melek memur mesaj meslek metal mevcut meyve milli millet mimar mimari miras misafir moda modeli mülkiyet müdür
  müşteri müzik nakil namaz nasıl nefes nesil nokta normal noter numara nüfus objektif okuma olarak olay onlar onun
  operasyon oran oranı ortak ortam oyuncak öğlen ölüm önce önemli örnek özet özgür pahalı paket palto parça paris
  parlak pasaport pazara peşin peşinat petek pilot plan polis program radyo rahat rakam rakip rapor renk rezerv roman rüya
  saat sabah sadık safra sağlık sahne saldırı samimi sanat saniye sarışın savaş savcı sayfa sebep seçim sefer selam
  sene serbest sergi serin sevgi seyahat silah silindi sınav sınıf sipariş sistem sivil siyah siyaset soğan sokak somut
  sonra sonuç sorun sosyal söyle sözleşme spor sunum suçlu sürekli süreç şahit şarkı şeker şehit şekil şikayet
  şimdi şüphe tabela tablo tahmin takım talep tamam tanıtım tarih tarz tasarım tatlı tavan tavuk taze tebliğ tedbir
  tekel tekrar telefon temel tercih terim tescil test ticari toplam toplantı transfer turist tutar tutuklu tuzlu uçuş uğur
  ulusal umut usta uyarı uygulama uyku uzman uzun üretim üyelik vakit valiz vatan vekil vergi verilen vücut yabancı yağmur
  yalan yanlış yanı yarar yardım yarın yasak yatak yavaş yazar yazı yazılım yazısı yemek yenge yeterli yetki yıldız
  yoğun yolcu yorum yönetim yönetmelik yüzde zaman zarar zengin zirve zorunlu malen mali haksız usulsüz borsa koltuklu
  manuel tapuda tapudan kiraya kirada sahibi belli belirli karşısı karşıda yanında yakınında içerisinde civarında hemen
  peşin elden acele ucuza pahalıya değerinde değerli altyapısı elektriği suyu yolu yolları denizli denizi manzarası
  bahçesinde balkonu odası odalı salonu mutfağı banyosu tuvalet kiler çamaşır kurutma ütü depolama teraslar istanbulda
  ankaradan yerler köyde köyünde mahallesinde caddesinde sokağında bulvarında sitesinde projesinde blokta konutları evleri
  kuleleri residans rezidansı tower park vadi vadisi göller tepesi sırtı sırtları sahili limanı iskelesi körfezi koyu
  burnu adası plajı
`
  .trim()
  .split(/\s+/);
