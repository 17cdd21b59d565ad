import { foldTurkish } from '#shared/text/turkish-text.ts';

export type TitleUnit = {
  readonly rooms?: string;
  readonly floor?: string;
  readonly unit?: string;
  readonly ada?: string;
  readonly parsel?: string;
};

const ROOMS = /(?<![\d+.,])(\d{1,2}(?:,5)?) ?\+ ?(\d(?:,5)?)(?![\d+])/;
const ORDINALS: Readonly<Record<string, string>> = {
  birinci: '1',
  ikinci: '2',
  ucuncu: '3',
  dorduncu: '4',
  besinci: '5',
  altinci: '6',
  yedinci: '7',
  sekizinci: '8',
  dokuzuncu: '9',
  onuncu: '10',
};
const PLAIN: Readonly<Record<string, string>> = { zemin: 'zemin', bodrum: 'bodrum', giris: 'giriş', cati: 'çatı' };
const KAT = 'kat(?:ta|taki|i|inda|indaki)?(?![a-z])(?! irtifak| mulkiyet| karsilig)';
/** `3. kat`, `zemin kat`, `2. bodrum kat`; `iki katlı` is the height of a house. */
const FLOOR = new RegExp(
  `(?<![\\d.,/+a-z])(?:(\\d{1,2})(?:\\.|'?[iu]nci)? ?(bodrum |normal )?${KAT}|(${[...Object.keys(PLAIN), ...Object.keys(ORDINALS)].join('|')}) ${KAT})`,
);
const LABELLED_FLOOR = /(?<![a-z])kat ?: ?(\d{1,2}|zemin|bodrum)(?![a-z\d])/;
const UNIT =
  /(?<![\d.,/])(\d{1,4}) ?(?:no\.?'? ?l[iu]|numarali) ?(?:bagimsiz bolum|b\.? ?b\.?|daire|mesken|dukkan|konut|isyeri|is yeri|ofis|buro|depo)(?![a-z]{3})/;
const ADA = /(?<![\d.,/])(\d{1,6}) ada(?![a-z])/;
const PARSEL = /(?<![\d.,/])(\d{1,6}) (?:no'?lu )?parsel(?!asyon)/;

/** Returns the rooms, floor and number of a unit, and the parcel, if a title names them. */
export function readTitleUnit(title: string): TitleUnit {
  const folded = foldTurkish(title);
  const [, rooms, halls] = ROOMS.exec(folded) ?? [];
  const floor = floorIn(folded);
  const [unit, ada, parsel] = [UNIT, ADA, PARSEL].map((pattern) => pattern.exec(folded)?.[1]);
  return {
    ...(rooms !== undefined && { rooms: `${rooms}+${halls}` }),
    ...(floor !== undefined && { floor }),
    ...(unit !== undefined && { unit }),
    ...(ada !== undefined && { ada }),
    ...(parsel !== undefined && { parsel }),
  };
}

function floorIn(folded: string): string | undefined {
  const [, number, kind = '', word] = FLOOR.exec(folded) ?? [];
  if (number !== undefined) return `${number}. ${kind.startsWith('bodrum') ? 'bodrum ' : ''}kat`;
  const named = word ?? LABELLED_FLOOR.exec(folded)?.[1];
  if (named === undefined) return undefined;
  const ordinal = /^\d/.test(named) ? named : ORDINALS[named];
  return ordinal === undefined ? `${PLAIN[named]} kat` : `${ordinal}. kat`;
}
