/**
 * Words that are also surnames, a generous selection made by hand: next to a given name or an unknown word they may be
 * part of a person's name.
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

/** Given names that are also common words: next to a surname or another given name they are a person's name. */
export const GIVEN_NAME_WORDS: readonly string[] = `
  adem akın alp arda arzu asım atlas ayaz ayla aziz bahar baran barış bayram belgin berk bilgin bulut can celal cem cemal cemile
  cengiz ceren çınar çiçek çiğdem damla defne demir deniz derya dilek doğan doruk duman duran durmuş duru ebru ece ecrin eda efe
  ege ela elif emin emre engin erdem eren erkan esma evin eylül filiz galip gamze gül güneş hakan hikmet hülya
  ihsan izzet kadir kazım kemal kerem lale mart melek mert metin miraç muammer murat muzaffer müzeyyen nalan nazlı nergis nesrin nisa
  nur onur oya ozan özgür özlem pelin petek pınar polat poyraz ramazan recep reyhan rıza roman rüya rüzgar saniye savaş
  seçil selim sena serap sevda sevgi sevim sinan sultan suna şaban şahin şeref şükrü tarık tekin tolga
  toprak ufuk uğur umut volkan yağmur yalçın yaman yasemin yaşar yavuz yeter yıldırım yıldız yiğit yüksel
  zafer zeki
`
  .trim()
  .split(/\s+/);

/** Names that are hardly ever meant as words, although our vocabulary or the dictionary contains them: never sent. */
export const GIVEN_NAMES: readonly string[] = 'ahmet ali kamil mehmet mustafa osman veli'.split(' ');
