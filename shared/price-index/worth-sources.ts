import type { WorthSources } from './worth-sources-schema.ts';

/**
 * The sources as a line below values: `Bugünkü karşılık: TCMB konut fiyat endeksi, Ekim 2026; kasko değeri: TSB, Kasım
 * 2026. Piyasa değeri değildir.`; empty without sources.
 */
export function worthText({ index, kasko }: WorthSources): string {
  const sources = [index && `bugünkü karşılık: ${index}`, kasko && `kasko değeri: ${kasko}`].filter(Boolean).join('; ');
  return sources && `${sources.charAt(0).toLocaleUpperCase('tr')}${sources.slice(1)}. Piyasa değeri değildir.`;
}
