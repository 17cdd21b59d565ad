const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const relative = new Intl.RelativeTimeFormat('tr-TR', { numeric: 'always' });

/** How long ago something was: `2 saat önce`, `az önce`. */
export function formatAgo(date: Date, now: Date): string {
  const passed = Math.max(0, now.getTime() - date.getTime());
  const unit = UNITS.find(([, ms]) => passed >= ms);
  return unit ? relative.format(-Math.floor(passed / unit[1]), unit[0]) : 'az önce';
}
