const FILE_NUMBERS = /(?<!\d)(\d{4})\s*\/\s*0*(\d{1,7})(?!\d)/g;

/** Every file number in a text, without blanks, leading zeros and kind: `2024 / 01867 TLMT.` → `2024/1867`. */
export function fileNumbersIn(text: string): string[] {
  return [...text.matchAll(FILE_NUMBERS)].map(([, year, number]) => `${year}/${number}`);
}

/** The text without its file numbers. */
export function withoutFileNumbers(text: string): string {
  return text.replace(FILE_NUMBERS, ' ');
}
