/** `14.01.2026` for `2026-01-14`; any other text is returned unchanged. */
export function dayText(day: string): string {
  return day.split('-').toReversed().join('.');
}
