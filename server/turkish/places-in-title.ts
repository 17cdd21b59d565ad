import { foldTurkish, titleCaseTurkish } from '#shared/text/turkish-text.ts';

const PLACE_NAME = '((?:\\p{Lu}[\\p{L}.]*\\s+|\\d{1,4}\\.?\\s+){1,4})';
const QUARTER = new RegExp(`${PLACE_NAME}(Mahallesi|MAHALLESİ|Mah\\.|MAH\\.|Köyü|KÖYÜ)(?!\\p{L})`, 'u');
const LOCALITY = new RegExp(`${PLACE_NAME}(Mevkii|MEVKİİ|Mevkisi|MEVKİSİ|Mevki|MEVKİ)(?!\\p{L})`, 'u');
const PLACE_KINDS: Readonly<Record<string, string>> = {
  mahallesi: 'Mahallesi',
  'mah.': 'Mahallesi',
  koyu: 'Köyü',
  mevkii: 'Mevkii',
  mevkisi: 'Mevkii',
  mevki: 'Mevkii',
};

/** The neighbourhood or village that a title names (`Yakınca Mahallesi`), without the places around it. */
export function findQuarter(title: string, around: readonly (string | null)[]): string | undefined {
  return placeName(QUARTER.exec(title), around);
}

/** The locality that a title names (`Tekkedüzü Mevkii`): a name that many fields of one village share, so no neighbourhood. */
export function findLocality(title: string, around: readonly (string | null)[]): string | undefined {
  return placeName(LOCALITY.exec(title), around);
}

function placeName(found: RegExpExecArray | null, around: readonly (string | null)[]): string | undefined {
  if (!found) return undefined;
  const [, name = '', kind = ''] = found;
  const words = name.trim().split(/\s+/);
  const outer = new Set(around.filter((place) => place !== null).map(foldTurkish));
  while (words.length > 1 && outer.has(foldTurkish(words[0] ?? ''))) words.shift();
  const own = words.join(' ');
  return `${/\p{Ll}/u.test(own) ? own : titleCaseTurkish(own)} ${PLACE_KINDS[foldTurkish(kind)] ?? kind}`;
}
