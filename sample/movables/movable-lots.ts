import type { SUB_CATEGORIES } from '#shared/kinds/kinds.ts';

export type MovableKind = (typeof SUB_CATEGORIES)['3'][number];

/** Goods that are often auctioned. */
export type MovableLot = {
  readonly name: string;
  /** The unit of their count: adet, top, kg, takım. */
  readonly unit: string;
  readonly least: number;
  readonly most: number;
  /** For one used piece, in lira of 2026. */
  readonly unitPrice: number;
  readonly detail: string;
};

/** `name|unit|least-most|lira each|the expert's remark`. */
const LOTS: Readonly<Record<MovableKind, readonly string[]>> = {
  Makine: [
    'CNC torna tezgâhı|adet|1-3|1250000|Fanuc kontrol ünitelidir, çalışır durumda olduğu beyan edilmiştir',
    'CNC dik işleme merkezi|adet|1-3|1900000|Üç eksenli, takım magazinlidir; fiziki durumu iyidir',
    'üniversal torna tezgâhı|adet|1-2|320000|1,5 metre punta aralıklı, yağlama sistemi çalışır durumdadır',
    'plastik enjeksiyon makinesi|adet|1-4|1450000|Mengene kapama kuvveti etiketinde yazılıdır, kalıbı takılı değildir',
    'abkant pres|adet|1-2|980000|3 metre büküm boylu, hidroliktir',
    'fiber lazer kesim makinesi|adet|1-1|3200000|3 kW güçte, tablası sağlamdır',
    'vidalı kompresör|adet|1-3|240000|Kurutucusu ve tankı ile birliktedir',
    'jeneratör (250 kVA)|adet|1-2|620000|Kabinli, otomatik transfer panolu',
    'ekmek fırını ve hamur yoğurma makinesi|takım|1-2|380000|Döner arabalı fırın, kazanlı yoğurma makinesi',
    'endüstriyel buzdolabı ve soğutma dolabı|adet|2-8|58000|Paslanmaz çelik gövdeli, çalışır durumdadır',
    'overlok ve düz dikiş makinesi|adet|6-48|14500|Masaları ile birlikte, motorları çalışmaktadır',
    'yuvarlak örgü makinesi|adet|1-4|870000|30 pus, iğne yatakları kullanılmıştır',
    'mermer kesme (ST) makinesi|adet|1-2|1100000|Testereleri takılıdır, sökümü alıcıya aittir',
    'ahşap bantlama makinesi|adet|1-2|460000|Kenar bantlama ünitesi çalışır durumdadır',
    'kayısı işleme ve kurutma hattı|takım|1-1|1350000|Bant, elek ve kükürtleme odası ekipmanından oluşur',
    'zeytinyağı sıkma makinesi|takım|1-1|1650000|Kontinü sistem, seperatörü mevcuttur',
    'etiket ve ambalaj dolum makinesi|adet|1-2|520000|Paslanmaz hazneli, kontrol panelli',
  ],
  'Ev Eşyası': [
    'buzdolabı, çamaşır makinesi ve bulaşık makinesi|takım|1-3|38000|Beyaz eşyalar kullanılmış, çalışır durumdadır',
    'koltuk takımı ve yemek odası takımı|takım|1-2|46000|Kumaşında yıpranma vardır',
    'çeşitli ev eşyası|kalem|8-34|3200|Haciz tutanağında tek tek sayılmıştır',
    'LED televizyon ve halı|kalem|2-9|9500|Kullanılmış, sağlam durumdadır',
    'klima (split)|adet|2-9|17500|İç ve dış üniteleriyle birliktedir',
  ],
  Mobilya: [
    'büro mobilyası (masa, koltuk, dolap)|takım|3-26|12500|Makam ve çalışma takımlarından oluşur',
    'konferans sandalyesi|adet|40-260|1150|Kumaş döşemeli, istiflenebilir',
    'lokanta masa ve sandalyesi|takım|10-48|4200|Ahşap ve metal ayaklıdır',
    'yatak odası takımı|takım|2-18|34000|Ambalajında, teşhir ürünü',
    'mutfak dolabı kapağı ve panel|adet|80-420|620|Kaplamalı MDF, çeşitli ölçülerde',
    'otel odası mobilyası|takım|6-60|18500|Karyola, komodin ve çalışma masasından oluşur',
  ],
  Elektronik: [
    'dizüstü bilgisayar|adet|3-42|15500|Adaptörleri mevcuttur, parolaları bilinmemektedir',
    'masaüstü bilgisayar ve monitör|takım|4-38|11500|Kullanılmış, çalışır durumdadır',
    'cep telefonu|adet|5-70|9800|Çeşitli model, kutusuz',
    'güneş paneli|adet|60-520|2700|Ambalajında, 450 W',
    'sunucu ve ağ kabini|takım|1-4|145000|Raflı kabin, kesintisiz güç kaynağı ile',
    'fotokopi ve yazıcı|adet|2-16|24500|Sayaçları okunmuş, tonerleri eksiktir',
    'güvenlik kamerası ve kayıt cihazı|takım|2-14|18500|Kabloları hariçtir',
    'LED ekran|metrekare|6-30|26500|İç mekân tipi, kabinleriyle',
  ],
  Tekstil: [
    'polyester kumaş|top|40-420|2900|Muhtelif renk, ortalama 60 metre',
    'pamuklu örme kumaş|kg|600-6500|210|Ham ve boyalı, top halinde',
    'kot pantolon|adet|200-2600|240|Etiketli, çeşitli beden',
    'tişört ve sweatshirt|adet|400-4800|130|Seri sonu, çeşitli renk ve beden',
    'iplik|kg|900-9000|145|Bobin halinde, penye',
    'halı|adet|30-320|2600|Makine halısı, çeşitli ölçü',
    'abiye elbise|adet|60-520|950|Askılı, ambalajında',
    'nevresim takımı|takım|120-1400|480|Kutulu, çift kişilik',
  ],
  Ziynet: [
    '22 ayar bilezik|adet|2-16|138000|Toplam gramı kuyumcu bilirkişisince tartılmıştır',
    'çeyrek altın|adet|5-60|11200|Darphane basımı',
    '14 ayar altın kolye ve küpe|takım|1-9|42000|Taşsız, kullanılmış',
    'pırlanta yüzük|adet|1-4|120000|Sertifikası dosyasındadır',
    'Cumhuriyet altını|adet|2-20|46000|Ziynet basımı',
    'gümüş takı|kg|2-18|52000|925 ayar, karışık',
  ],
  Hurda: [
    'hurda demir|kg|2500-64000|15|Karışık profil ve sac, tartımı teslimde yapılacaktır',
    'hurda kablo ve bakır|kg|250-5200|340|Soyulmamış, karışık kesit',
    'hurda araç parçası|kalem|1-12|18500|Motor, şanzıman ve kaporta parçaları',
    'hurda makine|adet|1-9|64000|Çalışmaz durumda, sökülmüş',
    'hurda plastik|kg|1200-18000|11|Kırma ve balya halinde',
  ],
  'Diğer Taşınır': [
    'büyükbaş hayvan (simental düve)|baş|2-26|78000|Küpe numaraları tutanaktadır',
    'küçükbaş hayvan|baş|12-140|13500|Koyun ve kuzu karışık',
    'kuru kayısı|kg|600-9500|270|Çuvallarda, natürel',
    'çelik raf sistemi|modül|12-140|5200|Sökülmüş, ayakları ve kirişleriyle',
    'seramik yer karosu|metrekare|250-4600|190|60x60 ölçüsünde, kutulu',
    'inşaat iskelesi|metrekare|300-4200|310|Kamalı tip, flanşlı',
    'limited şirket payı|pay|20-600|14500|Ticaret sicil kaydı dosyadadır',
    'tescilli marka|adet|1-3|240000|Türk Patent kaydı dosyadadır',
    'spor salonu aleti|adet|8-46|24500|Koşu bandı ve ağırlık istasyonları',
    'kitap ve kırtasiye|kalem|400-9000|75|Koli halinde',
  ],
};

/** Goods by sub-category, parsed once. */
export const MOVABLE_LOTS: Readonly<Record<MovableKind, readonly MovableLot[]>> = Object.fromEntries(
  Object.entries(LOTS).map(([kind, rows]) => [kind, rows.map(parseLot)]),
  // safe: the keys are those of LOTS, which has every sub-category
) as Record<MovableKind, MovableLot[]>;

function parseLot(row: string): MovableLot {
  const [name = '', unit = '', counts = '', unitPrice = '', detail = ''] = row.split('|');
  const [least, most] = counts.split('-').map(Number);
  if (!least || !most || !Number(unitPrice)) throw new Error(`Unreadable lot: ${row}`);
  return { name, unit, least, most, unitPrice: Number(unitPrice), detail };
}
