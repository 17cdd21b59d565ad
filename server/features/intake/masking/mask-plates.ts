/** Province code, one to three letters, two to five digits, with or without gaps. */
const PLATE = /(0[1-9]|[1-7]\d|8[01])([ .-]?)([A-Za-z]{1,3})([ .-]?)(\d{2,5})/g;
/** Number of letters → how many digits may follow them. */
const DIGITS: Readonly<Record<number, RegExp>> = { 1: /^\d{4,5}$/, 2: /^\d{3,4}$/, 3: /^\d{2,3}$/ };
/**
 * Words between two numbers in notices in capitals that are not the letters of a plate: `12 ADA 345 PARSEL`,
 * `KAT 12 NO 345`.
 */
const WORDS_BETWEEN_NUMBERS = new Set(
  (
    'ADA NO M MM CM KM KG GR LT TL HP KW VE YA DE DA TE TA ILE BIN MIL PAY KAT MAH CAD SOK SK CD BLV BUL APT PAR PRS BLK ' +
    'NOL VAR YOK TAM ARA ALT UST SAT ESA TAL YIL AY GUN DK SN SA TON ADT OCA SUB MAR NIS MAY HAZ TEM AGU EYL EKI KAS'
  ).split(' '),
);
/** How many characters around the plate the word `plaka` is searched for. */
const NEAR = 30;

/** Masks vehicle plates except for the code of the province: `34 ABC 123` → `34 *** ***`. */
export function maskPlates(text: string): string {
  return text.replace(
    PLATE,
    (whole, province: string, gap: string, letters: string, gap2: string, digits: string, at: number) => {
      const before = text.slice(Math.max(0, at - NEAR), at);
      const after = text.slice(at + whole.length, at + whole.length + NEAR);
      if (/[\p{L}\d]$|\d[.,/]$/u.test(before) || /^(?:[\p{L}\d]|[.,/]\d)/u.test(after)) return whole;
      const isMarked = /plaka\S*[ :]*$/i.test(before) || /^[ ,]*plaka/i.test(after);
      const isNearMark = /plaka/i.test(before) || /plaka/i.test(after);
      const looksLikePlate = letters === letters.toUpperCase() && DIGITS[letters.length]?.test(digits);
      const isPlate = isMarked || (!WORDS_BETWEEN_NUMBERS.has(letters.toUpperCase()) && (isNearMark || looksLikePlate));
      return isPlate ? `${province}${gap || ' '}***${gap2 || ' '}***` : whole;
    },
  );
}
