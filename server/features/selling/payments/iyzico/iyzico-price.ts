/** Converts kuruş to iyzico's price format: `2999` → `29.99`, `99000` → `990.0`. */
export function toPrice(kurus: number): string {
  const price = (kurus / 100).toFixed(2).replace(/0$/, '');
  return price;
}

/** Converts iyzico's price (a number, or text with a point) to kuruş; NaN for anything else. */
export function fromPrice(price: unknown): number {
  const text = typeof price === 'number' || typeof price === 'string' ? String(price) : '';
  // The provider rounds to eight decimals. Our prices have no fractions of a kuruş, so any other amount is not ours.
  return /^\d{1,8}(?:\.\d{1,2}0*)?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN;
}
