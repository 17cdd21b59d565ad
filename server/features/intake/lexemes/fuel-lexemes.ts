import { foldTurkish } from '#shared/text/turkish-text.ts';

/** Of every fuel that a text names: `Benzin ve LPG` → both. */
export function fuelLexemes(fuel: string | undefined): string[] {
  const folded = foldTurkish(fuel ?? '');
  return FUELS.filter((name) => folded.includes(name)).map((name) => `@u${name}`);
}

/** As `FUELS` of the search's parameters spell them, folded. */
const FUELS = ['dizel', 'benzin', 'lpg', 'hibrit', 'elektrik'];
