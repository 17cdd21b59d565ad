import type { PlaceOption } from '../sentence.ts';

/** Former, short and colloquial names. */
export const PLACE_ALIASES: readonly (readonly [name: string, place: PlaceOption])[] = [
  ['urfa', { city: 'Şanlıurfa' }],
  ['ş.urfa', { city: 'Şanlıurfa' }],
  ['şanlı urfa', { city: 'Şanlıurfa' }],
  ['antep', { city: 'Gaziantep' }],
  ['g.antep', { city: 'Gaziantep' }],
  ['gazi antep', { city: 'Gaziantep' }],
  ['ayıntap', { city: 'Gaziantep' }],
  ['maraş', { city: 'Kahramanmaraş' }],
  ['k.maraş', { city: 'Kahramanmaraş' }],
  ['kmaraş', { city: 'Kahramanmaraş' }],
  ['kahraman maraş', { city: 'Kahramanmaraş' }],
  ['afyon', { city: 'Afyonkarahisar' }],
  ['afyon karahisar', { city: 'Afyonkarahisar' }],
  ['içel', { city: 'Mersin' }],
  ['dersim', { city: 'Tunceli' }],
  ['ist', { city: 'İstanbul' }],
  ['izmit', { city: 'Kocaeli', district: 'İzmit' }],
  ['adapazarı', { city: 'Sakarya', district: 'Adapazarı' }],
  ['ada pazarı', { city: 'Sakarya', district: 'Adapazarı' }],
  ['antakya', { city: 'Hatay', district: 'Antakya' }],
  ['eyüp', { city: 'İstanbul', district: 'Eyüpsultan' }],
  ['eyüp sultan', { city: 'İstanbul', district: 'Eyüpsultan' }],
  ['gop', { city: 'İstanbul', district: 'Gaziosmanpaşa' }],
  ['g.o.p', { city: 'İstanbul', district: 'Gaziosmanpaşa' }],
  ['b.çekmece', { city: 'İstanbul', district: 'Büyükçekmece' }],
  ['k.çekmece', { city: 'İstanbul', district: 'Küçükçekmece' }],
  ['kdz ereğli', { city: 'Zonguldak', district: 'Ereğli' }],
  ['karadeniz ereğli', { city: 'Zonguldak', district: 'Ereğli' }],
  ['mkp', { city: 'Bursa', district: 'Mustafakemalpaşa' }],
  ['m.kemalpaşa', { city: 'Bursa', district: 'Mustafakemalpaşa' }],
  ['mustafa kemalpaşa', { city: 'Bursa', district: 'Mustafakemalpaşa' }],
  ['kazan', { city: 'Ankara', district: 'Kahramankazan' }],
  ['ş.koçhisar', { city: 'Ankara', district: 'Şereflikoçhisar' }],
  ['marmara ereğlisi', { city: 'Tekirdağ', district: 'Marmaraereğlisi' }],
  ['ondokuz mayıs', { city: 'Samsun', district: '19 Mayıs' }],
  ['ondokuzmayıs', { city: 'Samsun', district: '19 Mayıs' }],
  ['on iki şubat', { city: 'Kahramanmaraş', district: 'Onikişubat' }],
  ['doğu beyazıt', { city: 'Ağrı', district: 'Doğubayazıt' }],
  ['doğubeyazıt', { city: 'Ağrı', district: 'Doğubayazıt' }],
];

/** Other names of regions. */
export const REGION_ALIASES: readonly (readonly [name: string, region: string])[] = [
  ['güneydoğu', 'Güneydoğu Anadolu'],
  ['güney doğu anadolu', 'Güneydoğu Anadolu'],
  ['orta anadolu', 'İç Anadolu'],
];

/** `Marmara Bölgesi`: shows that the name before it is a region, if it could also be a district or a sea. */
export const REGION_MARKERS: readonly string[] = ['bölge', 'bölgesi', 'ova', 'ovası'];

/**
 * District names that are everyday words: places only if their province is named, if an apostrophe or `-de` marks them,
 * or if `ilçesi` follows; otherwise they remain text.
 */
export const STRICT_ORDINARY: readonly string[] =
  `Akdeniz Aralık Araç Bahçe Bağlar Bulanık Çal Çarşamba Çat Çay Çayırlı Çeltik Çiftlik Çınar Evren Fındıklı Genç Göle Güney Hamur
  Han Hani Kale Kavak Kazan Kiraz Köşk Kumlu Küre Maden Marmara Olur Orta Pazar Perşembe Saray Söğüt Söğütlü Susuz Termal Tut Üzümlü
  Yeşilli`.split(/\s+/);

/**
 * Words that are also everyday words but more common as names: places, unless another district is named or a noun
 * follows (`kaynarca suyu`).
 */
export const MILD_ORDINARY: readonly string[] =
  `Adalar Aksu Alaca Altınova Altınyayla Armutlu Bala Bayat Belen Bodrum Bor Boztepe Bozkurt Bucak Çan Çardak Çeşme Çifteler Defne
  Delice Demirci Derbent Derince Derik Dikili Durağan Edremit Elmalı Fatih Gönen Güzelyurt Hacılar Havza Hendek Hocalar İnönü Kalecik
  Karasu Kargı Kartal Kaynarca Kaş Kemer Kepez Keskin Konak Korkut Kozluk Körfez Köse Kula Menderes Of Ortaca Ortaköy Ovacık Pazarlar
  Pınarbaşı Sarıkaya Selim Sur Tire Toprakkale Tuzla Ula Ulaş Ulus Vize Yapraklı Yenice Yenipazar Yenişehir Yeşilyurt Yıldırım
  Zara`.split(/\s+/);

/** Adjectives that can describe land and are also names of districts. */
export const ADJECTIVE_DISTRICTS: readonly string[] = [
  'Susuz',
  'Bulanık',
  'Çayırlı',
  'Söğütlü',
  'Üzümlü',
  'Kumlu',
  'Yeşilli',
];

/** Before one of these words a name belongs to a street or a quarter, not to a district. */
export const ADDRESS_NOUNS: readonly string[] =
  'mahalle mahallesi mah mh köyü köy mevki mevkii cadde caddesi cad sokak sokağı sk bulvarı blv sitesi apartmanı beldesi'.split(
    ' ',
  );

/** Before one of these words a name says what can be seen. */
export const VIEW_WORDS: readonly string[] = 'manzaralı manzarası manzara'.split(' ');

/** Words that show that the name before them is a district or a province. */
export const DISTRICT_MARKERS: readonly string[] = ['ilçe', 'ilçesi'];
export const PROVINCE_MARKERS: readonly string[] = ['il', 'ili', 'şehri', 'vilayeti'];
