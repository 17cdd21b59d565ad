const UNITS = [
  ['gün', 86_400_000],
  ['saat', 3_600_000],
  ['dakika', 60_000],
] as const;

/** The time since a date: `2 saat önce`, `az önce`. */
export function formatAgo(date: Date, now: Date): string {
  const passed = Math.max(0, now.getTime() - date.getTime());
  const unit = UNITS.find(([, ms]) => passed >= ms);
  return unit ? `${Math.floor(passed / unit[1])} ${unit[0]} önce` : 'az önce';
}
