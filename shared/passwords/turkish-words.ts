/**
 * Common parts of Turkish passwords that foreign lists lack: clubs, places, first names, everyday words, in lower-case
 * ASCII. Such a word is still common with a number after it (a year, a club's founding, a province's plate).
 */
export const TURKISH_WORDS: ReadonlySet<string> = new Set(
  `peyda sifre sifrem sifreyok parola parolam gizli gizlisifre bilgisayar internet telefon merhaba selam deneme test admin yonetici kullanici
  galatasaray cimbom cimbombom gs gala aslan fenerbahce fener fenerli fb kanarya saribela besiktas kartal karakartal bjk trabzonspor trabzon
  bordomavi ts bursaspor goztepe konyaspor sivasspor samsunspor kayserispor eskisehirspor ankaragucu genclerbirligi antalyaspor adanademir
  turkiye turk turkiyem ataturk mustafakemal kemal vatan vatanim bayrak cumhuriyet anadolu osmanli fatih yavuz kanuni
  istanbul ankara izmir bursa antalya adana konya gaziantep antep sanliurfa urfa kocaeli izmit mersin icel diyarbakir hatay antakya
  manisa kayseri samsun balikesir kahramanmaras maras van aydin denizli sakarya tekirdag mugla eskisehir mardin malatya erzurum ordu
  elazig tokat sivas zonguldak corum giresun isparta usak edirne rize artvin sinop bolu yozgat nevsehir nigde kirsehir kirikkale
  ahmet mehmet mustafa ali huseyin hasan ibrahim ismail osman yusuf murat omer ramazan halil suleyman abdullah mahmut recep salih
  kadir emre hakan adem kerem yunus bekir burak enes eren furkan gokhan ismet kaan kemal levent metin mert okan onur orhan ozan
  selim serkan sinan tolga tuncay ufuk ugur umut volkan yasin yilmaz zeki baris can cem deniz efe ege ayse fatma emine hatice
  zeynep elif meryem serife zehra sultan hanife merve havva zeliha esra fadime ozlem hacer yasemin hulya cemile sevim melek
  dilek rabia busra kubra leyla aleyna asli aylin aysegul bahar banu basak begum berna betul burcu cansu ceren damla defne derya
  didem dilara duygu ebru ece eda elcin esma eylul feride gamze gizem gul gulay gulsen hande irem kader melike melis mine muge
  nazli neslihan nil nur nurcan ozge pelin pinar seda selin sena sevda sevgi sibel sila simge songul sude tugba tugce yagmur yesim
  annem babam anne baba kardesim ailem canim askim askimm sevgilim hayatim bebegim birtanem seniseviyorum seviyorum senicokseviyorum
  seni ask sevda kalbim meleg melegim kalp cicek gunes yildiz deniz okyanus bahar bulut kelebek kedi kopek papatya gul
  allah allahim bismillah muhammed kuran elhamdulillah inshallah insallah masallah ramazan cennet
  para zengin altin bitcoin araba arabam mercedes bmw audi ferrari kamyon doblo tofas sahin dogan ev evim emlak icra ihale
  asker polis ogretmen doktor avukat muhendis okul okulum ders universite lise kral kralice prens prenses kurt bozkurt panter`.split(
    /\s+/,
  ),
);
