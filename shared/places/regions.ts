const EASTERN_BLACK_SEA = ['Artvin', 'Bayburt', 'Giresun', 'Gümüşhane', 'Ordu', 'Rize', 'Trabzon'];
const WESTERN_BLACK_SEA = ['Bartın', 'Bolu', 'Düzce', 'Karabük', 'Kastamonu', 'Sinop', 'Zonguldak'];

/**
 * Regions by name with their provinces: the seven geographical regions (First Geography Congress, 1941; a province
 * belongs to the region of its centre) and parts of them with common names.
 */
export const REGIONS: readonly (readonly [name: string, cities: readonly string[]])[] = [
  ['Trakya', ['Edirne', 'Kırklareli', 'Tekirdağ']],
  [
    'Marmara',
    [
      ...['Balıkesir', 'Bilecik', 'Bursa', 'Çanakkale', 'Edirne', 'İstanbul'],
      ...['Kırklareli', 'Kocaeli', 'Sakarya', 'Tekirdağ', 'Yalova'],
    ],
  ],
  ['Güney Marmara', ['Balıkesir', 'Bursa', 'Çanakkale', 'Yalova']],
  ['Ege', ['Afyonkarahisar', 'Aydın', 'Denizli', 'İzmir', 'Kütahya', 'Manisa', 'Muğla', 'Uşak']],
  ['Akdeniz', ['Adana', 'Antalya', 'Burdur', 'Hatay', 'Isparta', 'Kahramanmaraş', 'Mersin', 'Osmaniye']],
  ['Çukurova', ['Adana', 'Hatay', 'Mersin', 'Osmaniye']],
  [
    'Karadeniz',
    // Sorted in the source: every page loads this list, and creating a collator costs a phone 60 ms.
    [
      ...['Amasya', 'Artvin', 'Bartın', 'Bayburt', 'Bolu', 'Çorum', 'Düzce', 'Giresun', 'Gümüşhane'],
      ...['Karabük', 'Kastamonu', 'Ordu', 'Rize', 'Samsun', 'Sinop', 'Tokat', 'Trabzon', 'Zonguldak'],
    ],
  ],
  ['Doğu Karadeniz', EASTERN_BLACK_SEA],
  ['Batı Karadeniz', WESTERN_BLACK_SEA],
  ['Orta Karadeniz', ['Amasya', 'Çorum', 'Samsun', 'Tokat']],
  [
    'İç Anadolu',
    [
      ...['Aksaray', 'Ankara', 'Çankırı', 'Eskişehir', 'Karaman', 'Kayseri', 'Kırıkkale'],
      ...['Kırşehir', 'Konya', 'Nevşehir', 'Niğde', 'Sivas', 'Yozgat'],
    ],
  ],
  [
    'Doğu Anadolu',
    [
      ...['Ağrı', 'Ardahan', 'Bingöl', 'Bitlis', 'Elazığ', 'Erzincan', 'Erzurum'],
      ...['Hakkâri', 'Iğdır', 'Kars', 'Malatya', 'Muş', 'Tunceli', 'Van'],
    ],
  ],
  [
    'Güneydoğu Anadolu',
    ['Adıyaman', 'Batman', 'Diyarbakır', 'Gaziantep', 'Kilis', 'Mardin', 'Siirt', 'Şanlıurfa', 'Şırnak'],
  ],
];

/** The two sides of İstanbul with their districts. */
export const ISTANBUL_SIDES: readonly (readonly [name: string, districts: readonly string[]])[] = [
  [
    'Anadolu Yakası',
    [
      ...['Adalar', 'Ataşehir', 'Beykoz', 'Çekmeköy', 'Kadıköy', 'Kartal', 'Maltepe'],
      ...['Pendik', 'Sancaktepe', 'Sultanbeyli', 'Şile', 'Tuzla', 'Ümraniye', 'Üsküdar'],
    ],
  ],
  [
    'Avrupa Yakası',
    [
      ...['Arnavutköy', 'Avcılar', 'Bağcılar', 'Bahçelievler', 'Bakırköy', 'Başakşehir', 'Bayrampaşa', 'Beşiktaş'],
      ...['Beylikdüzü', 'Beyoğlu', 'Büyükçekmece', 'Çatalca', 'Esenler', 'Esenyurt', 'Eyüpsultan', 'Fatih'],
      ...['Gaziosmanpaşa', 'Güngören', 'Kâğıthane', 'Küçükçekmece', 'Sarıyer', 'Silivri', 'Sultangazi', 'Şişli'],
      'Zeytinburnu',
    ],
  ],
];
