/** `14.01.2026` for `2026-01-14`; what is no day stays as it is. */
export function dayText(day: string): string {
  return day.split('-').toReversed().join('.');
}
