/** The host of an address: `ilan.gov.tr`. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address;
}

const OPEN_TEXTS: Readonly<Record<string, string>> = {
  'ilan.gov.tr': 'ilan.gov.tr’de aç',
  'esatis.uyap.gov.tr': 'e-Satış’ta aç',
};

/** The text of the link to a listing's original. */
export function openSourceText(address: string): string {
  const host = hostOf(address);
  return OPEN_TEXTS[host] ?? `${host} sitesinde aç`;
}
