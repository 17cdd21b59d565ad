import { z } from 'zod';

/** Who says what listings are worth today, and of which month: `TSB, Kasım 2026`; null where nobody says it. */
export const worthSourcesSchema = z.object({ index: z.string().nullable(), kasko: z.string().nullable() });
export type WorthSources = z.infer<typeof worthSourcesSchema>;

/**
 * The sources as a line below figures: `Bugünkü karşılık: TCMB konut fiyat endeksi, Ekim 2026; kasko değeri: TSB,
 * Kasım 2026. Piyasa değeri değildir.`; empty where there are none.
 */
export function worthText({ index, kasko }: WorthSources): string {
  const sources = [index && `bugünkü karşılık: ${index}`, kasko && `kasko değeri: ${kasko}`].filter(Boolean).join('; ');
  return sources && `${sources.charAt(0).toLocaleUpperCase('tr')}${sources.slice(1)}. Piyasa değeri değildir.`;
}
