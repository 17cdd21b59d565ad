const TITLES: Readonly<Record<string, string>> = { 'e-satis': 'UYAP e-Satış' };

/** The name of a record's source as people know it: `UYAP e-Satış`, `ilan.gov.tr`. */
export function sourceTitle(source: string): string {
  return TITLES[source] ?? source;
}
