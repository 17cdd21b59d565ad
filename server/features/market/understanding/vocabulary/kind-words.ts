import type { CategoryNumber, SubCategory } from '#shared/kinds/kinds.ts';

/** Words for a whole kind. */
export const CATEGORY_WORDS: Readonly<Record<CategoryNumber, readonly string[]>> = {
  '1': ['gayrimenkul', 'gayri menkul', 'taşınmaz', 'taşınmaz mal', 'emlak', 'mülk'],
  '2': ['araç', 'taşıt', 'vasıta', 'motorlu araç', 'motorlu taşıt'],
  '3': ['taşınır', 'taşınır mal', 'menkul', 'menkul mal', 'eşya'],
};

/** Words for several sub-categories at once. */
export const GROUP_WORDS: readonly (readonly [words: readonly string[], subCategories: readonly SubCategory[]])[] = [
  [
    ['konut', 'ev', 'mesken', 'hane'],
    ['Daire', 'Müstakil Ev', 'Villa'],
  ],
  [
    ['arazi', 'toprak'],
    ['Arsa', 'Tarla'],
  ],
];

/** The nouns of a sub-category. */
export const SUB_CATEGORY_WORDS: Readonly<Partial<Record<SubCategory, readonly string[]>>> = {
  Daire: [
    'daire',
    'apartman',
    'apartman dairesi',
    'apartman daire',
    'apartıman',
    'apartıman dairesi',
    'apart',
    'apart daire',
    'dubleks daire',
    'tripleks daire',
    'stüdyo',
    'stüdyo daire',
    'rezidans',
    'rezidans daire',
    'residence',
  ],
  'Müstakil Ev': [
    'müstakil ev',
    'müstakil bahçeli ev',
    'köy evi',
    'bağ evi',
    'dağ evi',
    'yayla evi',
    'çiftlik evi',
    'bahçeli ev',
    'kargir ev',
    'kagir ev',
    'ahşap ev',
    'müstakil konut',
  ],
  Villa: ['villa', 'tripleks villa', 'triplex villa', 'dubleks villa', 'ikiz villa', 'yazlık villa', 'köşk', 'yalı'],
  Arsa: ['arsa', 'imarlı arsa'],
  Tarla: ['tarla'],
  Bağ: ['bağ'],
  Bahçe: ['bahçe', 'fındıklık', 'çaylık'],
  Zeytinlik: ['zeytinlik', 'zeytin bahçesi'],
  İşyeri: ['işyeri', 'iş yeri', 'işyer', 'iş yer', 'işyerler', 'iş yerler', 'dükkan', 'dükkân', 'mağaza'],
  Ofis: ['ofis', 'büro', 'yazıhane'],
  Depo: ['depo', 'antrepo', 'ardiye'],
  Fabrika: ['fabrika', 'imalathane', 'üretim tesisi'],
  Bina: ['bina', 'komple bina', 'iş hanı', 'işhanı'],
  Otel: ['otel', 'pansiyon', 'motel', 'tatil köyü', 'apart otel'],
  Otomobil: [
    'otomobil',
    'oto',
    'araba',
    'binek',
    'binek araç',
    'binek oto',
    'binek otomobil',
    'hususi araç',
    'hususi otomobil',
    'hususi oto',
    'taksi',
  ],
  Kamyonet: ['kamyonet', 'pikap', 'pick-up', 'pickup'],
  Kamyon: ['kamyon'],
  Çekici: ['çekici', 'tır', 'tır çekici', 'tır çekicisi'],
  Dorse: ['dorse', 'tır dorsesi', 'tır dorse', 'römork', 'yarı römork', 'treyler'],
  Minibüs: ['minibüs', 'minübüs', 'minibus', 'dolmuş'],
  Otobüs: ['otobüs', 'midibüs'],
  Panelvan: ['panelvan', 'panel van'],
  Motosiklet: ['motosiklet', 'motorsiklet', 'scooter', 'moped'],
  Traktör: ['traktör'],
  'İş Makinesi': [
    'iş makinesi',
    'iş makinası',
    'iş makine',
    'iş makina',
    'iş makineleri',
    'iş makinaları',
    'kepçe',
    'ekskavatör',
    'greyder',
    'forklift',
    'beko',
    'beko loder',
    'loder',
    'dozer',
    'silindir',
    'kazıcı yükleyici',
    'mini ekskavatör',
    'telehandler',
  ],
  Makine: ['makine', 'makina', 'tezgah'],
  'Ev Eşyası': ['ev eşyası', 'ev eşya', 'beyaz eşya'],
  Mobilya: ['mobilya', 'büro mobilyası', 'ofis mobilyası', 'ev mobilyası'],
  Elektronik: ['elektronik', 'elektronik eşya'],
  Tekstil: ['tekstil'],
  Ziynet: ['ziynet', 'ziynet eşyası', 'mücevher', 'mücevherat'],
  Hurda: ['hurda'],
  'Diğer Gayrimenkul': ['diğer gayrimenkul'],
  'Diğer Araç': ['diğer araç'],
  'Diğer Taşınır': ['diğer taşınır'],
};

/**
 * Words that name a kind when they stand alone, but are adjectives before another noun: `müstakil villa`,
 * `ticari araç`.
 */
export const MODIFIER_WORDS: Readonly<Partial<Record<SubCategory, readonly string[]>>> = {
  Daire: ['dubleks', 'tripleks'],
  'Müstakil Ev': ['müstakil'],
  Villa: ['yazlık'],
  İşyeri: ['ticari'],
  Otomobil: ['hususi'],
  Motosiklet: ['motor'],
};

/** Before one of these words they are also adjectives (`müstakil tapulu`). */
export const MODIFIED_WORDS: readonly string[] =
  'tapu tapulu parsel parselli bahçeli giriş girişli imarlı imar alan plaka plakalı taksi kredi'.split(' ');

/** Means flats if the query names no other kind and no floor number. */
export const FLOOR_WORD = 'kat';

/** Things more specific than their sub-category; the word also remains in the text. */
export const NARROW_WORDS: Readonly<Partial<Record<SubCategory, readonly string[]>>> = {
  Makine: ['torna', 'cnc', 'kompresör', 'jeneratör', 'pres'],
  'Ev Eşyası': ['buzdolabı', 'çamaşır makinesi', 'bulaşık makinesi', 'halı', 'klima', 'ocak fırın'],
  Mobilya: ['koltuk', 'koltuk takımı', 'masa', 'sandalye', 'yatak odası takımı'],
  Elektronik: [
    'bilgisayar',
    'telefon',
    'cep telefonu',
    'televizyon',
    'laptop',
    'dizüstü bilgisayar',
    'tablet',
    'yazıcı',
  ],
  Tekstil: ['kumaş', 'konfeksiyon', 'giysi'],
  Ziynet: ['bilezik', 'altın bilezik', 'gram altın', 'çeyrek altın', 'pırlanta', 'kolye', 'yüzük'],
};

/** Only without endings: `altın` could also be `alt` with an ending. */
export const NARROW_EXACT_WORDS: Readonly<Partial<Record<SubCategory, readonly string[]>>> = {
  Ziynet: ['altın', 'altınlar'],
};

/** Real estate without a sub-category: its words remain in the text. */
export const REAL_ESTATE_WORDS: readonly string[] = [
  'benzinlik',
  'akaryakıt istasyonu',
  'benzin istasyonu',
  'çiftlik',
  'sera',
  'ahır',
  'plaza',
  'iş hanı',
  'kümes',
  'mandıra',
];
