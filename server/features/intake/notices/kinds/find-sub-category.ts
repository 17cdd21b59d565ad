import { NOUN_ENDING } from '#server/turkish/noun-endings.ts';
import { CATEGORY_NUMBERS, type CategoryNumber, SUB_CATEGORIES, type SubCategory } from '#shared/kinds/kinds.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';

/** Folded nouns of titles, by sub-category; a name with several words precedes its last word alone. */
const NOUNS: Readonly<Partial<Record<SubCategory, string>>> = {
  'Müstakil Ev':
    'mustakil ev|mustakil konut|kargir ev|kagir ev|kerpic ev|ahsap ev|tas ev|bahceli ev|prefabrik ev|koy ev|bag ev|dag ev|ciftlik ev|katli ev|katli mesken|katli konut|kargir mesken|kerpic mesken|dubleks ev|tripleks ev|yazlik|konak|kosk|ev',
  Daire: 'daire|apartman dairesi|mesken|dubleks|tripleks|rezidans|studyo',
  Villa: 'villa|dubleks villa|tripleks villa',
  Bina: 'bina|apartman',
  Arsa: 'arsa|imar parsel|sanayi parsel|tesisi alani|tesis alani|okul alani|saglik alani|turizm alani|ticaret alani|konut alani|sanayi alani|egitim alani|imarli alan|imarli parsel|imarli tasinmaz',
  Tarla: 'tarla|tarim arazisi|tarim alani|zirai arazi|ziraat arazisi|sulu arazi|susuz arazi|ham toprak',
  Zeytinlik: 'zeytinlik|zeytinlig|zeytin bahcesi',
  Bağ: 'bag|uzum bagi|asma bagi',
  Bahçe:
    'bahce|findiklik|findiklig|fistiklik|fistiklig|cevizlik|cevizlig|meyvelik|meyvelig|incirlik|incirlig|narlik|narlig|bademlik|bademlig|kestanelik|kestanelig|dutluk|dutlug|caylik|caylig|portakallik|portakallig|elmalik|elmalig|narenciye|cay bahcesi',
  İşyeri:
    'isyeri|is yeri|dukkan|magaza|imalathane|atolye|lokanta|restoran|kafeterya|kafe|market|ticarethane|isletme|is merkezi|is hani|alisveris merkezi|avm|bufe|dugun salonu|firin|showroom|muayenehane|hastane|kiraathane|plaza|pasaj',
  Ofis: 'ofis|buro',
  Depo: 'depo|antrepo|ardiye|hangar|soguk hava deposu',
  Fabrika: 'fabrika|sanayi tesisi|uretim tesisi|entegre tesis|isleme tesisi|degirmen',
  Otel: 'otel|motel|pansiyon|tatil koyu|turistik tesis|termal tesis|turizm tesisi|apart|kral dairesi',
  'Diğer Gayrimenkul':
    'ahir|samanlik|samanlig|kumes|sera|garaj|otopark|akaryakit istasyonu|petrol istasyonu|dinlenme tesisi|cayir|mera|agil|besihane|mandira|kavaklik|kavaklig|ciftlik|tavuk ciftligi|fidanlik|fidanlig|tas ocagi|maden ocagi|kuyu|trafo|musakkafat',
  'İş Makinesi':
    'is makinesi|is makinasi|ekskavator|beko loder|kazici yukleyici|yukleyici|dozer|vinc|forklift|istif makinesi|loder|greyder|kepce|silindir',
  Otomobil: 'otomobil|binek arac|binek oto|taksi',
  Kamyonet: 'kamyonet|pikap|pick-up',
  Kamyon: 'kamyon|damperli',
  Çekici: 'cekici',
  Dorse: 'dorse|romork|treyler',
  Minibüs: 'minibus',
  Otobüs: 'otobus|midibus',
  Panelvan: 'panelvan',
  Motosiklet: 'motosiklet|motorsiklet|scooter',
  Traktör: 'traktor',
  'Diğer Araç': 'bicerdover|tekne|gemi|yat|katamaran|karavan|helikopter',
  'Ev Eşyası': 'ev esyasi|beyaz esya|buzdolabi|camasir makinesi|camasir makinasi|bulasik makinesi|bulasik makinasi',
  Mobilya: 'mobilya|koltuk takimi|yatak odasi takimi|yemek odasi takimi|ofis mobilyasi',
  Elektronik: 'elektronik|bilgisayar|televizyon|cep telefonu|yazici',
  Tekstil: 'tekstil|kumas|giyim|konfeksiyon|iplik',
  Ziynet: 'ziynet|altin|mucevher|bilezik|kolye|pirlanta',
  Hurda: 'hurda',
  Makine: 'makine|makina|tezgah|torna|jenerator|kompresor|pres|enjeksiyon',
};
/** Nouns that name only the kind (real estate, vehicle, goods): they count if there is no other noun. */
const GENERAL_NOUNS: Readonly<Partial<Record<SubCategory, string>>> = {
  'Diğer Gayrimenkul': 'tasinmaz|gayrimenkul|konut|arazi|emlak',
  'Diğer Araç': 'arac|tasit|vasita',
  'Diğer Taşınır': 'tasinir|emtia|esya',
};
/**
 * Excludes a noun that is part of a place's name (`Bağlar Mahallesi`, `Bahçe'de`) or of a plan (`villa imarlı arsa`),
 * according to the next word.
 */
const NOT_PLACE_OR_PLAN =
  "(?!'|\\s+(?:mahalle|mah\\.|koy[ui]|mevki|sokag|sok\\.|cadde|cad\\.|bulvar|ilce|beldesi|imarl))";

type NounTest = { pattern: RegExp; subCategoryOf: ReadonlyMap<string, SubCategory> };

function nounTest(nouns: Readonly<Partial<Record<SubCategory, string>>>, kind: CategoryNumber | undefined): NounTest {
  const kinds = kind ? [kind] : CATEGORY_NUMBERS;
  const subCategories = kinds.flatMap((number): readonly SubCategory[] => SUB_CATEGORIES[number]);
  const subCategoryOf = new Map(
    subCategories.flatMap((name) => (nouns[name]?.split('|') ?? []).map((noun) => [noun, name] as const)),
  );
  // The longest first, so that `iş makinesi` is not found as `makine`.
  const stems = [...subCategoryOf.keys()].toSorted((a, b) => b.length - a.length);
  return {
    pattern: new RegExp(`(?<![a-z0-9'])(${stems.join('|')})${NOUN_ENDING}(?![a-z])${NOT_PLACE_OR_PLAN}`),
    subCategoryOf,
  };
}

const testsByKind = new Map(
  [undefined, ...CATEGORY_NUMBERS].map((kind) => [kind, [nounTest(NOUNS, kind), nounTest(GENERAL_NOUNS, kind)]]),
);

/** In `arsa üzerinde bulunan fabrika` the factory is sold, in `üzerinde mesken bulunan tarla` the field. */
const GROUND =
  /(?<![a-z])(?:arsa|tarla|bahce|bag|tasinmaz|parsel)[a-z]{0,3} uzerinde(?:ki)?(?: bulunan| yer alan| insa edilen| kurulu)? /g;
/** How the sale is held; it doesn't mean that electronics are for sale. */
const ELECTRONIC_SALE = /elektronik (?:ortam|satis|ihale|artt?irma|portal|teklif|teminat|imza)[a-z]*/g;
/** The share of the ground that belongs to every flat: `88/100 arsa paylı mesken`. */
const GROUND_SHARE = /(?<![a-z])arsa pay[a-z]{0,6}/g;
/** The building that a unit is in: `iş hanında büro`. */
const INSIDE =
  /(?<![a-z])(?:is han|is merkez|alisveris merkez|apartman|pasaj|plaza|avm|bina)[a-z]{0,3}(?:nda|nde|da|de)(?:ki)? /g;
/** The selling office, as in `22. İcra Dairesi`: not a flat. */
const OFFICE = /(?<![a-z])(?:icra|iflas|vergi|satis|mudurlugu) daire[a-z]{0,12}/g;
const STANDING_ON = /(?<![a-z])uzerinde .{1,60}? (?:bulunan|olan|yer alan) /g;

/** The noun that names a kind: its place, and whether it only says that it is land, a vehicle or goods. */
export type KindNoun = {
  readonly subCategory: SubCategory;
  readonly isGeneral: boolean;
  readonly start: number;
  readonly stem: string;
};

/**
 * Returns the sub-category that a title or a label names: its first main noun, within the kind if it is known. Ignores
 * the names of `places`: Bahçe and Bağlar are districts. `undefined` if the text names none.
 */
export function findSubCategory(
  text: string,
  kind?: CategoryNumber,
  places: readonly (string | null)[] = [],
): SubCategory | undefined {
  return findKindNoun(places.reduce<string>(withoutPlace, text.slice(0, 500)), kind)?.subCategory;
}

/** Returns the first main noun of a text without place names. */
export function findKindNoun(text: string, kind?: CategoryNumber): KindNoun | undefined {
  const folded = [OFFICE, GROUND, GROUND_SHARE, INSIDE, STANDING_ON, ELECTRONIC_SALE].reduce(
    blanked,
    foldTurkish(text.slice(0, 500)),
  );
  for (const [index, { pattern, subCategoryOf }] of (testsByKind.get(kind) ?? []).entries()) {
    const found = pattern.exec(folded);
    const stem = found?.[1] ?? '';
    const subCategory = subCategoryOf.get(stem);
    if (found && subCategory) return { subCategory, isGeneral: index > 0, start: found.index, stem };
  }
  return undefined;
}

/** Blanks out words that don't name the thing; all other positions stay the same. */
function blanked(folded: string, pattern: RegExp): string {
  return folded.replace(pattern, (words) => ' '.repeat(words.length));
}

/** Removes the first mention of a place; the capital letter distinguishes it from the noun. */
function withoutPlace(text: string, place: string | null): string {
  if (!place) return text;
  const name = foldTurkish(place);
  const words = text.split(' ');
  const at = words.findIndex((word) => /^\p{Lu}/u.test(word) && foldTurkish(word).split("'")[0] === name);
  return at === -1 ? text : words.toSpliced(at, 1).join(' ');
}
