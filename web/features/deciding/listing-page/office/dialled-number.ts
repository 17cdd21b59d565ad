/** The number to dial: `0312 555 44 33 / 120` → `+903125554433`; `444 12 34` is unchanged. */
export function dialledNumber(shown: string): string {
  const [number = ''] = shown.split('/', 1);
  const digits = number.replace(/[^+\d]/g, '');
  return digits.replace(/^0(?=\d{10}$)/, '+90');
}
