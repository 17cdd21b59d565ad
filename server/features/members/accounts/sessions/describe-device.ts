/** The order matters: a user agent also names other browsers (Edge also contains `Chrome`); the first match wins. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Returns for example `Chrome, Windows`: enough for the member to recognize the device. */
export function describeDevice(userAgent: string): string {
  const names = [nameIn(userAgent, BROWSERS), nameIn(userAgent, SYSTEMS)].filter((name) => name !== undefined);
  return names.length > 0 ? names.join(', ') : 'Bilinmeyen cihaz';
}

function nameIn(userAgent: string, names: readonly (readonly [RegExp, string])[]): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}
