/**
 * Words of our own vocabulary that people bear as given names or surnames, too, chosen by hand and rather too many than too few:
 * with another of them, or beside a word nobody knows, they may be somebody's name.
 */
export const NAME_LIKE_WORDS: readonly string[] = `
  ağaç ağustos ak akıllı altın arkadaş artan asker aslan ateş avukat ayar aydın badem bağ bahar bahçeli bakış balık barış başarı batı bebek bey
  beyaz bilgi birlik boğaz bulut büyük canlı ceviz cihaz cuma çam çarşı çatı çelik çekim çiçek çift çiftlik çocuk dağ dalga damat
  değer demir deniz dere derin destek devir devlet dilek doğa doğru doğu düğün düz dünya edebi efendi efsane ege ekim ekmek elma emekli
  engel eren erkek esas eski eylül gazi gece gelin gerçek göl güneş güney güven güzel hacı hakem hakim han harika hava
  hayal hayat haziran hazine hediye hedef hızlı hisar ışık ikiz ileri ilgi imkan izin kadın kalan kale kalem kanun kara
  kardeş karar kasım kavun kaynak kestane kızıl konak komşu koru korku köprü köse köşe kötü kural kurban kuru kutlu kuyu kuzey küçük
  lider liman limon maden malik mantar mart melek memur mermer meydan millet milli mimar miras misafir müdür nar nefes nehir nesil
  nisan ocak olay oran orman orta ortak ova öğlen önce önemli örnek özel özet özgür park parlak paşa peşin petek pınar pilot
  polis portakal rahat renk roman rüya sabah sadık sağlık sahil sanat satıcı savaş savcı seçim sefer selam sene sera serbest serin sevgi
  sıcak sınır silah siyah soğan soğuk sona sosyal su sultan sulu süreç şahit şarkı şehit şeker şirket tarih tarım taş tatlı taze
  temel temiz temmuz tepe ticaret toplu toprak tutar uçak uğur umut usta uygun uyku uzman uzun üretim üzüm vakit vatan vekil yağmur
  yakın yalan yalı yapı yardım yarın yasak yaşlı yat yavaş yayla yazar yazı yazılı yeni yeşil yıldız yoğun yol yolcu yüksek
  zaman zengin zeytin zirve
`
  .trim()
  .split(/\s+/);

/** Words of our own vocabulary, there for the sake of places called after them, that are names first of all. */
export const GIVEN_NAMES: readonly string[] = 'ahmet ali emir kamil kemal mehmet mustafa osman veli'.split(' ');
