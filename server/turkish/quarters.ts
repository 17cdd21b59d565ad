import { districtsOf, findProvince } from '#shared/places/places.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import { quarterList } from './quarter-list.ts';

type Code = ReturnType<ReturnType<typeof quarterList>['getCities']>[number]['code'];
let codes: ReadonlyMap<string, Code> | undefined;

function codeOf(il: string): Code | undefined {
  codes ??= new Map(
    quarterList()
      .getCities()
      .map(({ code, name }) => [findProvince(name) ?? name, code]),
  );
  return codes.get(il);
}

/**
 * The names of a district's quarters and villages, without `Mahallesi`; empty for a place that the list does not
 * contain.
 */
export function quartersOf(il: string, ilce: string): string[] {
  const code = codeOf(il);
  if (code === undefined) return [];
  return quarterList()
    .getNeighbourhoodsByCityCodeAndDistrict(code, ilce)
    .map((quarter) => quarter.replace(/ (?:Mah|Köyü|Mahallesi)\.?$/u, ''));
}

/** Whether a district has a quarter or village with that name, in any spelling. */
export function hasQuarter(il: string, ilce: string, name: string): boolean {
  const folded = foldTurkish(name);
  return quartersOf(il, ilce).some((quarter) => foldTurkish(quarter) === folded);
}

/** The only district of a province that has a quarter with that name; `undefined` if none or several have. */
export function districtOfQuarter(il: string, name: string): string | undefined {
  const [only, ...others] = districtsOf(il).filter((ilce) => hasQuarter(il, ilce, name));
  return others.length === 0 ? only : undefined;
}
