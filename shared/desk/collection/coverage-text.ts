/** `%97`; `%100` only for all, `%0` only for none. */
export function coverageText(known: number, listings: number): string {
  if (listings === 0 || known === 0) return '%0';
  return known === listings ? '%100' : `%${Math.min(99, Math.max(1, Math.round((known / listings) * 100)))}`;
}
